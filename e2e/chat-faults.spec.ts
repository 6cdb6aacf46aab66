import type { Page } from '@playwright/test'
import {
  openStaffSocket,
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
import { expect, test } from './helpers/journey.ts'
import { focusOf } from './helpers/layout.ts'

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
  'a refused message stays with its reason, to be retried or discarded',
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

// promise (customer): Support chat: keyboard, focus, axe, 320 px, large letters
test('the chat works by keyboard on a narrow phone', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  const staff = await openStaffSocket(ozi)
  await staff.say('send_message', { conversationId, content: `https://ozi.ng/${'x'.repeat(120)}` })
  staff.close()
  await page.setViewportSize({ width: 320, height: 740 })
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
