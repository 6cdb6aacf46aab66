import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  logIn,
  logOut,
  makeCustomer,
  PASSWORD,
  register,
  someone,
  test,
} from './helpers/journey.ts'

/** Pastes from the clipboard, as a user does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

// promise (everyone): Verify: “Verification successful”
// promise (everyone): `/register`, `/verify`: a new account
test('a newcomer registers, enters the mailed code and is greeted by name', async ({ page, ozi }) => {
  const person = someone('Nkechi')
  await register(page, person)
  await expect(page).toHaveURL(/\/verify$/)
  await expectAccessible(page)

  const code = await ozi.mailbox.code(person.email)
  await page.getByLabel('Code').pressSequentially(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Verification successful')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nkechi')
  await expectAccessible(page)

  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (everyone): A code is one field: paste, one-time-code, digits, leading zero
test('a code is one field, and takes a pasted one with spaces', async ({ page, ozi }) => {
  const person = someone()
  await register(page, person)
  const field = page.getByLabel('Code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  const code = await ozi.mailbox.code(person.email)
  await field.focus()
  await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(field).toHaveValue(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (everyone): Verify: “Code must be 6 digits”
// promise (everyone): A code is one field: paste, one-time-code, digits, leading zero
test('a leading zero counts, and fewer than six digits are told', async ({ page }) => {
  const person = someone()
  await register(page, person)
  await expect(page).toHaveURL(/\/verify$/)
  await page.getByLabel('Code').fill('012')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Code must be 6 digits').first()).toBeVisible()
  await page.getByLabel('Code').fill('012345')
  await expect(page.getByLabel('Code')).toHaveValue('012345')
  await expectAccessible(page)
})

// promise (everyone): Verify: the server’s own words
test('a wrong code is told in the server’s words, and the typed code stays', async ({ page, ozi }) => {
  const person = someone()
  await register(page, person)
  const right = await ozi.mailbox.code(person.email)
  const wrong = right === '000000' ? '111111' : '000000'
  await page.getByLabel('Code').fill(wrong)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('That code is not right.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/verify$/)
})

// promise (everyone): Signup, 401: “This account already exists”
test('an address that has an account is told so, with all that was typed', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await register(page, person)
  await expect(page.getByText('This account already exists').first()).toBeVisible()
  await page
    .getByRole('button', { name: 'OK' })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
})

// promise (everyone): Signup, 403: “Passwords do not match”
test('two different passwords are told to the letter', async ({ page }) => {
  await page.goto('/register')
  const person = someone()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Mobile number').fill(person.mobileNumber)
  await page.getByRole('radio', { name: 'Male', exact: true }).check({ force: true })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
})

// promise (everyone): A form’s summary takes the focus and links to the fields
test('an empty form names each field, and its summary takes the focus', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please enter your first name.').first()).toBeVisible()
  await expectAccessible(page)
})

// promise (everyone): Login, 400 or 401: “Invalid Credentials”, titled “Oops”
test('wrong credentials are Oops: Invalid Credentials', async ({ page }) => {
  await logIn(page, 'nobody@ozi.test', 'not the password')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Oops')
  await expect(dialog).toContainText('Invalid Credentials')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@ozi.test')
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
  await expectAccessible(page)

  const link = await ozi.mailbox.waitFor(
    person.email,
    /https?:\/\/\S+\/new-password\?token=[\w-]+/,
    mailsBefore,
  )
  await page.goto(new URL(link).pathname + new URL(link).search)
  const fresh = 'three goats on Wetheral Road'
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm password').fill(fresh)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, person.email, fresh)
  await expect(page).toHaveURL(/\/dashboard$/)
})
