import type { Page } from '@playwright/test'
import { orderByApi, someErrand } from './helpers/errands.ts'
import { callApi, expect, makeCustomer, PASSWORD, register, someone, test } from './helpers/journey.ts'
import { removeDataDir, startOzi } from './helpers/ozi.ts'
import { readOrder } from './helpers/rides.ts'
import { fare, from, seeFare, to } from './helpers/site.ts'
import { answer, answered, answerTruly, held, judge, refused, stumbled } from './helpers/states.ts'

// High enough that nothing has to be scrolled: axe cannot measure what a bar covers.
test.use({ viewport: { width: 360, height: 2600 } })
test.describe.configure({ timeout: 240_000 })

const send = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the home page’s question is accessible in every state, by day and by night', async ({ page }) => {
  const PLACES = '**/api/v1/places/search?**'
  await page.goto('/')
  await answer(page, PLACES, refused)
  await from(page).fill('ikeneg')
  await judge(page, page.getByText('We could not load the places.'))
  await answer(page, PLACES, answered({ suggestions: [] }))
  await from(page).fill('ikene')
  await judge(page, page.getByText(/^No place found\./))
  await answerTruly(page)
  await from(page).fill('ikenegbu')
  await expect(page.getByRole('option').first()).toBeVisible()
  await from(page).press('ArrowDown')
  await judge(page, page.getByRole('option', { selected: true }))
  await from(page).press('Enter')
  await to(page).fill('xyzzy plugh')
  await seeFare(page)
  await judge(page, page.getByText('We do not know this place yet.'))
  await answer(page, '**/fare?**', held)
  await to(page).fill('futo')
  await seeFare(page)
  await judge(page, page.locator('[data-fare][aria-busy=true]'))
  await page.goto('/?from=ikenegbu&to=futo')
  await judge(page, fare(page))
  await answer(page, '**/fare?**', (route) => route.abort())
  await seeFare(page)
  await judge(page, page.getByText('We could not work out the fare just now.'))
  await page.getByLabel('Menu', { exact: true }).first().click()
  await judge(page, page.getByRole('navigation', { name: 'Menu' }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the ways in are accessible in every state, by day and by night', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  await page.goto('/login')
  await send(page, 'Log in')
  await judge(page, page.getByText('Please enter your password.'))
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await send(page, 'Log in')
  await judge(page, page.getByRole('alertdialog', { name: 'Oops' }))
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await answer(page, '**/api/v1/auth/user/login', (route) =>
    route.fulfill({ status: 401, json: { code: 'TOTP_REQUIRED', message: 'Enter the code from your app.' } }),
  )
  await send(page, 'Log in')
  await judge(page, page.locator('[data-second-step]'))
  await answer(page, '**/api/v1/auth/user/login', held)
  await send(page, 'Log in')
  await judge(page, page.locator('form button[aria-busy=true]'))

  await page.goto('/register')
  await send(page, 'Register')
  await judge(page, page.getByRole('alert'))
  await answer(page, '**/api/v1/auth/user/signup', refused)
  const newcomer = someone('Uju')
  await register(page, newcomer)
  await judge(page, page.getByRole('alert').filter({ hasText: 'Too many tries.' }))
  await answerTruly(page)
  await send(page, 'Register')
  await page.getByLabel('Code').fill('012')
  await send(page, 'Verify')
  await judge(page, page.locator('#code-error'))
  await answer(page, '**/api/v1/auth/user/otp', held)
  await page.getByLabel('Code').fill('012345')
  await send(page, 'Verify')
  await judge(page, page.locator('form button[aria-busy=true]'))
  await answer(page, '**/api/v1/auth/user/otp', refused)
  await page.reload()
  await page.getByLabel('Code').fill('012345')
  await send(page, 'Verify')
  await judge(page, page.locator('#code-error'))
  await page.evaluate(() => localStorage.clear())

  await page.goto('/forgot')
  await send(page, 'Send link')
  await judge(page, page.locator('#email-error'))
  await page.getByLabel('E-mail').fill(person.email)
  await context.setOffline(true)
  await send(page, 'Send link')
  await judge(page, page.getByText(/^You are offline/))
  await context.setOffline(false)
  await send(page, 'Send link')
  await judge(page, page.getByText(/a link to set a new password is on its way/))
  await page.goto('/new-password?token=none')
  await send(page, 'Set password')
  await judge(page, page.getByRole('alert'))
  await page.getByLabel('New password').fill('three goats on a road')
  await page.getByLabel('Confirm password').fill('three goats on a road')
  await send(page, 'Set password')
  await judge(page, page.getByRole('link', { name: 'Ask for a new link' }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the other pages for everybody are accessible in every state, by day and by night', async ({
  page,
  context,
  ozi,
}) => {
  await page.goto('/contact')
  await send(page, 'Send message')
  await judge(page, page.getByRole('alert'))
  await page.getByLabel('Your name').fill('Ngozi Ume')
  await page.getByLabel('E-mail').fill('ngozi@ozi.test')
  await page.getByLabel('Message').fill('Where is my parcel?')
  await answer(page, '**/api/v1/contact', stumbled)
  await send(page, 'Send message')
  await judge(page, page.getByText(/Your message did not go through/))
  await answer(page, '**/api/v1/contact', held)
  await send(page, 'Send message')
  await judge(page, page.locator('form button[aria-busy=true]'))
  await answer(page, '**/api/v1/contact', answered({ success: true }))
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ngozi Ume')
  await page.getByLabel('E-mail').fill('ngozi@ozi.test')
  await page.getByLabel('Message').fill('Where is my parcel?')
  await send(page, 'Send message')
  await judge(page, page.getByText('We have received your message, you will hear from us soon'))

  await answerTruly(page)
  for (const path of ['/track/nowhere', '/invitation?token=none', '/no/such/page', '/offline']) {
    await page.goto(path)
    await judge(page, page.getByRole('heading', { level: 1 }))
  }
  const { email } = await makeCustomer(ozi)
  const { body } = await callApi<{ token: string; user: unknown }>(ozi.url, '/auth/user/login', {
    body: { email, password: PASSWORD },
  })
  const { token } = body
  await orderByApi(ozi.url, token, await someErrand(ozi.url), 'a parcel')
  const own = await callApi<{ orders: { _id: string }[] }>(ozi.url, '/user/orders', { token })
  const { trackToken = '' } = await readOrder(ozi.url, token, own.body.orders[0]?._id ?? '')
  await page.goto(`/track/${trackToken}`)
  await judge(page, page.getByRole('heading', { name: 'Looking for a rider' }))
  await context.setOffline(true)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await judge(page, page.getByText(/We cannot reach Ozi just now/))
  await context.setOffline(false)

  await page.goto('/logout')
  await page.evaluate((session) => {
    localStorage.setItem('token', session.token)
    localStorage.setItem('user', JSON.stringify({ isLoggedIn: true, data: session.user }))
    // After four seconds the page leaves without an answer; on a slow machine it is looked at for longer.
    const wait = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms < 4_000 ? ms : 20 * ms)) as typeof wait
  }, body)
  await answer(page, '**/api/v1/auth/user/logout', held)
  await send(page, 'Log out')
  await judge(page, page.locator('form button[aria-busy=true]'))
})

/** One call more than an address may make in a minute; the window begins with the first. */
async function askTooOften(ask: () => Promise<Response>): Promise<void> {
  let status = 0
  for (let asked = 0; status !== 429 && asked < 500; asked += 1) ({ status } = await ask())
  expect(status).toBe(429)
}

test('what a link leads to, and cannot be looked up just now, is accessible by day and by night', async ({
  page,
}) => {
  const own = await startOzi({ RATE_LIMITS: 'on' })
  const api = `${own.url}/api/v1`
  try {
    await askTooOften(() => fetch(`${api}/track/nowhere`))
    expect((await page.goto(`${own.url}/track/nowhere`))?.status()).toBe(503)
    await judge(page, page.getByRole('heading', { name: 'We cannot reach Ozi just now' }))
    await askTooOften(() => fetch(`${api}/auth/invitation`, { method: 'POST' }))
    expect((await page.goto(`${own.url}/invitation?token=${'0'.repeat(43)}`))?.status()).toBe(503)
    await judge(page, page.getByRole('heading', { name: 'We could not look up your invitation' }))
  } finally {
    await own.stop()
    await removeDataDir(own.dataDir)
  }
})
