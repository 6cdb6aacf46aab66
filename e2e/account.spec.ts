import type { Page } from '@playwright/test'
import { expect, logIn, logOut, makeCustomer, fillInRegistration, someone, test } from './helpers/journey.ts'

/** Pastes from the clipboard, as a user does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

// promise (everyone): Verify: “Verification successful”
// promise (everyone): `/register`, `/verify`: a new account
// promise (everyone): A code is one field: paste, one-time-code, digits, leading zero
// promise (everyone): A form’s summary takes the focus and links to the fields
test('a newcomer registers, enters the mailed code and is greeted by name', async ({ page, ozi }) => {
  const person = someone('Nkechi')
  await page.goto('/register')
  await page.getByRole('button', { name: 'Next' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Please enter your first name.' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await fillInRegistration(page, person)
  await expect(page).toHaveURL(/\/verify$/)
  const code = await ozi.mailbox.code(person.email)
  await page.getByLabel('Code').focus()
  await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Verification successful')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nkechi')

  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (everyone): `/verify` without a session asks for e-mail and code
test('a newcomer enters the code on another phone, and logs in', async ({ page, ozi }) => {
  const person = someone('Ifeoma')
  await page.goto('/register')
  await fillInRegistration(page, person)
  await expect(page).toHaveURL(/\/verify$/)
  const code = await ozi.mailbox.code(person.email)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Enter it' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Code').fill(code)
  await expect(page.getByRole('alertdialog', { name: 'Verification successful' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (everyone): A forgotten password: the same answer for a known and an unknown address
// promise (everyone): `/forgot`, `/new-password`: a new password by a mailed link
test('a forgotten password is replaced by the mailed link', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  const mailsBefore = ozi.mailbox.to(person.email).length
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot$/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('a link to set a new password is on its way').first()).toBeVisible()

  const link = await ozi.mailbox.waitFor(
    person.email,
    /https?:\/\/\S+\/new-password\?token=[\w-]+/,
    mailsBefore,
  )
  await page.goto(new URL(link).pathname + new URL(link).search)
  const fresh = 'three goats on Wetheral Road'
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm password').fill(fresh)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, person.email, fresh)
  await expect(page).toHaveURL(/\/dashboard$/)
})
