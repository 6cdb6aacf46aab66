import type { Page } from '@playwright/test'
import { ADMIN, callApi, expect, expectAccessible } from './helpers/journey.ts'
import { expectNothingWider } from './helpers/layout.ts'
import { DEMO_PASSWORD } from './helpers/ozi.ts'
import { NKECHI, test } from './helpers/shop.ts'
import { watch } from './helpers/watching.ts'

/** Axe judges all pages in all states in web/gallery, and here one whole document of each area. */
const PUBLIC_PAGES = [
  '/',
  '/?from=ikenegbu&to=futo',
  '/?from=ikenegbu&to=atlantis',
  '/about',
  '/services',
  '/contact',
  '/stores',
  '/help',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot',
  '/new-password',
  '/new-password?token=none',
  '/logout',
  '/track/nowhere',
  '/invitation?token=none',
  '/no/such/page',
  '/offline',
]

/** The main page of each area, and who sees it. */
const AREAS = [
  ['/rider', 'emeka@demo.ozi.local', DEMO_PASSWORD],
  ['/vendor', NKECHI, DEMO_PASSWORD],
  ['/admin', ADMIN.email, ADMIN.password],
] as const

// promise (everyone): No page asks another host, logs an error or breaks its own policy
test('every public page logs no error and asks no other host', async ({ page, ozi }) => {
  test.setTimeout(180_000)
  const { errors, foreign } = watch(page, ozi.url)
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if (path === '/') await expectAccessible(page)
  }
  await page.goto('/api/docs')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  // Some of the pages do not exist, or no longer.
  expect(errors.filter((text) => !/status of (404|410)/.test(text))).toEqual([])
})

// promise (everyone): No page asks another host, logs an error or breaks its own policy
// promise (staff): Every page fits 360, 768 and 1440 px, logs no error and asks no other host
test('the main page of each area logs no error and is accessible', async ({
  page,
  ozi,
  customer: _signedIn,
}) => {
  test.setTimeout(120_000)
  const { errors, foreign } = watch(page, ozi.url)
  await expectSound(page, '/dashboard')
  for (const [path, email, password] of AREAS) {
    await signInAs(page, ozi.url, email, password)
    await expectSound(page, path)
  }
  expect(foreign).toEqual([])
  expect(errors).toEqual([])
})

test('a page that breaks recovers when it is tried again', async ({ page, context, customer: _signedIn }) => {
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
  await context.unroute(`**${broken}`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

// promise (everyone): Any other path: a page that is not there
test('a page that is not there is 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

/** Signs in on the next page that is opened, in place of whoever is signed in. */
async function signInAs(page: Page, url: string, email: string, password: string): Promise<void> {
  const { body } = await callApi<{ token: string; user: unknown }>(url, '/auth/user/login', {
    body: { email, password },
  })
  await page.goto('/about')
  await page.evaluate((session) => {
    localStorage.setItem('token', session.token)
    localStorage.setItem('user', JSON.stringify({ isLoggedIn: true, data: session.user }))
  }, body)
}

async function expectSound(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expectNothingWider(page, `${path} at 320 px`)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNothingWider(page, `${path} at 1440 px`)
}
