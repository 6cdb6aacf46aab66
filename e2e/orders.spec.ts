import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { moveByApi, someCustomer, type SomeOrder, test, WAY } from './helpers/rides.ts'

const card = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number })

// promise (everyone): “None yet” differs from “no match”, and clearing the search works
// promise (customer): `/dashboard/orders`: own orders
test('orders are filtered and searched in the address', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi, ['a book', 'a cake', 'a shoe'])
  const [book, cake, shoe] = orders.map(({ number }) => number) as [string, string, string]
  await moveByApi(ozi.url, orders[0]?._id ?? '', ['cancelled'])
  await moveByApi(ozi.url, orders[1]?._id ?? '', WAY)
  const page = await pageOf(email)
  await page.goto('/dashboard/orders')
  await expect(card(page, book)).toBeVisible()

  await page.getByRole('link', { name: 'Ongoing', exact: true }).click()
  await expect(page).toHaveURL(/filter=running/)
  await expect(card(page, book)).toHaveCount(0)
  await expect(card(page, shoe)).toBeVisible()
  await page.getByRole('link', { name: 'Completed', exact: true }).click()
  await expect(card(page, cake)).toBeVisible()
  await expect(card(page, shoe)).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancelled', exact: true }).click()
  await expect(card(page, book)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/filter=completed/)
  await expect(card(page, cake)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Completed', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: 'All', exact: true }).click()

  const search = page.getByRole('searchbox', { name: 'Search your orders' })
  await search.fill(cake)
  await expect(page).toHaveURL(/search=/)
  await expect(card(page, book)).toHaveCount(0)
  await expect(card(page, cake)).toBeVisible()
  await search.fill('nothing of the kind')
  await expect(page.getByText('No orders match.')).toBeVisible()
  await expect(page.getByText("You don't have any orders.")).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(card(page, shoe)).toBeVisible()
})

/** Answers for the customer's orders with this many copies of one, fifty at a time; it is itself in the middle. */
async function answerCopies(page: Page, own: SomeOrder, count: number): Promise<void> {
  const copyOf = (_none: unknown, at: number) =>
    at === count / 2 - 1 ? own : { ...own, _id: crypto.randomUUID() }
  const copies = Array.from({ length: count }, copyOf)
  await page.route('**/api/v1/user/orders?*', (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const end = start + 50
    const nextCursor = end < count ? String(end) : null
    return route.fulfill({ json: { orders: copies.slice(start, end), nextCursor, total: count } })
  })
}

// promise (customer): First script of /dashboard is limited; five hundred items and orders stay fast
test('of hundreds of orders only those near the screen are drawn', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi)
  const [own] = orders
  if (!own) throw new Error('there is no order')
  const page = await pageOf(email)
  await answerCopies(page, own, 150)
  await page.goto('/dashboard/orders')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(cards.last()).toHaveAttribute('aria-posinset', '150', { timeout: 300 })
  }).toPass()
  await expect.poll(() => cards.count()).toBeLessThan(100)
  await expect(cards.last()).toHaveAttribute('aria-setsize', '150')

  // From far down the list: the opened card is rendered again in its place.
  const middle = page.locator('[aria-posinset="75"]')
  await expect(async () => {
    await page.mouse.wheel(0, -2_000)
    await expect(middle).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 30_000 })
  await middle.scrollIntoViewIfNeeded()
  await middle.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible()
  await page.goBack()
  await expect(middle).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport()
})
