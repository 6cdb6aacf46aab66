import { ADMIN, callApi, expect, expectAccessible, logIn, someone, test } from './helpers/journey.ts'

// promise (everyone): A contact message is stored, mailed to support, confirmed, and read by the staff
// promise (staff): `/admin/messages`: contact messages
test('a message is counted, read, answered, marked, and opened again', async ({ page, ozi }) => {
  const { email } = someone('Amaka')
  const body = { name: 'Amaka Obi', email, message: 'My parcel is late.\n\nPlease call me.' }
  expect((await callApi(ozi.url, '/contact', { body })).status).toBe(201)
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: /Messages.*\d+ new messages?/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByPlaceholder('Search by name, e-mail or words...').fill(email)
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('New')
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await row.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Please call me.')
  const reply = await sheet.getByRole('link', { name: 'Reply by mail' }).getAttribute('href')
  expect(decodeURIComponent(reply ?? '')).toContain(`mailto:${email}?subject=`)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Mark answered' }).click()
  await expect(sheet).toContainText('Answered by Administrator')
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(row).toContainText('Answered')

  await page.getByLabel('Which messages').selectOption('Open')
  await expect(page).toHaveURL(/filter=open/)
  await expect(page.getByText('No messages match your search.')).toBeVisible()
  await page.goBack()
  await page.goto(`/admin/messages?filter=answered&search=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).click()
  await page.getByRole('button', { name: 'Mark open' }).click()
  await expect(page.getByRole('button', { name: 'Mark answered' })).toBeVisible()
})

test('what cannot be saved is told in the sheet, which stays', async ({ page, ozi }) => {
  const { email } = someone('Bola')
  await callApi(ozi.url, '/contact', { body: { name: 'Bola', email, message: 'Hello' } })
  await page.route(/\/answered$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } }),
  )
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`/admin/messages?search=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).click()
  await page.getByRole('button', { name: 'Mark answered' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not save that.')
  await expect(page.getByRole('button', { name: 'Mark answered' })).toBeVisible()
})
