import type { Page } from '@playwright/test'
import { callApi, expect, test } from './helpers/journey.ts'
import {
  administrator,
  answer,
  composerOf,
  messagesIn,
  rowOf,
  someWriter,
  staffPage,
  type Writer,
  writeByApi,
} from './helpers/staff-chat.ts'
import { listenToNotes } from './helpers/notes.ts'

test('a customer’s message is heard unless it is on screen, or muted', async ({ browser, ozi }) => {
  const [open, other] = [await someWriter(ozi, 'I am read'), await someWriter(ozi, 'I wait')]
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  const notes = await listenToNotes(page)
  await page.goto(`/admin/chats/${open.conversationId}`)
  await messagesIn(page).click()
  await writeByApi(ozi.url, open, 'And seen at once')
  await expect(messagesIn(page)).toContainText('And seen at once')
  await writeByApi(ozi.url, other, 'Is anybody there?')
  await expect(rowOf(page, other)).toContainText('2 new')
  await expect.poll(notes, 'one of the two, in two notes').toBe(2)

  const sound = page.getByRole('button', { name: /^Sound on new orders/ })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await sound.click()
  await page.reload()
  await expect(sound, 'this browser remembers it').toHaveAttribute('aria-pressed', 'false')
  await expect(messagesIn(page)).toContainText('And seen at once')
  await messagesIn(page).click()
  await answer(page, 'Said, so the connection stands')
  await expect(messagesIn(page).locator('[data-tick]').last()).toHaveAttribute('data-tick', 'delivered')
  await writeByApi(ozi.url, other, 'Hello?')
  await expect(rowOf(page, other)).toContainText('3 new')
  expect(await notes()).toBe(0)
  await sound.click()
  await expect.poll(notes, 'heard once, so that one knows it').toBe(2)
  await page.context().close()
})

async function deleteCustomer(url: string, { token }: Writer, adminToken: string): Promise<void> {
  const own = await callApi<{ data: { userId: { _id: string } }[] }>(url, '/user/conversations', { token })
  const gone = await fetch(`${url}/api/v1/user/${own.body.data[0]?.userId._id ?? ''}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${adminToken}` },
  })
  expect(gone.status).toBe(200)
}

/** The drafts and unsent messages of a conversation that this browser stores. */
const keptOf = (page: Page, { conversationId }: Pick<Writer, 'conversationId'>) =>
  page.evaluate(
    (id) =>
      Object.entries(localStorage).filter(
        ([key, value]) => key.startsWith('draft:chat:') && `${key} ${String(value)}`.includes(id),
      ).length,
    conversationId,
  )

test('when a customer is deleted, their conversation leaves the screen', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'Please forget me')
  const signed = await administrator(ozi.url)
  const reading = await staffPage(browser, ozi.url, signed)
  const looking = await staffPage(browser, ozi.url, signed)
  await reading.goto(`/admin/chats/${ngozi.conversationId}`)
  await looking.goto('/admin/chats')
  await expect(messagesIn(reading)).toContainText('Please forget me')
  await expect(reading.getByText('No notes yet')).toBeVisible()
  await expect(rowOf(looking, ngozi)).toBeVisible()
  await composerOf(reading).fill('Half an answer')
  await expect.poll(() => keptOf(reading, ngozi)).toBe(1)
  await deleteCustomer(ozi.url, ngozi, signed.token)

  await expect(reading.getByText('We could not find this conversation')).toBeVisible()
  await expect(reading.getByText('The account may have been deleted')).toBeVisible()
  await expect(reading.getByText('What you wrote here was not sent.')).toBeVisible()
  expect(await keptOf(reading, ngozi)).toBe(0)
  for (const page of [reading, looking]) {
    await expect(rowOf(page, ngozi)).toHaveCount(0)
    await expect(page.getByText(ngozi.email)).toHaveCount(0)
    await expect(page.getByText('Please forget me')).toHaveCount(0)
  }
  await expect(reading.getByRole('region', { name: 'Internal notes' })).toHaveCount(0)
  await reading.getByRole('link', { name: 'Back to conversations' }).click()
  await expect(reading.getByText('Select a conversation')).toBeVisible()
  await reading.context().close()
  await looking.context().close()
})
