import { ORDER_CLOCK, SHOP_SALES } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { carry, move, orderGoods } from '../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const shop = await app.vendor()

const HOUR_MS = 3_600_000
/** The day in Lagos, so many days before today. */
const dayBefore = (days: number) =>
  new Date(Date.now() + HOUR_MS - days * 24 * HOUR_MS).toISOString().slice(0, 10)
const today = () => dayBefore(0)

/** An order as if it had been placed at another time. */
async function orderAt(vendor: Person, at: string) {
  const order = await orderGoods(app, ada, vendor)
  await move(vendor, order, 'accepted')
  await app.sql`update orders set created_at = ${at} where _id = ${order._id}`
}

// promise (shop): `/vendor/sales`: what was sold, refused and missed, by day
test('a shop sees what it sold, refused, missed and lost today', async () => {
  const rider = await app.rider()
  const delivered = await orderGoods(app, ada, shop)
  for (const to of ['accepted', 'preparing', 'ready_for_pickup'] as const) await move(shop, delivered, to)
  await carry(rider, ada, delivered, 'delivered', shop)
  await move(shop, await orderGoods(app, ada, shop), 'accepted')
  await move(shop, await orderGoods(app, ada, shop), 'rejected', { reason: 'Sold out.' })
  await move(ada, await orderGoods(app, ada, shop), 'cancelled')
  await orderGoods(app, ada, shop)
  await orderGoods(app, ada, shop)
  await app.parts.orders.runClock(new Date(Date.now() + (ORDER_CLOCK.shopAnswerMinutes + 1) * 60_000))
  await orderGoods(app, ada, shop)

  const { today: shown, days, topItems } = await shop.client.orders.salesOfVendor()
  expect(shown).toBe(today())
  expect(days).toEqual([
    { day: today(), orders: 2, items: 4, goods: 10_000, refused: 1, missed: 2, stopped: 1 },
  ])
  expect(topItems).toHaveLength(2)
  expect(topItems[0]).toMatchObject({ name: 'Ofe Owerri with pounded yam', quantity: 2, goods: 5_000 })
})

test('sales begin at midnight in the region, five weeks ago', async () => {
  const vendor = await app.vendor()
  const first = dayBefore(SHOP_SALES.days - 1)
  const midnight = Date.parse(`${first}T00:00:00+01:00`)
  await orderAt(vendor, new Date(midnight).toISOString())
  await orderAt(vendor, new Date(midnight - 1).toISOString())
  const { days } = await vendor.client.orders.salesOfVendor()
  expect(days.map(({ day, orders }) => [day, orders])).toEqual([[first, 1]])
})

test('an item that was renamed is one item, by its latest name', async () => {
  const vendor = await app.vendor()
  for (const name of ['Egusi', 'Egusi soup']) {
    const order = await orderGoods(app, ada, vendor)
    await move(vendor, order, 'accepted')
    const items = [{ itemId: vendor.user._id, name, priceKobo: 90_050, quantity: 3 }]
    await app.sql`update orders set items = ${JSON.stringify(items)}::text::json where _id = ${order._id}`
  }
  const { topItems } = await vendor.client.orders.salesOfVendor()
  expect(topItems).toEqual([{ itemId: vendor.user._id, name: 'Egusi soup', quantity: 6, goods: 5403 }])
})

test('sales are those of the shop that asks, and nobody else asks', async () => {
  const other = await app.vendor()
  expect(await other.client.orders.salesOfVendor()).toMatchObject({ days: [], topItems: [] })
  expect(await refusalOf(ada.client.orders.salesOfVendor())).toMatchObject({ code: 'FORBIDDEN' })
})
