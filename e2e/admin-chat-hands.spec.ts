import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBoth, test } from './helpers/journey.ts'
import { holdCalls } from './helpers/people.ts'
import { expectNothingWider } from './helpers/layout.ts'
import {
  administrator,
  composerOf,
  messagesIn,
  rowOf,
  someWriter,
  staffPage,
  writeByApi,
} from './helpers/staff-chat.ts'

const PHONE = { width: 360, height: 740 }

// promise (staff): Chat: keys /, j, k, Enter, Esc
test('by keyboard: to the search, the rows, a conversation, and back', async ({ browser, ozi }) => {
  const first = await someWriter(ozi, 'The first')
  const second = await someWriter(ozi, 'The second')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto('/admin/chats')
  await expect(rowOf(page, first)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Search conversations...')).toBeFocused()
  await page.getByPlaceholder('Search conversations...').blur()
  await page.keyboard.press('j')
  await expect(rowOf(page, second)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('j')
  await expect(rowOf(page, first)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(composerOf(page)).toBeFocused()
  await page.keyboard.type('jk typed')
  await page.keyboard.press('Enter')
  await expect(messagesIn(page)).toContainText('jk typed')
  await page.keyboard.type('half a sentence')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, first)).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/chats$/)
  await page.keyboard.press('Enter')
  await expect(composerOf(page), 'what was begun is there').toHaveValue('half a sentence')
  await page.context().close()
})

// promise (staff): Chat: the send button is off without words
test('the send button waits for words', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'Hello')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto(`/admin/chats/${ngozi.conversationId}`)
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await composerOf(page).fill('   ')
  await expect(send).toBeDisabled()
  await composerOf(page).fill('Hello')
  await expect(send).toBeEnabled()
  await page.context().close()
})

test('while the list and the messages load, nothing can be sent', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'Hello')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  const letListCome = await holdCalls(page, /\/admin\/conversations(\?|$)/)
  const letThreadCome = await holdCalls(page, /\/conversations\/[0-9a-f-]{36}(\/messages.*)?$/)
  await page.goto(`/admin/chats/${ngozi.conversationId}`)
  await expect(page.getByText('Loading conversations...')).toBeVisible()
  await expect(page.getByText('Loading messages…')).toBeVisible()
  await composerOf(page).fill('Typed already')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expectAccessible(page)
  letListCome()
  await expect(rowOf(page, ngozi)).toBeVisible()
  letThreadCome()
  await expect(messagesIn(page)).toContainText('Hello')
  await expect(page.getByText('Loading conversations...')).toHaveCount(0)
  await expect(composerOf(page)).toHaveValue('Typed already')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await page.context().close()
})

// promise (staff): Chat on a phone: list, conversation, details, and back
test('on a phone: the list, the conversation, the details, and back', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'From my phone')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url), PHONE)
  await page.goto(`/admin/chats?search=${ngozi.email}`)
  await rowOf(page, ngozi).click()
  await expect(page.getByPlaceholder('Search conversations...')).toBeHidden()
  await expect(messagesIn(page)).toContainText('From my phone')
  await page.getByRole('link', { name: 'Customer, notes and orders' }).click()
  await expect(page.getByRole('heading', { name: 'About this customer' })).toBeVisible()
  await expect(composerOf(page)).toBeHidden()
  await page.getByRole('link', { name: 'Back to the messages' }).click()
  await expect(composerOf(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to conversations' }).click()
  await expect(rowOf(page, ngozi)).toBeFocused()
  await expect(page).toHaveURL(/search=/)
  await page.goBack()
  await expect(composerOf(page), 'the browser’s own way back, too').toBeVisible()
  await page.context().close()
})

/** The list, a conversation, and its details. */
const placesOf = (id: string) => ['', `/${id}`, `/${id}?part=details`].map((rest) => `/admin/chats${rest}`)

async function settle(page: Page, path: string) {
  await page.goto(path)
  if (path.includes('details')) await expect(page.getByText('No notes yet')).toBeVisible()
  else if (path === '/admin/chats') await expect(page.locator('[data-row]').first()).toBeVisible()
  else await expect(messagesIn(page)).toContainText('The last word')
}

// promise (staff): Chat: axe on phone and desktop, by day and by night; 320 px and 200 % text
test('each part is accessible on a phone and at a desk, by day and by night', async ({ browser, ozi }) => {
  test.setTimeout(180_000)
  const ngozi = await someWriter(
    ozi,
    'A long story of a parcel that went to Orji instead of Ikenegbu. '.repeat(4),
  )
  await writeByApi(ozi.url, ngozi, 'The last word')
  const signed = await administrator(ozi.url)
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    const page = await staffPage(browser, ozi.url, signed, viewport)
    for (const path of placesOf(ngozi.conversationId)) {
      await settle(page, path)
      await expectAccessibleInBoth(page)
    }
    await page.context().close()
  }
})

// promise (staff): Chat: axe on phone and desktop, by day and by night; 320 px and 200 % text
test('each part fits 320 px and 200 % text', async ({ browser, ozi }) => {
  test.setTimeout(120_000)
  const ngozi = await someWriter(ozi, 'Hello')
  await writeByApi(ozi.url, ngozi, 'The last word')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url), { width: 320, height: 640 })
  for (const size of ['', '200%']) {
    for (const path of placesOf(ngozi.conversationId)) {
      await settle(page, path)
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
      await expectNothingWider(page, `${path} at ${size}`)
      await expectAccessible(page)
    }
  }
  await page.context().close()
})
