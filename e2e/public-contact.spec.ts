import { expect, expectAccessible, test } from './helpers/journey.ts'
import { SUPPORT } from './helpers/site.ts'

const RECEIVED = 'We have received your message, you will hear from us soon'

// promise (everyone): Contact: “We have received your message, you will hear from us soon”
// promise (everyone): `/contact`: a message to support
test('a message is stored, confirmed and mailed to support', async ({ page, ozi }) => {
  const before = ozi.mailbox.to(SUPPORT).length
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: SUPPORT }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Please write your message.' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.getByLabel('Your name').fill('Ngozi Ume')
  await page.getByLabel('E-mail').fill('ngozi@ozi.test')
  await page.getByLabel('Message').fill('My soup arrived hot. <b>Thank you!</b>')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: RECEIVED })).toBeFocused()
  await expectAccessible(page)
  expect(await ozi.mailbox.waitFor(SUPPORT, /My soup arrived hot\. <b>Thank you!<\/b>/, before)).toBeTruthy()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Your name')).toHaveValue('Ngozi Ume')
})

// promise (everyone): `/contact`: a message to support
test('a message that does not go through stays, and a retry sends it', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ngozi Ume')
  await page.getByLabel('E-mail').fill('ngozi@ozi.test')
  await page.getByLabel('Message').fill('Where is my parcel?')
  await page.route('**/api/v1/contact', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Your message did not go through. It is still here')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('Where is my parcel?')
  await page.unroute('**/api/v1/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
})
