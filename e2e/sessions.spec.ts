import {
  callApi,
  expect,
  expectAccessible,
  logIn,
  logOut,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'

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

test('an unverified customer is sent to /verify, from everywhere', async ({ page, ozi }) => {
  const person = someone()
  await callApi(ozi.url, '/auth/user/signup', {
    body: { ...person, password: PASSWORD, confirmPassword: PASSWORD, gender: 'female' },
  })
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/verify$/)
  for (const path of ['/dashboard', '/dashboard/send', '/admin/orders', '/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/verify$/)
  }
})

test('who is signed in and visits login or register lands on the dashboard', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const path of ['/login', '/register', '/verify']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('an expired token ends at login, and leaves no session', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  // A customer page would notice at once and navigate away.
  await page.goto('/about')
  // Ended at the server, like an expired session; the browser still has the token.
  await callApi(ozi.url, '/auth/user/logout', { token: token ?? '', body: {} })
  await page.goto('/dashboard/send')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
})

test('a customer at /admin is told that it is for administrators', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Administrators only' })).toBeVisible()
  await expectAccessible(page)
  expect(calls.filter((url) => url.includes('get-transactions'))).toEqual([])
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
