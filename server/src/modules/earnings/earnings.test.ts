import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { checkOut, quoteCart } from '../../../test/checkouts.ts'
import { sendParcel, setTariff } from '../../../test/deliveries.ts'
import { carry, move } from '../../../test/moves.ts'
import { cartOf, sell } from '../../../test/shops.ts'

const app = await startAppForFile()
const [admin, ada, rider, vendor] = await Promise.all([
  app.admin(),
  app.customer(),
  app.rider(),
  app.vendor(),
])
// 1,000 naira and 200, and nothing for the way.
await setTariff(app.sql, { pricePerKmKobo: 0 })

const TERMS = {
  riderPercent: 70,
  redeliveryPercent: 100,
  riderMinimum: 0,
  commissionPercent: 10,
  vatPercent: 0,
}

test('before there are terms nobody is told of any earnings', async () => {
  const order = await sendParcel(ada)
  const [offer] = (await rider.client.offers.list()).offers
  expect(offer).toMatchObject({ _id: order._id, cash: 1200 })
  expect(offer).not.toHaveProperty('earns')
  const { owed, terms, entries } = await rider.client.earnings.ofRider({})
  expect({ owed, terms, entries }).toEqual({ owed: 0, terms: null, entries: [] })
  expect((await vendor.client.earnings.ofVendor({})).terms).toBeNull()
  await move(ada, order, 'cancelled', { reason: 'I changed my mind.' })
})

// promise (rider): An offer says what it earns and what cash is collected; the job, the day and the statement agree
test('what an offer says it earns is earned once it is delivered', async () => {
  await admin.client.earnings.updateTerms(TERMS)
  const order = await sendParcel(ada)
  const [offer] = (await rider.client.offers.list()).offers
  expect(offer).toMatchObject({ _id: order._id, earns: 700, cash: 1200 })
  await carry(rider, ada, order, 'delivered')
  expect((await rider.client.orders.read({ id: order._id })).data).toMatchObject({ earns: 700 })
  expect((await ada.client.orders.read({ id: order._id })).data).not.toHaveProperty('earns')
  expect((await rider.client.orders.workOfRider()).days).toMatchObject([{ delivered: 1, earned: 700 }])
  const { owed, terms, entries } = await rider.client.earnings.ofRider({})
  expect(owed).toBe(700)
  expect(terms).toEqual({ riderPercent: 70, redeliveryPercent: 100, riderMinimum: 0 })
  expect(entries).toMatchObject([{ cause: 'order.delivered', amount: 700, order: { number: order.number } }])
})

// promise (shop): A shop sees of each delivered order what its goods cost, our commission, and what it is owed
test('a shop sees its goods, the commission and what it is owed', async () => {
  const item = await sell(vendor, { price: 2500.5 })
  const quote = await quoteCart(ada, cartOf([item, 3]))
  const [order] = await checkOut(ada, quote._id)
  if (!order) throw new Error('no order')
  await move(vendor, order, 'accepted')
  await move(vendor, order, 'preparing')
  await move(vendor, order, 'ready_for_pickup')
  await carry(rider, ada, order, 'delivered', vendor)
  const { owed, terms, entries } = await vendor.client.earnings.ofVendor({})
  expect([owed, terms]).toEqual([6751, { commissionPercent: 10 }])
  expect(entries).toMatchObject([{ amount: 6751, goods: 7501.5, commission: 750.5 }])
})

// promise (customer): A receipt by mail and as a page, with its number, each line and the VAT contained
test('a delivered order has a receipt with the VAT contained', async () => {
  await admin.client.earnings.updateTerms({ ...TERMS, vatPercent: 7.5 })
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'delivered')
  const { data } = await ada.client.orders.read({ id: order._id })
  expect(data.tax).toBeCloseTo((order.fee * 7.5) / 107.5, 1)
  expect((await rider.client.orders.read({ id: order._id })).data).not.toHaveProperty('tax')
  const { text } = await app.mailTo(
    ada.user.email,
    ({ subject }) => subject === `Order ${order.number}: Delivered`,
  )
  const receipt = text.slice(text.indexOf(`Receipt ${order.number}`))
  for (const { label } of order.lines) expect(receipt).toContain(`${label}: ₦`)
  expect(receipt).toContain(`VAT contained: ₦${String(data.tax)}`)
  expect(receipt).toContain(`/dashboard/orders/${order._id}/receipt`)
})
