import {
  expect,
  expectAccessible,
  logIn,
  makeCustomer,
  PASSWORD,
  register,
  someone,
  test,
} from './helpers/journey.ts'

/** The answer to any other failure. */
const broken = { status: 500, json: { code: 'INTERNAL', message: 'Something went wrong' } }

// promise (everyone): Login, other errors: “Something went wrong”
test('logging in: Something went wrong, and what was typed stays', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  for (const fault of ['an error of ours', 'no answer']) {
    await context.route('**/api/v1/auth/user/login', (route) =>
      fault === 'no answer' ? route.abort() : route.fulfill(broken),
    )
    await logIn(page, person.email)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Something went wrong')
    await expect(dialog).not.toContainText('Invalid Credentials')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
    await context.unroute('**/api/v1/auth/user/login')
  }
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (everyone): Signup, other errors: “Something went wrong”
test('signing up: Something went wrong, and a retry goes through', async ({ page, context }) => {
  const person = someone()
  await context.route('**/api/v1/auth/user/signup', (route) => route.fulfill(broken))
  await register(page, person)
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await expectAccessible(page)
  await context.unroute('**/api/v1/auth/user/signup')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/verify$/)
})

// promise (everyone): Verify: “An error occurred while verifying OTP.”
test('entering the code: the words for it, and a retry goes through', async ({ page, context, ozi }) => {
  const person = someone()
  await register(page, person)
  const code = await ozi.mailbox.code(person.email)
  await context.route('**/api/v1/auth/user/otp', (route) => route.fulfill(broken))
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('An error occurred while verifying OTP.')).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveValue(code)
  await context.unroute('**/api/v1/auth/user/otp')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Verification successful')).toBeVisible()
})

test('asking for another code: the wait is shown, and counts down', async ({ page }) => {
  await register(page, someone())
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
})

test('asking for a password link: what went wrong, and a retry goes through', async ({
  page,
  context,
  ozi,
}) => {
  const person = await makeCustomer(ozi)
  await context.route('**/api/v1/user/password', (route) => route.abort())
  await page.goto('/forgot')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('We could not reach Ozi.', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await context.unroute('**/api/v1/user/password')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('a link to set a new password is on its way').first()).toBeVisible()
})
