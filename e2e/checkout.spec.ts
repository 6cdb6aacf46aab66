import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './helpers/journey.ts'
import { MONEY, openCheckout, placeOrder, sayWhere } from './helpers/ordering.ts'
import {
  AHUIKE,
  changeItem,
  itemCalled,
  NKECHI,
  ordersOf,
  putOnShelf,
  takeOffShelf,
  test,
} from './helpers/shop.ts'

const total = (page: Page) => page.locator('form').getByText(MONEY).last()

// promise (customer): Delivery: “Order created successfully!”
// promise (customer): `/dashboard/cart/checkout`: the checkout
// promise (customer): A cart from several shops becomes one order for each shop
test('goods of two shops become two orders, mailed to each shop', async ({ page, ozi, customer }) => {
  const [jollof, box] = [await itemCalled(ozi.url, 'Jollof'), await itemCalled(ozi.url, 'First-aid')]
  await openCheckout(page, customer.id, [
    [jollof, 2],
    [box, 1],
  ])
  // The customer is the receiver unless somebody else is named.
  await expect(page.getByLabel('Receiver name')).toHaveValue('Chidinma Eze')
  await sayWhere(page)
  await expect(page.getByText('2 shops: one order and one rider each.')).toBeVisible()
  await expect(page.getByText('Jollof rice and dodo × 2')).toBeVisible()
  const shown = await total(page).innerText()
  await placeOrder(page).click()

  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])

  const orders = await ordersOf(ozi.url, customer.token)
  expect(orders.map(({ vendor }) => vendor.name).sort()).toEqual(['Ahụike Pharmacy', 'Mama Nkechi Kitchen'])
  const charged = orders.reduce((sum, { fee }) => sum + Math.round(fee * 100), 0) / 100
  expect(charged).toBe(Number(shown.replace(/[₦,]/g, '')))
  for (const { number, vendor } of orders) {
    const shop = vendor.name.startsWith('Mama') ? NKECHI : AHUIKE
    await ozi.mailbox.waitFor(shop, new RegExp(number))
  }
})

// promise (customer): Changed prices and fares are asked about before they are charged
test('prices that changed are asked about before they are charged', async ({ page, ozi, customer }) => {
  const bowl = await putOnShelf(ozi.url, 'Ugba bowl', 3000)
  await openCheckout(page, customer.id, [[bowl, 2]])
  await sayWhere(page)
  await changeItem(ozi.url, bowl, { price: 3500 })
  await placeOrder(page).click()
  const question = page.getByRole('alertdialog', { name: 'Some prices have changed' })
  await expect(question).toContainText('Ugba bowl')
  await expect(question).toContainText('₦3,000.00')
  await expect(question).toContainText('₦3,500.00')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Not now' }).click()
  expect(await ordersOf(ozi.url, customer.token)).toHaveLength(0)
  await expect(page.getByText('₦7,000.00')).toBeVisible()

  await changeItem(ozi.url, bowl, { price: 3600 })
  await placeOrder(page).click()
  await question.getByRole('button', { name: 'Order at the new prices' }).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  const [made] = await ordersOf(ozi.url, customer.token)
  expect(made?.items[0]?.price).toBe(3600)
  await takeOffShelf(ozi.url, bowl._id)
})
