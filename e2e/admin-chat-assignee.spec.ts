import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { moveByApi, someCustomer, test } from './helpers/rides.ts'
import { callApi, expect, expectAccessible } from './helpers/journey.ts'
import {
  administrator,
  answer,
  composerOf,
  messagesIn,
  rowOf,
  someColleague,
  someWriter,
  staffPage,
  writeByApi,
} from './helpers/staff-chat.ts'

// promise (staff): Chat: colleagues see a note at once, the customer never
test('a note is seen by colleagues at once and never by the customer', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'Hello')
  const ada = await staffPage(browser, ozi.url, await administrator(ozi.url))
  const bola = await staffPage(browser, ozi.url, await someColleague(ozi, 'support', 'Bola'))
  for (const page of [ada, bola]) {
    await page.goto(`/admin/chats/${ngozi.conversationId}`)
    await expect(page.getByText('No notes yet')).toBeVisible()
  }
  const notes = (page: typeof ada) => page.getByRole('region', { name: 'Internal notes' })
  await expect(notes(ada)).toContainText('Only the staff sees these.')
  await notes(ada).getByLabel('New note').fill('She called twice')
  await notes(ada).getByRole('button', { name: 'Save note' }).click()
  for (const page of [ada, bola])
    await expect(notes(page).getByRole('listitem')).toHaveText(/She called twice/)
  await expect(messagesIn(ada)).not.toContainText('She called twice')
  const path = `/conversations/${ngozi.conversationId}/messages`
  const seen = await callApi<{ data: { content: string }[] }>(ozi.url, path, { token: ngozi.token })
  expect(seen.body.data.map(({ content }) => content)).toEqual(['Hello'])
  await ada.context().close()
  await bola.context().close()
})

// promise (staff): Chat: saved replies
test('a saved reply is created, found, used, changed and deleted', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'Hello')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto(`/admin/chats/${ngozi.conversationId}`)
  await page.getByRole('button', { name: 'Saved replies' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('No saved replies yet.')
  await dialog.getByRole('button', { name: 'New reply' }).click()
  await dialog.getByLabel('Title').fill('In traffic')
  await dialog.getByLabel('Text').fill('Your rider is in traffic.')
  await dialog.getByRole('button', { name: 'Save reply' }).click()
  await dialog.getByPlaceholder('Words...').fill('nothing like it')
  await expect(dialog).toContainText('No saved reply matches.')
  await dialog.getByPlaceholder('Words...').fill('traffic')
  await dialog.getByRole('button', { name: /^In traffic/ }).click()
  await expect(composerOf(page)).toHaveValue('Your rider is in traffic.')
  await expect(composerOf(page)).toBeFocused()
  await expect(messagesIn(page), 'nothing is sent yet').not.toContainText('in traffic')
  await page.keyboard.press('Enter')
  await expect(messagesIn(page)).toContainText('Your rider is in traffic.')

  await page.getByRole('button', { name: 'Saved replies' }).click()
  await dialog.getByRole('button', { name: 'Edit In traffic' }).click()
  await dialog.getByLabel('Text').fill('Your rider is close.')
  await dialog.getByRole('button', { name: 'Save reply' }).click()
  await expect(dialog).toContainText('Your rider is close.')
  await dialog.getByRole('button', { name: 'Delete In traffic' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete this saved reply?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('No saved replies yet.')
  await page.context().close()
})

// promise (staff): Chat: the customer’s orders are beside the conversation
test('the customer’s orders are beside the conversation, and open', async ({ browser, ozi }) => {
  const person = await someCustomer(ozi, ['a lamp', 'a book'])
  const [lamp, book] = person.orders
  const ngozi = await someWriter(ozi, 'Where is it?', {
    person,
    token: person.token,
    orderId: book?._id ?? '',
  })
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto(`/admin/chats/${ngozi.conversationId}`)
  await expect(rowOf(page, ngozi)).toContainText(`Order ${book?.number ?? ''}`)
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders.getByText('About this order')).toBeVisible()
  const history = page.getByRole('list', { name: `Steps of ${book?.number ?? ''}` })
  await expect(history).toBeVisible()
  await moveByApi(ozi.url, book?._id ?? '', ['cancelled'])
  await expect(history, 'live').toContainText('Cancelled')
  await orders.getByRole('button', { name: new RegExp(lamp?.number ?? '') }).click()
  await orders.getByRole('button', { name: `Open order ${lamp?.number ?? ''}` }).click()
  const sheet = page.getByRole('dialog', { name: `Order ${lamp?.number ?? ''}` })
  await expect(sheet.getByRole('heading', { name: 'What happens next' })).toBeVisible()

  await sheet.getByRole('link', { name: 'Conversations' }).click()
  await expect(page).toHaveURL(/\/admin\/chats\?search=/)
  await expect(rowOf(page, ngozi)).toBeVisible()
  await page.goto(`/admin/users?search=${ngozi.email}`)
  await page.getByRole('row').filter({ hasText: ngozi.email }).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Conversations' }).click()
  await expect(rowOf(page, ngozi)).toBeVisible()
  await page.context().close()
})

// promise (staff): Chat: search in messages
// promise (staff): Chat: images
// promise (staff): Chat: transcript
test('an old message is found, answered with a picture, and exported', async ({ browser, ozi }) => {
  const ngozi = await someWriter(ozi, 'My gate is the purple one')
  for (let i = 2; i <= 70; i++) await writeByApi(ozi.url, ngozi, `Message ${String(i)}`)
  const other = await someWriter(ozi, 'The parcel is heavy')
  const page = await staffPage(browser, ozi.url, await administrator(ozi.url))
  await page.goto(`/admin/chats/${other.conversationId}`)
  await expect(messagesIn(page)).toContainText('The parcel is heavy')
  await page.getByRole('button', { name: 'Search messages' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search messages' })
  await sheet.getByPlaceholder('Words...').fill('purple')
  await expect(sheet).toContainText('No messages contain these words.')
  await sheet.getByRole('tab', { name: 'All', exact: true }).click()
  await expect(sheet.getByText('1 message', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /purple/ }).click()
  await expect(page).toHaveURL(new RegExp(`${ngozi.conversationId}\\?message=1$`))
  const found = messagesIn(page).locator('[data-sequence="1"]')
  await expect(found).toBeInViewport()
  await expect(found).toBeFocused()

  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#dd1111' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer })
  await answer(page, 'Is it this one?')
  const picture = messagesIn(page).getByRole('button', { name: /Image from/ })
  await expect(messagesIn(page).locator('[data-tick]').last()).toHaveAttribute('data-tick', 'delivered')
  await picture.click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export transcript' }).click()
  const text = await readFile(await (await begun).path(), 'utf8')
  expect(text).toContain('My gate is the purple one')
  expect(text).toContain('Is it this one?')
  await page.context().close()
})
