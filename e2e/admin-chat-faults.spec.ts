import { expect, expectAccessible } from './helpers/journey.ts'
import { test } from './helpers/power.ts'
import { breakCall } from './helpers/people.ts'
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
test('with the server away what was typed and sent stays, and goes once it is back', async ({
  browser,
  power,
}) => {
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
  await expect(page.getByRole('alert').filter({ hasText: 'The status was not changed.' })).toBeVisible()
  await expect(status, 'a refused change is taken back').toHaveValue('active')
  await expectAccessible(page)

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

// promise (staff): Chat: “Failed to fetch conversations”, “Failed to fetch messages”
test('what cannot be fetched says so in the words for it, and Retry brings it', async ({
  browser,
  power,
}) => {
  const { ozi } = power
  const ngozi = await someWriter(ozi, 'Hello from Orji')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  let mend = await breakCall(page, 'GET', /\/admin\/conversations(\?|$)/)
  await page.goto('/admin/chats')
  await expect(page.getByText('Failed to fetch conversations')).toBeVisible()
  await expectAccessible(page)
  mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, ngozi)).toBeVisible()

  mend = await breakCall(page, 'GET', /\/conversations\/[^/]+\/messages/)
  await rowOf(page, ngozi).click()
  await expect(page.getByText('Failed to fetch messages')).toBeVisible()
  mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(messagesIn(page)).toContainText('Hello from Orji')

  await page.goto('/admin/chats/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('We could not find this conversation')).toBeVisible()
  await page.context().close()
})

// promise (staff): Chat: a refused note, assignment or saved reply loses nothing
test('a note, an assignment and a saved reply that are refused say so, and lose nothing', async ({
  browser,
  power,
}) => {
  const { ozi } = power
  const ngozi = await someWriter(ozi, 'Hello')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto(`/admin/chats/${ngozi.conversationId}`)
  const notes = page.getByRole('region', { name: 'Internal notes' })
  const mendNotes = await breakCall(page, 'POST', /\/notes$/)
  await notes.getByLabel('New note').fill('Call her at six')
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes).toContainText('We could not save the note.')
  await expect(notes.getByLabel('New note')).toHaveValue('Call her at six')
  mendNotes()
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Call her at six')
  await expect(notes.getByLabel('New note')).toHaveValue('')

  await breakCall(page, 'PUT', /\/assignee$/)
  const assignee = threadOf(page, ngozi).getByRole('combobox', { name: 'Assigned to' })
  await assignee.selectOption({ index: 1 })
  await expect(page.getByRole('alert').filter({ hasText: 'The assignment was not changed.' })).toBeVisible()
  await expect(assignee).toHaveValue('')

  const mendReplies = await breakCall(page, 'POST', /\/saved-replies$/)
  await page.getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('button', { name: 'New reply' }).click()
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText('Please give it a title.')).toBeVisible()
  await page.getByLabel('Title').fill('Soon')
  await page.getByLabel('Text').fill('We call you soon.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not save this reply.' })).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('We call you soon.')
  await expectAccessible(page)
  mendReplies()
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByRole('button', { name: /^Soon/ })).toBeVisible()
  await page.context().close()
})
