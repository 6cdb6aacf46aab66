import type { Page } from '@playwright/test'
import { logInByApi } from './helpers/errands.ts'
import { expect } from './helpers/journey.ts'
import { moveByApi, orderTwo, readOrder, someCustomer, test } from './helpers/rides.ts'
import { itemCalled, NKECHI, putOnShelf } from './helpers/shop.ts'

const FOOD = 'Abacha of the vendor’s journey'

const card = (page: Page, number: string) => page.getByRole('article', { name: number })
const column = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title} \\d`) })

// promise (shop): `/vendor`: orders of the shop
// promise (shop): `/vendor/orders/:orderId`: one order
test('a shop accepts an order, prepares it, and says its code', async ({ pageOf, ozi }) => {
  const page = await pageOf(NKECHI)
  await expect(page).toHaveURL(/\/vendor$/)
  const customer = await someCustomer(ozi, [])
  const { _id: itemId } = await putOnShelf(ozi.url, 'Ukwa of the vendor’s journey')
  const made = await orderTwo(ozi.url, customer.token, itemId)

  // Without a reload.
  await expect(column(page, 'New').getByRole('article', { name: made.number })).toBeVisible()
  await card(page, made.number).getByRole('button', { name: 'Accept' }).click()
  await card(page, made.number).getByRole('button', { name: 'Start preparing' }).click()
  await card(page, made.number).getByRole('button', { name: 'It is ready' }).click()
  await expect(column(page, 'Ready').getByRole('article', { name: made.number })).toBeVisible()

  await moveByApi(ozi.url, made._id, ['assigned', 'enroute_to_pickup', 'arrived_at_pickup'])
  await card(page, made.number).getByRole('link', { name: made.number }).click()
  const shop = await logInByApi(ozi.url, NKECHI, 'ozi-demo-only')
  const { pickupCode } = (await readOrder(ozi.url, shop, made._id)) as unknown as { pickupCode: string }
  await expect(page.getByRole('heading', { name: 'Pickup code' })).toBeVisible()
  // The ticket, which is only printed, has it too.
  await expect(page.getByRole('main').getByText(pickupCode, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The rider' })).toBeVisible()
})

// promise (shop): `/vendor`: orders of the shop
test('a shop refuses with a reason that the customer is told', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, [])
  const { _id: itemId } = await putOnShelf(ozi.url, 'Ukwa of the vendor’s journey')
  const made = await orderTwo(ozi.url, customer.token, itemId)
  const page = await pageOf(NKECHI)
  await card(page, made.number).getByRole('button', { name: 'Refuse' }).click()
  const dialog = page.getByRole('dialog', { name: `Refuse order ${made.number}?` })
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Why').fill('The pot is empty')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog).toBeHidden()

  const hers = await pageOf(customer.email)
  await hers.goto(`/dashboard/orders/${made._id}`)
  await expect(hers.getByText('The pot is empty').first()).toBeVisible()
  await page.getByRole('link', { name: 'Not delivered' }).click()
  await expect(card(page, made.number)).toBeVisible()
})

// promise (shop): `/vendor/items`: items
test('an item is added, changed, turned off for today and removed', async ({ pageOf, ozi }) => {
  const page = await pageOf(NKECHI)
  await page.getByRole('link', { name: 'Items' }).click()
  await page.getByRole('button', { name: 'New item' }).click()
  const dialog = page.getByRole('dialog', { name: 'New item' })
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Please enter a name for the item.' })).toBeVisible()
  await dialog.getByLabel('Name').fill(FOOD)
  await dialog.getByLabel('Price').fill('₦1,850.50')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  const row = page.getByRole('article', { name: FOOD })
  await expect(row.getByText('₦1,850.50')).toBeVisible()

  await row.getByRole('button', { name: `Change ${FOOD}` }).click()
  const change = page.getByRole('dialog', { name: FOOD })
  await change.getByLabel('Price').fill('2000')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(row.getByText('₦2,000')).toBeVisible()

  await row.getByRole('switch', { name: 'Available' }).uncheck()
  await expect.poll(async () => (await itemCalled(ozi.url, FOOD)).isAvailable).toBe(false)

  await row.getByRole('button', { name: `Remove ${FOOD}` }).click()
  const question = page.getByRole('alertdialog', { name: `Remove ${FOOD}?` })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})
