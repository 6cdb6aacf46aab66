import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { placeOrder, sayWhere } from './helpers/ordering.ts'
import { changeByApi } from './helpers/staff.ts'
import { makeVendor } from './helpers/people.ts'
import {
  card,
  cartWith,
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

const leftOut = (page: Page) => page.getByText('Not available, so not in this order:').locator('..')

// promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
test('items of a shop without a place cannot be ordered, and say why', async ({
  page,
  ozi,
  customer,
  placeless,
}) => {
  await page.goto(`/dashboard?search=${encodeURIComponent(placeless.name)}`)
  const shown = card(page, placeless.name)
  await expect(shown).toContainText('Cannot be ordered yet')
  await expect(shown.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await shown.getByRole('link', { name: placeless.name }).click()
  const details = page.getByRole('dialog', { name: placeless.name })
  await expect(details).toContainText('This shop cannot take orders yet.')
  await expect(details.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

  const suya = await itemCalled(ozi.url, 'suya')
  await openWith(page, '/dashboard/cart', {
    cart: cartWith(customer.id, [
      [placeless, 2],
      [suya, 1],
    ]),
  })
  await expect(card(page, placeless.name)).toContainText('This shop cannot take orders yet.')
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

  await changeByApi(ozi.url, 'PUT', `/vendor/${placeless.shopId}`, { address: 'Relief Market' })
  await page.goto(`/dashboard?item=${placeless._id}`)
  await details.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Item Added to cart')).toBeVisible()
})
