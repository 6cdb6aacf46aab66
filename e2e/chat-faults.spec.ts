import type { Page } from '@playwright/test'
import {
  openStaffSocket,
  startWithTrouble,
  startConversationByApi,
  bubbleOf,
  openChat,
  panelOf,
  signedIn,
  storedTexts,
  testOnLine,
  tickOf,
  write,
} from './helpers/chat.ts'
import { expect, expectAccessible, expectAccessibleInBoth, test } from './helpers/journey.ts'
import { expectNothingWider, focusOf } from './helpers/layout.ts'

// promise (customer): Support chat: messages written offline are sent once and in order
testOnLine(
  'what is written without a network waits, survives a reload, and is sent once and in order',
  async ({ page, line, ozi }) => {
    const { token } = await signedIn(page, ozi)
    const conversationId = await startConversationByApi(ozi, token, 'Hello')
    const staff = await openStaffSocket(ozi)
    await openChat(page)
    await expect(bubbleOf(page, 'Hello')).toBeVisible()
    line.lose()
    await write(page, 'first')
    await write(page, 'second')
    await page.getByLabel('Write a message').fill('a draft')
    await expect(tickOf(page, 'first')).toHaveText('Waiting to be sent')
    await expect(page.getByText('We cannot reach Ozi. What you write is kept')).toBeVisible()
    // Meanwhile staff answer, but the page is disconnected.
    await staff.say('send_message', { conversationId, content: 'Meanwhile' })

    await page.reload()
    await expect(bubbleOf(page, 'Hello')).toBeVisible()
    await expect(tickOf(page, 'second')).toHaveText('Waiting to be sent')
    await expect(page.getByLabel('Write a message')).toHaveValue('a draft')
    line.giveBack()
    await expect(tickOf(page, 'second')).toHaveText(/Delivered/)
    await expect(bubbleOf(page, 'Meanwhile')).toBeVisible()
    await expect(page.locator('[data-message]')).toHaveCount(4)
    expect(await storedTexts(ozi, token, conversationId)).toEqual(['Hello', 'Meanwhile', 'first', 'second'])
    await expect(page.locator('[data-message]').nth(1)).toContainText('Meanwhile')
    staff.close()
  },
)

// promise (customer): Support chat: two tabs show the same
testOnLine('two tabs show the same, and send what waits once', async ({ page, context, line, ozi }) => {
  const other = await context.newPage()
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  const pages: readonly Page[] = [page, other]
  for (const tab of pages) {
    await tab.goto('/dashboard?support=open')
    await expect(bubbleOf(tab, 'Hello')).toBeVisible()
  }
  await write(page, 'from the first tab')
  await expect(tickOf(other, 'from the first tab')).toHaveText('Delivered')
  line.lose()
  await write(page, 'kept here')
  await write(other, 'kept there')
  for (const tab of pages) {
    await expect(tickOf(tab, 'kept here')).toHaveText('Waiting to be sent')
    await expect(tickOf(tab, 'kept there')).toHaveText('Waiting to be sent')
  }
  line.giveBack()
  for (const tab of pages) {
    await expect(tickOf(tab, 'kept there')).toHaveText('Delivered')
    await expect(tab.locator('[data-message]')).toHaveCount(4)
  }
  expect(await storedTexts(ozi, token, conversationId)).toEqual([
    'Hello',
    'from the first tab',
    'kept here',
    'kept there',
  ])
})

// promise (customer): Support chat: a refused message stays with its reason
testOnLine(
  'a message that is refused stays with the reason, to be tried again or discarded',
  async ({ page, line, ozi }) => {
    const { token } = await signedIn(page, ozi)
    const conversationId = await startConversationByApi(ozi, token, 'Hello')
    const staff = await openStaffSocket(ozi)
    await openChat(page)
    await expect(bubbleOf(page, 'Hello')).toBeVisible()
    line.lose()
    await write(page, 'too late')
    await staff.say('update_status', { conversationId, status: 'closed' })
    line.giveBack()
    const late = bubbleOf(page, 'too late')
    await expect(late.getByRole('alert')).toHaveText(
      'Not sent: This conversation is closed. Please start a new one.',
    )
    await late.getByRole('button', { name: 'Retry' }).click()
    await expect(late.getByRole('alert')).toBeVisible()
    await staff.say('update_status', { conversationId, status: 'active' })
    await late.getByRole('button', { name: 'Retry' }).click()
    await expect(tickOf(page, 'too late')).toHaveText('Delivered')

    line.lose()
    await write(page, 'never mind')
    await staff.say('update_status', { conversationId, status: 'closed' })
    line.giveBack()
    await bubbleOf(page, 'never mind').getByRole('button', { name: 'Discard' }).click()
    await expect(bubbleOf(page, 'never mind')).toHaveCount(0)
    expect(await storedTexts(ozi, token, conversationId)).toEqual(['Hello', 'too late'])
    staff.close()
  },
)

