import { expect, test } from './helpers/journey.ts'
import {
  administrator,
  answer,
  composerOf,
  connectionOf,
  messagesIn,
  rowOf,
  someColleague,
  someWriter,
  staffPage,
  threadOf,
  writeByApi,
} from './helpers/staff-chat.ts'

// promise (staff): Chat: messages, ticks, typing, status and assignment are live
test('messages, typing, ticks, status and assignment are live for all', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'Where is my parcel?')
  const customer = await connectionOf(ozi.url, ngozi)
  const told: string[] = []
  customer.on('new_message', ({ message }: { message: { content: string } }) => told.push(message.content))
  const bola = await someColleague(ozi, 'support', 'Bola')
  const ada = await staffPage(browser, ozi.url, await administrator(ozi.url))
  const other = await staffPage(browser, ozi.url, bola)
  const address = `/admin/chats/${ngozi.conversationId}?search=${ngozi.email}`
  await ada.goto(address)
  await other.goto(address)
  for (const page of [ada, other]) await expect(messagesIn(page)).toContainText('Where is my parcel?')

  const typing = { conversationId: ngozi.conversationId, isTyping: true }
  const keys = setInterval(() => customer.emit('typing', typing, () => undefined), 500)
  for (const page of [ada, other]) await expect(page.getByText('Ngozi Eze is typing…')).toBeVisible()
  clearInterval(keys)
  await expect(ada.getByText('is typing…'), 'it fades by itself').toBeHidden()

  await answer(ada, 'It is on its way.')
  await expect(composerOf(ada)).toHaveValue('')
  await expect(messagesIn(other)).toContainText('It is on its way.')
  await expect(messagesIn(other).locator('[data-sequence="2"]'), 'who answered').toContainText('Ozi support')
  await expect.poll(() => told).toEqual(['It is on its way.'])
  const leftOf = async (text: string) => (await messagesIn(ada).getByText(text).boundingBox())?.x ?? 0
  expect(await leftOf('It is on its way.'), 'the staff on the right').toBeGreaterThan(
    await leftOf('Where is my parcel?'),
  )
  await expect(messagesIn(ada).locator('[data-tick]').last()).toHaveAttribute('data-tick', 'delivered')
  await customer
    .timeout(10_000)
    .emitWithAck('mark_read', { conversationId: ngozi.conversationId, sequence: 2 })
  for (const page of [ada, other])
    await expect(messagesIn(page).locator('[data-tick]').last()).toHaveAttribute('data-tick', 'read')

  await threadOf(ada, ngozi).getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(rowOf(other, ngozi)).toContainText('Pending')
  await expect(threadOf(other, ngozi).getByRole('combobox', { name: 'Status' })).toHaveValue('pending')
  await threadOf(other, ngozi).getByRole('combobox', { name: 'Assigned to' }).selectOption('Bola (me)')
  await expect(rowOf(ada, ngozi)).toContainText('Bola')
  await expect(ada.locator('header').filter({ hasText: 'Ngozi Eze' })).toContainText(ngozi.email)
  customer.close()
  await ada.context().close()
  await other.context().close()
})

// promise (staff): The chat list: who wrote last comes to the top and is counted as new until it is opened
test('who writes comes to the top and is counted until it is opened', async ({ browser, ozi }) => {
  const first = await someWriter(ozi, 'The first of two')
  const second = await someWriter(ozi, 'The second of two')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto('/admin/chats')
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toContainText('The second of two')
  await writeByApi(ozi.url, first, 'Are you there?')
  await expect(rows.first()).toContainText('Are you there?')
  await expect(rows.first()).toContainText('2 new')
  const unread = page.getByRole('link', { name: /Chats.*\d+ unread conversations?/ })
  await expect(unread).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) /)

  await rowOf(page, first).click()
  await expect(rowOf(page, first)).not.toContainText('new')
  await writeByApi(ozi.url, first, 'Hello?')
  await expect(messagesIn(page)).toContainText('Hello?')
  await expect(rowOf(page, first), 'what is open is read').not.toContainText('new')
  await expect(rowOf(page, second)).toContainText('1 new')

  await page.getByRole('button', { name: 'Mark unread' }).click()
  await expect(rowOf(page, first)).toContainText('1 new')
  await expect(rowOf(page, first)).toBeFocused()
  await expect(page.getByText('Select a conversation')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, first)).toContainText('1 new')
  await page.context().close()
})

// promise (staff): The chat list: “Search conversations...”, filters in the address, “No conversations found”
test('a conversation enters and leaves a filtered list', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'I wait for you')
  const signed = await administrator(ozi.url)
  const pending = await staffPage(browser, ozi.url, signed)
  const desk = await staffPage(browser, ozi.url, signed)
  await pending.goto('/admin/chats?status=pending')
  await desk.goto(`/admin/chats/${ngozi.conversationId}`)
  await expect(pending.getByPlaceholder('Search conversations...')).toBeVisible()
  await expect(rowOf(pending, ngozi)).toHaveCount(0)
  await pending.getByPlaceholder('Search conversations...').fill(ngozi.email)
  await expect(pending).toHaveURL(/search=/)
  await expect(pending.getByText('No conversations found')).toBeVisible()
  const status = threadOf(desk, ngozi).getByRole('combobox', { name: 'Status' })
  await status.selectOption('Pending')
  await expect(rowOf(pending, ngozi)).toBeVisible()
  await status.selectOption('Closed')
  await expect(rowOf(pending, ngozi)).toHaveCount(0)
  await expect(desk.getByText(/Closed\. Set it to Active/)).toBeVisible()
  await expect(composerOf(desk)).toHaveCount(0)
  await pending.context().close()
  await desk.context().close()
})
