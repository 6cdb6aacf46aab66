import { expect, logIn, logOut, makeCustomer, PASSWORD, test } from './helpers/journey.ts'

// promise (everyone): `/login`: after it, the page that was asked for
test('without a session, a protected page leads to login and back', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await page.goto('/dashboard/orders')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
})

// promise (everyone): A check of the session that answers `success: false` signs out and leads to /login
test('a session that the check does not confirm leads to login', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  // The open page makes the check, too.
  await page.goto('about:blank')
  await page.route('**/auth/user/verify-token', (route) => route.fulfill({ json: { success: false } }))
  // The way to /login begins before the page is loaded.
  await page.goto('/dashboard/orders', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Forders$/)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
})

test('logging out in one tab leads the other to login', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await context.newPage()
  await other.goto('/dashboard/orders')
  await expect(other.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL(/\/login/)
})
