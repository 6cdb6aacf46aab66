import {
  callApi,
  expect,
  expectAccessible,
  makeCustomer,
  PASSWORD,
  passwordOf,
  register,
  someone,
  test,
  tryToLogIn,
} from './helpers/journey.ts'

test('while a form is on its way its button says so, and it is sent once', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  let sent = 0
  await context.route('**/api/v1/auth/user/login', async (route) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/login')
  await tryToLogIn(page, person.email, PASSWORD)
  await expect(page.getByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-busy', 'true')
  await passwordOf(page).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(sent).toBe(1)
})

test('an empty login names both fields beside themselves and in its summary', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter your e-mail address.')
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Please enter your password.' }).click()
  await expect(passwordOf(page)).toBeFocused()
  await page.keyboard.type('a')
  await expect(passwordOf(page)).not.toHaveAttribute('aria-invalid')
})

test('what the server alone knows is said beside its field', async ({ page }) => {
  const person = someone()
  await page.goto('/register')
  await passwordOf(page).fill('password123')
  await page.getByLabel('Confirm password').fill('password123')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Mobile number').fill(person.mobileNumber)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription(
    'Please choose a gender.',
  )
  await page.getByRole('alert').getByRole('link', { name: 'Please choose a gender.' }).click()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Register' }).click()
  const words = 'This password is too common. Please choose another.'
  await expect(page.getByRole('alert').getByRole('link', { name: words })).toBeVisible()
  await expect(passwordOf(page)).toHaveAccessibleDescription(new RegExp(words))
  await expectAccessible(page)
})

test('a password can be looked at, and a telephone number is neat', async ({ page }) => {
  await page.goto('/register')
  await passwordOf(page).fill('three goats')
  const eye = page.getByRole('button', { name: 'Show password' }).first()
  await eye.click()
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
  await expect(passwordOf(page)).toHaveAttribute('type', 'text')
  await eye.click()
  await expect(passwordOf(page)).toHaveAttribute('type', 'password')

  const phone = page.getByLabel('Mobile number')
  await phone.fill('08031234567')
  await phone.blur()
  await expect(phone).toHaveValue('803 123 4567')
  await phone.fill('+234 803 765 4321')
  await expect(phone).toHaveValue('803 765 4321')
  await expect(page.getByText('+234')).toBeVisible()
  await phone.fill('+44 7700 900123')
  await expect(page.getByText('+234')).toBeHidden()
})

test('another address is asked for with the first one still there', async ({ page }) => {
  await page.goto('/forgot')
  await page.getByLabel('E-mail').fill('ada@ozi.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')
  await expect(page.getByText(/a link to set a new password is on its way/)).toBeFocused()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@ozi.test')
})

test('a link that was used, or is cut short, leads to a new one', async ({ page }) => {
  await page.goto('/new-password?token=used-before')
  await page.getByLabel('New password', { exact: true }).fill('three goats on Wetheral Road')
  await page.getByLabel('Confirm password').fill('three goats on Wetheral Road')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expect(page.getByRole('main')).toBeFocused()
  await expectAccessible(page)
  await page.goto('/new-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/forgot$/)
})

test('a new code is asked for after the wait, and voids the older one', async ({ page, ozi }) => {
  const person = someone()
  await register(page, person)
  await page.getByLabel('Code').pressSequentially('123')
  // As if a minute had passed.
  await page.evaluate(() => localStorage.removeItem('code-sent'))
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'A code is on its way. You can ask for another in a minute.',
  )
  await expect(page.getByLabel('Code')).toHaveValue('123')
  await page.evaluate(() => localStorage.removeItem('code-sent'))
  await page.route('**/api/v1/auth/user/otp/resend', (route) =>
    route.fulfill({ json: { success: true, message: 'A new code is on its way.' } }),
  )
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('status')).toHaveText('A new code is on its way.')
  await expect(page.getByLabel('Code')).toHaveValue('')
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
  await expectAccessible(page)
  const { status } = await callApi(ozi.url, '/auth/user/otp', {
    body: { email: person.email, enteredOtp: await ozi.mailbox.code(person.email) },
  })
  expect(status).toBe(200)
})

test('what the dashboard needs is loaded once somebody begins to log in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  expect(asked).not.toContain('/dashboard')
  await page.getByLabel('E-mail').pressSequentially('a')
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5)
})

test('who was signed in here is led on when they come back to the page', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  const other = await context.newPage()
  await other.goto('/login')
  await page.goto('/login')
  await tryToLogIn(page, person.email, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(other).toHaveURL(/\/dashboard$/)
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('each form says what it needs, and puts nothing into the address', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgot', '/verify', '/new-password?token=none', '/logout']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main noscript p')).toContainText('JavaScript')
      await expect(page.locator('main button[type=submit]')).toBeDisabled()
      await expect(page.locator('main form')).toHaveAttribute('method', 'post')
    }
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('ada@ozi.test')
    await passwordOf(page).fill(PASSWORD)
    await passwordOf(page).press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
  })
})
