import { expect } from './helpers/journey.ts'
import { test } from './helpers/power.ts'
import {
  administrator,
  answer,
  composerOf,
  messagesIn,
  rowOf,
  someWriter,
  staffPage,
  threadOf,
  writeByApi,
} from './helpers/staff-chat.ts'

// promise (staff): Chat: if the server is away, what was typed and sent stays
test('what was typed and sent while the server is away goes once it is back', async ({ browser, power }) => {
  const { ozi } = power
  const ngozi = await someWriter(ozi, 'Where is my parcel?')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto(`/admin/chats/${ngozi.conversationId}`)
  await expect(messagesIn(page)).toContainText('Where is my parcel?')
  await power.off()
  await answer(page, 'Written while you were away')
  await expect(messagesIn(page)).toContainText('Written while you were away')
  await expect(messagesIn(page).locator('[data-tick]').last()).toHaveAttribute('data-tick', 'waiting')
  await composerOf(page).fill('Not sent yet')

  const status = threadOf(page, ngozi).getByRole('combobox', { name: 'Status' })
  await status.selectOption('Resolved')
  await expect(page.getByRole('alert').filter({ hasText: 'Status not changed.' })).toBeVisible()
  await expect(status, 'a refused change is taken back').toHaveValue('active')

  await power.on()
  await expect(messagesIn(page).locator('[data-tick]').last()).toHaveAttribute('data-tick', 'delivered')
  await expect(composerOf(page)).toHaveValue('Not sent yet')
  await writeByApi(ozi.url, ngozi, 'You are back')
  await expect(messagesIn(page)).toContainText('You are back')
  await expect(rowOf(page, ngozi)).toContainText('You are back')
  await page.reload()
  await expect(composerOf(page), 'also after a reload').toHaveValue('Not sent yet')
  await page.context().close()
})
