import type { Page } from '@playwright/test'
import { callApi, expect, expectAccessible } from './helpers/journey.ts'
import { orderByApi, someErrand } from './helpers/errands.ts'
import { expectNothingWider, focusOf, shiftsOf, watchShifts } from './helpers/layout.ts'
import { card, test } from './helpers/shop.ts'

interface CustomerPage {
  readonly path: string
  /** The calls that load its content. */
  readonly calls: string | RegExp
  /** Its title while loading. */
  readonly title: RegExp
  /** Visible once its content has loaded. */
  readonly filled: (page: Page) => ReturnType<Page['getByText']>
}

/**
 * The pages of a customer with one order, each with the call it waits for. Fetched data is cached for other
 * pages, so pages whose data others would cache come first.
 */
const pagesWith = (order: { readonly _id: string; readonly number: string }): readonly CustomerPage[] => [
  {
    path: `/dashboard/orders/${order._id}`,
    calls: `**/api/v1/orders/${order._id}`,
    title: /^Order/,
    filled: (page) => page.getByText('In cash, to the rider.'),
  },
  {
    path: '/dashboard/delivery',
    calls: /\/api\/v1\/(user\/orders\?|orders\/)/,
    title: /^(Your delivery|Looking for a rider)$/,
    filled: (page) => page.getByRole('link', { name: 'See the whole order' }),
  },
  {
    path: '/dashboard',
    calls: '**/api/v1/items?*',
    title: /Chidinma/,
    filled: (page) => card(page, 'Beef suya'),
  },
  {
    path: '/dashboard/orders',
    calls: '**/api/v1/user/orders?*',
    title: /^Orders$/,
    filled: (page) => page.getByRole('article').filter({ hasText: order.number }),
  },
  {
    path: '/dashboard/profile',
    calls: '**/api/v1/user/profile/*',
    title: /^Your profile$/,
    filled: (page) => page.getByLabel('Address'),
  },
]

const withOrder = test.extend<{ pages: readonly CustomerPage[] }>({
  pages: async ({ ozi, customer }, use) => {
    await orderByApi(ozi.url, customer.token, await someErrand(ozi.url), 'a parcel')
    const { body } = await callApi<{ orders: { _id: string; number: string }[] }>(ozi.url, '/user/orders', {
      token: customer.token,
    })
    const [order] = body.orders
    if (!order) throw new Error('there is no order')
    await use(pagesWith(order))
  },
})

// promise (everyone): A page that loads has its title and shape, and nothing jumps (CLS < 0.1)
withOrder('a slow page has its title and shape, and nothing jumps', async ({ page, pages }) => {
  test.setTimeout(180_000)
  await watchShifts(page)
  for (const { path, filled } of pages) {
    await page.goto(path)
    await expect(filled(page)).toBeVisible()
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { path, title, filled } of pages) {
      let answer = () => {}
      const isAnswered = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/v1/**', async (route) => {
        // A page checks the session before it shows personal data.
        if (!route.request().url().endsWith('/verify-token')) await isAnswered
        await route.continue().catch(() => undefined)
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.waitForTimeout(3_000)
      answer()
      await expect(filled(page)).toBeVisible()
      expect(await shiftsOf(page), `${path} at ${String(width)} px`).toBeLessThan(0.1)
      await page.unroute('**/api/v1/**')
    }
  }
})

withOrder('on a first visit a late delivery makes nothing jump', async ({ page, pages }) => {
  test.setTimeout(90_000)
  expect(pages.length).toBeGreaterThan(0)
  await watchShifts(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => localStorage.removeItem('running'))
    await page.route('**/api/v1/user/orders?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue().catch(() => undefined)
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Looking for a rider' })).toBeVisible()
    await expect(card(page, 'Beef suya')).toBeVisible()
    expect(await shiftsOf(page), `at ${String(width)} px`).toBeLessThan(0.1)
    await page.unroute('**/api/v1/user/orders?*')
  }
})

// promise (everyone): An error keeps what was there and offers Retry
withOrder('what could not be fetched says so, and Retry brings it', async ({ page, pages }) => {
  test.setTimeout(120_000)
  for (const { path, calls, filled } of pages) {
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } }),
    )
    await page.goto(path)
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(alert, path).toBeVisible()
    await expectAccessible(page)
    await page.unroute(calls)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(filled(page), path).toBeVisible()
    await expect(alert, path).toBeHidden()
  }
})

// promise (everyone): All works by keyboard, and the focus is always visible
withOrder('every page works by keyboard, and the focus is always visible', async ({ page, pages }) => {
  test.setTimeout(120_000)
  const paths = [
    ...pages.map(({ path }) => path),
    '/dashboard/send',
    '/dashboard/cart',
    '/dashboard/change-password',
  ]
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const stops: string[] = []
    for (; stops.length < 60;) {
      await page.keyboard.press('Tab')
      const focus = await focusOf(page)
      if (focus === null) break
      expect(focus.isSeen, `${path}: ${focus.what}`).toBe(true)
      stops.push(focus.what)
    }
    expect(stops.length, path).toBeGreaterThan(6)
  }
})

// promise (everyone): Everything fits 320 px, also with letters twice as large
withOrder('with large letters every customer’s page fits the narrowest phone', async ({ page, pages }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 740 })
  const others = ['/dashboard/send', '/dashboard/receive', '/dashboard/cart', '/dashboard/change-password']
  for (const path of [...pages.map(({ path }) => path), ...others]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await expectNothingWider(page, path)
  }
})

// promise (everyone): A page that breaks: “Unexpected Application Error!”
test('a page that breaks says so, and recovers when it is tried again', async ({
  page,
  customer: _signedIn,
}) => {
  await page.route('**/api/v1/user/orders?*', (route) =>
    route.fulfill({ json: { orders: [null], nextCursor: null } }),
  )
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/v1/user/orders?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText("You don't have any orders.")).toBeVisible()
})
