import type { Order } from '@ozi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { checkOut, quoteCart } from '../../../test/checkouts.ts'
import { sendParcel, setTariff } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move } from '../../../test/moves.ts'
import { failedParcel, transactionsOf, tryAgain } from '../../../test/redeliveries.ts'
import { cartOf, sell } from '../../../test/shops.ts'

let ada: Person
let rider: Person
const app = await startAppForFile()
const admin = await app.admin()
// 1,000 naira and 200, and nothing for the way.
await setTariff(app.sql, { pricePerKmKobo: 0, surgeActive: true, surgeMultiplier: 1.5 })
beforeEach(async () => {
  ;[ada, rider] = await Promise.all([app.customer(), app.rider()])
})

/** The postings of an order, oldest first: cause and lines. */
async function postedOf({ _id: order }: Pick<Order, '_id'>) {
  const { postings } = await admin.client.ledger.postings({ order })
  return postings.toReversed().map(({ cause, lines }) => ({
    cause,
    ...Object.fromEntries(lines.map(({ account, amount }) => [account, amount])),
  }))
}

/** An account's balance for a person. */
const balanceOf = (account: 'customer' | 'rider_cash' | 'rider_earnings' | 'shop', { user }: Person) =>
  app.parts.ledger.balance(app.sql, account, user._id)

describe('an order’s money', () => {
  // promise (staff): Each naira of an order is in the ledger, from the order to the end
  it('is owed once it is placed, and earned and paid once delivered', async () => {
    const order = await carriedParcel(rider, ada, 'arrived_at_dropoff')
    const placed = { cause: 'order.placed', customer: 1300, unearned: -1300 }
    expect(await postedOf(order)).toEqual([placed])
    await carry(rider, ada, order, 'delivered')
    expect(await postedOf(order)).toEqual([
      placed,
      {
        cause: 'order.delivered',
        unearned: 1300,
        revenue_delivery: -1000,
        revenue_service: -200,
        revenue_surge: -100,
      },
      { cause: 'cash.collected', rider_cash: 1300, customer: -1300 },
    ])
    expect([await balanceOf('rider_cash', rider), await balanceOf('customer', ada)]).toEqual([130_000, 0])
  })

  it('of goods is their shop’s', async () => {
    const vendor = await app.vendor()
    const item = await sell(vendor, { price: 2500 })
    const quote = await quoteCart(ada, cartOf([item, 2]))
    const [order] = await checkOut(ada, quote._id)
    if (!order) throw new Error('no order')
    await move(vendor, order, 'accepted')
    await move(vendor, order, 'preparing')
    await move(vendor, order, 'ready_for_pickup')
    await carry(rider, ada, order, 'delivered', vendor)
    expect((await postedOf(order))[1]).toMatchObject({
      cause: 'order.delivered',
      unearned: 6300,
      shop: -5000,
    })
    expect(await balanceOf('shop', vendor)).toBe(-500_000)
  })

  it('that is cancelled, or brought back, is owed by nobody', async () => {
    const cancelled = await sendParcel(ada)
    await move(ada, cancelled, 'cancelled', { reason: 'I changed my mind.' })
    const returned = await failedParcel(rider, ada)
    await tryAgain(rider, ada, returned)
    await move(admin, returned, 'returning', { reason: 'Nobody wants it.' })
    await move(admin, returned, 'returned', { reason: 'It is back.' })
    const end = (amount: number) => ({ cause: 'order.ended', unearned: amount, customer: -amount })
    expect((await postedOf(cancelled)).at(-1)).toEqual(end(1300))
    expect((await postedOf(returned)).at(-1)).toEqual(end(2600))
    expect(await balanceOf('customer', ada)).toBe(0)
  })

  it('has a posting for each redelivery, and the cash of each', async () => {
    const order = await failedParcel(rider, ada)
    await tryAgain(rider, ada, order)
    await carry(rider, ada, order, 'delivered')
    const posted = await postedOf(order)
    expect(posted.map(({ cause }) => cause)).toEqual([
      ...['order.placed', 'redelivery.placed', 'order.delivered', 'cash.collected', 'cash.collected'],
    ])
    expect(posted[2]).toMatchObject({ unearned: 2600, revenue_redelivery: -1000, revenue_service: -400 })
    expect(await balanceOf('rider_cash', rider)).toBe(260_000)
    expect(await transactionsOf(admin, order)).toHaveLength(2)
  })

  // promise (staff): What a rider earns of an order is owed to the rider once it is delivered
  it('is the rider’s in part, by the terms it was placed under', async () => {
    const terms = {
      riderPercent: 70,
      redeliveryPercent: 50,
      riderMinimum: 0,
      commissionPercent: 10,
      vatPercent: 0,
    }
    await admin.client.earnings.updateTerms(terms)
    const order = await failedParcel(rider, ada)
    await admin.client.earnings.updateTerms({ ...terms, riderPercent: 1 })
    await tryAgain(rider, ada, order)
    await carry(rider, ada, order, 'delivered')
    // 70 % of 1,100 and 50 % of 1,100.
    const earned = { riders_share: 1320, rider_earnings: -1320 }
    expect((await postedOf(order))[2]).toMatchObject({ cause: 'order.delivered', ...earned })
    const returned = await failedParcel(rider, ada)
    await move(admin, returned, 'returning', { reason: 'Nobody wants it.' })
    await move(admin, returned, 'returned', { reason: 'It is back.' })
    expect((await postedOf(returned)).at(-1)).not.toHaveProperty('riders_share')
    expect(await balanceOf('rider_earnings', rider)).toBe(-132_000)
  })

  it('stays when its customer is deleted', async () => {
    const order = await carriedParcel(rider, ada, 'delivered')
    await admin.client.customers.remove({ id: ada.user._id })
    const { postings } = await admin.client.ledger.postings({ order: order._id, cause: 'order.placed' })
    expect(postings[0]?.lines[0]).toEqual({
      account: 'customer',
      amount: 1300,
      owner: { _id: ada.user._id, name: 'Former customer' },
    })
  })
})
