import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { choosePlace, openCheckout, placeOrder, sayWhere } from './helpers/ordering.ts'
import { changeByApi } from './helpers/staff.ts'
import { makeVendor } from './helpers/people.ts'
import {
  card,
  cartWith,
  expectAccessibleWhole,
  itemCalled,
  openWith,
  ordersOf,
  putOnShelf,
  type ShopItem,
  takeOffShelf,
  test as base,
} from './helpers/shop.ts'

/** An item of a shop without a known place, with a name that no other journey uses. */
const test = base.extend<{ placeless: ShopItem & { readonly shopId: string } }>({
  placeless: async ({ ozi }, use, { testId }) => {
    const shop = await makeVendor(ozi.url, `Nowhere Kitchen ${testId.slice(-4)}`, 'Xqzzvw')
    const item = await putOnShelf(ozi.url, `Ofe nsala ${testId.slice(-4)}`, 2000, shop.email)
    await use({ ...item, shopId: shop._id })
    // Later journeys count the shops' items.
    await takeOffShelf(ozi.url, item._id, shop.email)
  },
})

const leftOut = (page: Page) =>
  page.getByText('Not in this order, because it is not available right now:').locator('..')

/** Shows the page the items as they were while their shop was orderable, until `now` is called. */
async function asItWas(page: Page): Promise<{ readonly now: () => void }> {
  let isOld = true
  await page.route('**/api/v1/items?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: { vendor: object }[] }
    const items = body.items.map((item) => ({ ...item, vendor: { ...item.vendor, isOrderable: true } }))
    await route.fulfill({ response: answer, json: isOld ? { ...body, items } : body })
  })
  return { now: () => void (isOld = false) }
}

// promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
test('items of a shop without a place cannot be ordered, and say why', async ({
  page,
  ozi,
  customer: _signedIn,
  placeless,
}) => {
  await page.goto(`/dashboard?search=${encodeURIComponent(placeless.name)}`)
  const shown = card(page, placeless.name)
  await expect(shown).toContainText('Cannot be ordered yet')
  await expect(shown.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectAccessibleWhole(page, ['light', 'dark'])
  await shown.getByRole('link', { name: placeless.name }).click()
  const details = page.getByRole('dialog', { name: placeless.name })
  await expect(details).toContainText('We do not know yet where this shop is')
  await expect(details.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectAccessibleWhole(page, ['light', 'dark'])

  await changeByApi(ozi.url, 'PUT', `/vendor/${placeless.shopId}`, { address: 'Relief Market' })
  await page.reload()
  await details.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Item Added to cart')).toBeVisible()
})

// promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
test('in the cart it is named and not counted', async ({ page, ozi, customer, placeless }) => {
  const suya = await itemCalled(ozi.url, 'suya')
  await openWith(page, '/dashboard/cart', {
    cart: cartWith(customer.id, [
      [placeless, 2],
      [suya, 1],
    ]),
  })
  await expect(card(page, placeless.name)).toContainText(
    'This shop cannot take orders yet, so the item is not counted.',
  )
  await expectAccessibleWhole(page, ['light', 'dark'])
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(leftOut(page)).toContainText(placeless.name)
  await sayWhere(page)
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  const orders = await ordersOf(ozi.url, customer.token)
  expect(orders.map(({ items }) => items.map(({ name }) => name))).toEqual([[suya.name]])
  // What was not ordered is still in the cart.
  await page.goto('/dashboard/cart')
  await expect(card(page, placeless.name)).toBeVisible()
})

// promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
test('a shop that stops taking orders is named with the fare', async ({ page, ozi, customer, placeless }) => {
  const suya = await itemCalled(ozi.url, 'suya')
  const shops = await asItWas(page)
  await openCheckout(page, customer.id, [
    [placeless, 1],
    [suya, 1],
  ])
  await page.getByLabel('Dropoff address').fill('Beside the SUG bus stop')
  await expect(leftOut(page)).toHaveCount(0)
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/quotes') && answer.status() === 409,
  )
  await choosePlace(page, 'Where to?', 'futo', /Federal University of Technology|FUTO/)
  expect(await (await refused).json()).toMatchObject({ code: 'SHOP_NOT_ORDERABLE' })
  await expect(page.getByText('This shop cannot take orders yet.').first()).toBeVisible()
  await expect(leftOut(page)).toContainText(placeless.name)
  await expectAccessibleWhole(page, ['light', 'dark'])
  shops.now()
  await leftOut(page).locator('..').getByRole('button', { name: 'Remove from cart' }).click()
  await expect(page.getByText('Delivery fee').first()).toBeVisible()
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Beside the SUG bus stop')
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  const [order] = await ordersOf(ozi.url, customer.token)
  expect(order?.vendor.name).toBe(suya.vendor.name)
})

// promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
test('a shop that stops taking orders is named with the order', async ({ page, ozi, customer }) => {
  const suya = await itemCalled(ozi.url, 'suya')
  await openCheckout(page, customer.id, [[suya, 1]])
  await sayWhere(page)
  await page.route('**/api/v1/user/orders', (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 'SHOP_NOT_ORDERABLE',
        message: 'This shop cannot take orders yet.',
        data: { items: [suya._id] },
      },
    }),
  )
  await placeOrder(page).click()
  const told = page.getByRole('alert').filter({ hasText: 'Failed to create order. Please try again.' })
  await expect(told).toContainText('This shop cannot take orders yet.')
  await expect(told).toContainText('Your cart and what you typed are still here.')
  await expectAccessibleWhole(page, ['light', 'dark'])
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Beside the SUG bus stop')
  expect(await ordersOf(ozi.url, customer.token)).toHaveLength(0)
  await page.unroute('**/api/v1/user/orders')
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
})
