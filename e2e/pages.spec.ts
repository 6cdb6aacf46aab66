import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import {
  ADMIN,
  callApi,
  expect,
  expectAccessible,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'
import { watch } from './helpers/watching.ts'

const PUBLIC_PAGES = [
  '/',
  '/?from=ikenegbu&to=futo',
  '/?from=ikenegbu&to=atlantis',
  '/about',
  '/services',
  '/contact',
  '/login',
  '/register',
  '/forgot',
  '/new-password',
  '/new-password?token=none',
  '/logout',
  '/track/nowhere',
  '/no/such/page',
  '/dev/ui',
]
const CUSTOMER_PAGES = [
  '/dashboard',
  '/dashboard/send',
  '/dashboard/receive',
  '/dashboard/orders',
  '/dashboard/profile',
  '/dashboard/change-password',
]
const ADMIN_PAGES = ['/admin/orders']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })
    test.setTimeout(180_000)

    // promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
    test('every public page is accessible and fits 320 px', async ({ page }) => {
      for (const path of PUBLIC_PAGES) await expectSound(page, path)
    })

    // promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
    test('every page of a customer is accessible and fits 320 px', async ({ page, ozi }) => {
      const person = await makeCustomer(ozi)
      const token = await logInByApi(ozi.url, person.email)
      await orderByApi(ozi.url, token, await someErrand(ozi.url), 'one parcel')
      const { body } = await callApi<{ orders: { _id: string }[] }>(ozi.url, '/user/orders', { token })
      await signInAs(page, ozi.url, person.email, PASSWORD)
      for (const path of [...CUSTOMER_PAGES, `/dashboard/orders/${body.orders[0]?._id}`]) {
        await expectSound(page, path)
      }
    })

    test('every page of an administrator is accessible and fits 320 px', async ({ page, ozi }) => {
      await signInAs(page, ozi.url, ADMIN.email, ADMIN.password)
      for (const path of ADMIN_PAGES) await expectSound(page, path)
    })
  })
}

// promise (everyone): Everything fits 320 px, also with letters twice as large
test('the code page is accessible and fits 320 px, with large letters too', async ({ page, ozi }) => {
  const person = someone()
  await callApi(ozi.url, '/auth/user/signup', {
    body: { ...person, password: PASSWORD, confirmPassword: PASSWORD, gender: 'male' },
  })
  await signInAs(page, ozi.url, person.email, PASSWORD)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectSound(page, '/verify')
  }
  await page.setViewportSize({ width: 320, height: 740 })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(page.getByText(person.email)).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test('a page that breaks says so, and how to go on', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  await signInAs(page, ozi.url, person.email, PASSWORD)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const broken = await page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> }
    }
    return manifest.routes['areas/customer/orders/page']?.module ?? ''
  })
  expect(broken).toMatch(/^\/assets\//)
  await context.route(`**${broken}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("a part of ours broke") }',
    }),
  )
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('a part of ours broke')).toHaveCount(0)
  await expectAccessible(page)
  await context.unroute(`**${broken}`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

test('a hand-over code stands on one line within its card, at every width', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  const token = await logInByApi(ozi.url, person.email)
  await orderByApi(ozi.url, token, await someErrand(ozi.url), 'one parcel')
  const { body } = await callApi<{ orders: { _id: string }[] }>(ozi.url, '/user/orders', { token })
  await signInAs(page, ozi.url, person.email, PASSWORD)
  for (const width of [320, 360, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/dashboard/orders/${body.orders[0]?._id}`)
    const codes = page.getByText(/^\d{4}$/)
    await expect(codes).toHaveCount(2)
    for (const code of await codes.all()) {
      const { lines, isCut } = await code.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return { lines: tops.size, isCut: element.scrollWidth > element.clientWidth }
      })
      expect({ width, lines, isCut }).toEqual({ width, lines: 1, isCut: false })
    }
  }
})

// promise (everyone): No page asks another host, logs an error or breaks its own policy
test('no page asks another host, logs an error or breaks its policy', async ({ page, ozi }) => {
  const { errors, foreign } = watch(page, ozi.url)
  const person = await makeCustomer(ozi)
  await signInAs(page, ozi.url, person.email, PASSWORD)
  for (const path of [...PUBLIC_PAGES, ...CUSTOMER_PAGES, '/api/docs']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(foreign).toEqual([])
  // One of the pages does not exist.
  expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([])
})

// promise (everyone): Any other path: a page that is not there
test('a page that is not there is 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

async function signInAs(page: Page, url: string, email: string, password: string): Promise<void> {
  const { body } = await callApi<{ token: string; user: unknown }>(url, '/auth/user/login', {
    body: { email, password },
  })
  await page.addInitScript((session) => {
    localStorage.setItem('token', session.token)
    localStorage.setItem('user', JSON.stringify({ isLoggedIn: true, data: session.user }))
  }, body)
}

async function expectSound(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await expectAccessible(page, isDark ? 'colors' : 'all')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path} is wider than 320 px`).toBeLessThanOrEqual(0)
  // Colours are the same at every width, so wide layouts are checked in only one theme.
  if (isDark) return
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
}
