import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { adminPage } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { someCustomer, test } from './helpers/rides.ts'

const HEADER = 'x-ozi-release'
const NEWER = '/assets/manifest-of-a-newer-one.js'
const API = '**/api/v1/**'

/** From now on the server answers as a newer release than this page's. */
const renew = (page: Page) =>
  page.route(API, async (route) => {
    const response = await route.fetch().catch(() => null)
    if (response === null) return
    await route.fulfill({ response, headers: { ...response.headers(), [HEADER]: NEWER } })
  })

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

// promise (everyone): No stale code after a release
test('an older staff page loads the next page anew, once', async ({ browser, ozi }) => {
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin/orders')
  const answer = await page.request.get('/api/v1/items')
  const own = await page.evaluate(
    () => (window as unknown as { __reactRouterManifest: { url: string } }).__reactRouterManifest.url,
  )
  expect(answer.headers()[HEADER], 'each answer names the release of the pages').toBe(own)
  await mark(page)
  await link(page, 'Users').click()
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeVisible()
  expect(await isSamePage(page), 'of one release the page goes on').toBe(true)

  await renew(page)
  // A list that was not open yet: one that was comes from memory for a while, and no answer names a release.
  await link(page, 'Vendors').click()
  await expect(page.getByRole('row').filter({ hasText: 'Mama Nkechi Kitchen' })).toBeVisible()
  expect(await isSamePage(page), 'it is only told').toBe(true)
  await link(page, 'Orders').click()
  await expect(page.getByRole('heading', { name: 'Order Transactions' })).toBeVisible()
  expect(await isSamePage(page), 'the next link brought the new release').toBe(false)

  // Another release keeps answering: each link loads its page, but nothing reloads by itself.
  await page.getByRole('link', { name: 'Place an order' }).click()
  await expect(page).toHaveURL(/\/orders\/new$/)
  await mark(page)
  const landmark = page.getByLabel('Pickup address')
  await landmark.fill('Opposite the bakery')
  await link(page, 'Vendors').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep typing' }).click()
  await expect(landmark).toHaveValue('Opposite the bakery')
  expect(await isSamePage(page)).toBe(true)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await landmark.fill('')
  await page.context().close()
})

// promise (everyone): No stale code after a release
test('an answer of another shape reloads the page, or says so', async ({ browser, ozi }) => {
  const { orders } = await someCustomer(ozi, ['a parcel of another shape'])
  const id = orders[0]?._id ?? ''
  const page = await adminPage(browser, ozi.url)
  let loads = 0
  page.on('load', () => (loads += 1))
  await renew(page)
  const ofAnotherShape = (route: Route) =>
    route.fulfill({ json: { data: { renamed: true } }, headers: { [HEADER]: NEWER } })
  await page.route(/\/admin\/orders\/[0-9a-f-]{36}$/, async (route) =>
    route.request().resourceType() === 'document' ? route.continue() : ofAnotherShape(route),
  )
  // The page fails before it watches for another release.
  await page.route('**/assets/afterHydration-*', async (route) => {
    await sleep(2000)
    // The page may have been loaded again meanwhile.
    await route.continue().catch(() => undefined)
  })
  await page.goto(`/admin/orders/${id}`)
  const again = page.getByRole('link', { name: 'Load the page again' })
  await expect(again).toBeVisible()
  await expect(page.getByText('Ozi was renewed while this page was open.')).toBeVisible()
  expect(loads, 'by itself it was loaded once more').toBe(2)
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await again.click()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()

  await renew(page)
  await page.route('**/api/v1/get/riders/all*', (route) =>
    route.fulfill({ status: 500, json: { wrong: true }, headers: { [HEADER]: NEWER } }),
  )
  await page.goto('/admin/riders')
  const state = page.getByRole('alert').filter({ hasText: 'Ozi was renewed while this page was open.' })
  await expect(state).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await state.getByRole('button', { name: 'Load the page again' }).click()
  await expect(state).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Registered Riders' })).toBeVisible()
  await page.context().close()
})
