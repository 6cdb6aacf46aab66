import { ADMIN, expect, logIn, someone, test } from './helpers/journey.ts'
import { SUPPORT } from './helpers/site.ts'

// promise (everyone): A contact message is stored, mailed to support, confirmed, and read by the staff
// promise (everyone): Contact: “We have received your message, you will hear from us soon”
// promise (everyone): `/contact`: a message to support
// promise (staff): `/admin/messages`: contact messages
test('a visitor’s message is mailed to support, and answered by staff', async ({ page, ozi }) => {
  const { email } = someone('Amaka')
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Amaka Obi')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill('My parcel is <b>late</b>.\n\nPlease call me.')
  await page.getByRole('button', { name: 'Send message' }).click()
  const received = 'We have received your message, you will hear from us soon'
  await expect(page.getByRole('status').filter({ hasText: received })).toBeFocused()
  expect(await ozi.mailbox.waitFor(SUPPORT, /My parcel is <b>late<\/b>/)).toBeTruthy()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Your name')).toHaveValue('Amaka Obi')

  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: /Messages.*\d+ new messages?/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(email)
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('New')
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()

  await row.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Please call me.')
  await sheet.getByLabel('Your answer').fill('We call you at five.')
  await sheet.getByRole('button', { name: 'Send answer' }).click()
  await expect(sheet).toContainText('Answered by Administrator')
  expect(await ozi.mailbox.waitFor(email, /We call you at five\./)).toBeTruthy()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(row).toContainText('Answered')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Which messages').selectOption('Open')
  await expect(page).toHaveURL(/filter=open/)
  await expect(page.getByText('No messages match your search.')).toBeVisible()
  await page.goBack()
  await page.goto(`/admin/messages?filter=answered&search=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).click()
  await page.getByRole('button', { name: 'Mark open' }).click()
  await expect(page.getByRole('button', { name: 'Mark answered' })).toBeVisible()
})
