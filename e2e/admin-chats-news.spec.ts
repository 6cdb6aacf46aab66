import { callApi, expect, expectAccessible, test } from './support/journey.ts'
import {
  administrator,
  answer,
  messagesIn,
  rowOf,
  someWriter,
  staffPage,
  writeByApi,
} from './support/chats.ts'
import { listenToNotes } from './support/notes.ts'

test('a customer’s message is heard unless it is before one’s eyes, or the sound is off', async ({
  browser,
  ozi,
}) => {
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

  const sound = page.getByRole('button', { name: 'Sound on new orders and messages' })
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

test('when a customer is deleted meanwhile, nothing of them stays on the desk of whoever reads it', async ({
  browser,
  ozi,
}) => {
  const ngozi = await someWriter(ozi, 'Please forget me')
  const signed = await administrator(ozi.url)
  const reading = await staffPage(browser, ozi.url, signed)
  const looking = await staffPage(browser, ozi.url, signed)
  await reading.goto(`/admin/chats/${ngozi.conversationId}`)
  await looking.goto('/admin/chats')
  await expect(messagesIn(reading)).toContainText('Please forget me')
  await expect(reading.getByText('No notes yet')).toBeVisible()
  await expect(rowOf(looking, ngozi)).toBeVisible()
  const own = await callApi<{ data: { userId: { _id: string } }[] }>(ozi.url, '/user/conversations', {
    token: ngozi.token,
  })
  const gone = await fetch(`${ozi.url}/api/v1/user/${own.body.data[0]?.userId._id ?? ''}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${signed.token}` },
  })
  expect(gone.status).toBe(200)

  await expect(reading.getByText('There is no such conversation')).toBeVisible()
  await expect(reading.getByText('Its customer’s account may have been deleted')).toBeVisible()
  for (const page of [reading, looking]) {
    await expect(rowOf(page, ngozi)).toHaveCount(0)
    await expect(page.getByText(ngozi.email)).toHaveCount(0)
    await expect(page.getByText('Please forget me')).toHaveCount(0)
  }
  await expect(reading.getByRole('region', { name: 'Internal notes' })).toHaveCount(0)
  await expectAccessible(reading)
  await reading.getByRole('link', { name: 'Back to conversations' }).click()
  await expect(reading.getByText('Select a conversation')).toBeVisible()
  await reading.context().close()
  await looking.context().close()
})