// promise (customer): Support chat: “Failed to fetch conversations”, “Failed to fetch conversation”, “Failed to fetch messages”
test('what could not be had is told to the letter, and Retry brings it', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  const panel = panelOf(page)
  const faults = [
    { calls: /\/user\/conversations/, address: 'open', words: 'Failed to fetch conversations' },
    { calls: /\/conversations\/[^/]+$/, address: conversationId, words: 'Failed to fetch conversation' },
    { calls: /\/messages/, address: conversationId, words: 'Failed to fetch messages' },
  ]
  for (const { calls, address, words } of faults) {
    const refuse = (route: { fulfill: (answer: object) => Promise<void> }) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong' } })
    // Stored answers from the last visit would be shown. They are stored shortly after they arrive.
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.removeItem('kept-answers'))
    await page.route(calls, refuse)
    await page.goto(`/dashboard?support=${address}`)
    const alert = panel.getByRole('alert').filter({ has: page.getByText(words, { exact: true }) })
    await expect(alert).toBeVisible()
    await page.unroute(calls, refuse)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(bubbleOf(page, 'Hello')).toBeVisible()
  }
})

// promise (customer): Support chat: “Failed to create conversation”
test('a conversation that could not be begun says so to the letter, keeps the words, and is begun once', async ({
  page,
  ozi,
}) => {
  await signedIn(page, ozi)
  const panel = await openChat(page)
  await startWithTrouble(page)
  await write(page, 'Is anybody there?')
  const alert = panel.getByRole('alert').filter({ hasText: 'Failed to create conversation' })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Write a message')).toHaveValue('Is anybody there?')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Write a message')).toHaveValue('Is anybody there?')
  await page.getByLabel('Write a message').press('Enter')
  await expect(tickOf(page, 'Is anybody there?')).toHaveText('Delivered')
  await panel.getByRole('button', { name: 'All conversations' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(page.getByLabel('Write a message')).toHaveValue('')
})

// promise (customer): Support chat: “Loading conversations...”, “No conversations found”
test('while conversations are on their way it says so, and there is none where there was none', async ({
  page,
  ozi,
}) => {
  await signedIn(page, ozi)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/user\/conversations/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/dashboard?support=all')
  await expect(panelOf(page).getByText('Loading conversations...')).toBeVisible()
  answer()
  await expect(panelOf(page).getByText('No conversations found')).toBeVisible()
  await expectAccessible(page)
})

// promise (customer): Support chat: keyboard, focus, axe, 320 px, large letters
test('the panel is accessible and fits from 320 px to 1440 px, in both colours and in large letters', async ({
  page,
  ozi,
}) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'A long question '.repeat(12))
  const staff = await openStaffSocket(ozi)
  await staff.say('send_message', { conversationId, content: `https://ozi.ng/${'x'.repeat(120)}` })
  for (const address of [conversationId, 'all', 'new']) {
    await page.goto(`/dashboard?support=${address}`)
    await expect(panelOf(page)).toBeVisible()
    if (address === conversationId) await expect(tickOf(page, 'A long question')).toBeVisible()
    for (const [width, size] of [
      [360, '16px'],
      [1440, '16px'],
      [320, '16px'],
      [360, '32px'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
      await expectNothingWider(page, `${address} at ${width} px, letters of ${size}`)
      await expectAccessibleInBoth(page, size === '16px' && width !== 320 ? ['dark', 'light'] : ['light'])
    }
  }
  staff.close()
})

// promise (customer): Support chat: keyboard, focus, axe, 320 px, large letters
test('by keyboard one opens it, writes, reads and comes back to where one was', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  await startConversationByApi(ozi, token, 'Hello')
  const button = page.getByRole('button', { name: /^Support/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(bubbleOf(page, 'Hello')).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  for (let steps = 0; steps < 12; steps += 1) {
    expect((await focusOf(page))?.isSeen, (await focusOf(page))?.what).not.toBe(false)
    if (await page.getByLabel('Write a message').evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(tickOf(page, 'By keyboard')).toHaveText('Delivered')
  await expect(page.getByLabel('Write a message')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(button).toBeFocused()
})
