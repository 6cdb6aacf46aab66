import { ORDER_CLOCK } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import {
  carriedParcel,
  carry,
  move,
  orderGoods,
  ownView,
  statusesOf,
  transactionOf,
} from '../../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()

const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('a shop prepares, a rider carries, and both end together', async () => {
  const order = await orderGoods(app, ada, shop)
  expect(await statusesOf(ada, order)).toEqual(['placed', 'placed'])
  expect(order).toMatchObject({
    kind: 'shop',
    items: [{ price: 2500, quantity: 2 }],
    vendor: { _id: shop.user._id },
  })
  expect((await move(shop, order, 'accepted')).events.map(({ to }) => to)).toEqual([
    'placed',
    'accepted',
    'created',
  ])
  await move(shop, order, 'preparing')
  await carry(emeka, ada, order, 'arrived_at_pickup')
  await move(shop, order, 'ready_for_pickup')
  expect(await statusesOf(ada, order)).toEqual(['arrived_at_pickup', 'ready_for_pickup'])
  await carry(emeka, ada, order, 'picked_up', shop)
  expect(await statusesOf(ada, order)).toEqual(['picked_up', 'handed_over'])
  await carry(emeka, ada, order, 'delivered')
  expect(await statusesOf(ada, order)).toEqual(['delivered', 'completed'])
  expect(await transactionOf(admin, order)).toMatchObject({ status: 'success' })
})

test('a shop refuses an order with a reason, and that ends both ways', async () => {
  const order = await orderGoods(app, ada, shop)
  expect(await refusalOf(shop.client.orders.move({ id: order._id, to: 'rejected' }))).toMatchObject({
    code: 'REASON_REQUIRED',
  })
  await move(shop, order, 'rejected', { reason: 'The stew is finished.' })
  const seen = await ownView(ada, order)
  expect([seen.status, seen.shopStatus]).toEqual(['rejected', 'rejected'])
  expect(seen.events.slice(1)).toEqual([
    { to: 'rejected', at: expect.any(String), by: 'vendor', reason: 'The stew is finished.' },
  ])
  expect(await transactionOf(admin, order)).toMatchObject({ status: 'failed' })
  expect((await move(shop, order, 'rejected', { reason: 'again' })).status, 'a replay').toBe('rejected')
})

// promise (customer): Moves follow one table; customers may cancel before the pickup
test('a customer cancels goods until the shop begins to prepare them', async () => {
  const first = await orderGoods(app, ada, shop)
  await move(shop, first, 'accepted')
  await move(ada, first, 'cancelled')
  expect(await statusesOf(ada, first)).toEqual(['cancelled', 'cancelled'])
  const second = await orderGoods(app, ada, shop)
  await move(shop, second, 'accepted')
  await move(shop, second, 'preparing')
  const asked = ada.client.orders.move({ id: second._id, to: 'cancelled' })
  expect(await refusalOf(asked)).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: [] } })
})

test('neither another shop nor a rider moves what is the shop’s', async () => {
  const order = await orderGoods(app, ada, shop)
  const other = await app.vendor()
  for (const person of [other, emeka]) {
    const asked = person.client.orders.move({ id: order._id, to: 'accepted' })
    expect(await refusalOf(asked)).toMatchObject({ code: 'NOT_FOUND' })
  }
})

// promise (everyone): The clock ends each wait of an order
test('the clock refuses for a silent shop, and ends what finds no rider', async () => {
  const unanswered = await orderGoods(app, ada, shop)
  const waiting = await sendParcel(ada)
  const taken = await carriedParcel(emeka, ada, 'assigned')
  const { runClock } = app.parts.orders
  await runClock(minutesLater(ORDER_CLOCK.shopAnswerMinutes - 1))
  expect(await statusesOf(ada, unanswered)).toEqual(['placed', 'placed'])
  // Each of several processes has a clock.
  await Promise.all([1, 2, 3].map(() => runClock(minutesLater(ORDER_CLOCK.shopAnswerMinutes + 1))))
  expect(await statusesOf(ada, unanswered)).toEqual(['rejected', 'rejected'])
  expect((await ownView(ada, waiting)).status).toBe('created')
  await Promise.all([1, 2].map(() => runClock(minutesLater(ORDER_CLOCK.riderSearchMinutes + 1))))
  const ended = await ownView(ada, waiting)
  expect(ended.events.slice(1)).toEqual([
    { to: 'expired', at: expect.any(String), by: 'clock', reason: expect.any(String) },
  ])
  expect((await ownView(ada, taken)).events.slice(1, 3)).toMatchObject([
    { to: 'assigned', by: 'rider' },
    { to: 'created', by: 'clock', reason: 'The rider did not set out in time.' },
  ])
  expect(await transactionOf(admin, unanswered)).toMatchObject({ status: 'failed' })
})

// promise (everyone): The clock ends each wait of an order
test('a rider who does not set out gives the order back', async () => {
  const { runClock } = app.parts.orders
  const late = minutesLater(ORDER_CLOCK.riderStartMinutes + 1)
  const parcel = await carriedParcel(emeka, ada, 'assigned')
  const under = await carriedParcel(emeka, ada, 'enroute_to_pickup')
  const goods = await orderGoods(app, ada, shop)
  await move(shop, goods, 'accepted')
  await move(emeka, goods, 'assigned')
  await runClock(minutesLater(ORDER_CLOCK.riderStartMinutes - 1))
  expect((await ownView(ada, parcel)).status).toBe('assigned')
  await Promise.all([1, 2].map(() => runClock(late)))
  expect((await ownView(ada, parcel)).status).toBe('created')
  expect((await ownView(ada, parcel)).events).toHaveLength(3)
  expect(
    await refusalOf(emeka.client.orders.move({ id: parcel._id, to: 'enroute_to_pickup' })),
  ).toMatchObject({
    code: 'NOT_FOUND',
  })
  const again = emeka.client.orders.move({ id: parcel._id, to: 'assigned' })
  expect(await refusalOf(again), 'and it goes to others').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect((await move(await app.rider(), parcel, 'assigned')).status).toBe('assigned')
  expect((await ownView(ada, under)).status).toBe('enroute_to_pickup')
  expect((await ownView(ada, goods)).status, 'the shop has not accepted long enough ago').toBe('assigned')
  await move(shop, goods, 'preparing')
  await move(shop, goods, 'ready_for_pickup')
  // The last carrying step is old; the rider's time counts from when the goods were ready.
  await runClock(minutesLater(ORDER_CLOCK.riderStartMinutes - 1))
  expect((await ownView(ada, goods)).status).toBe('assigned')
  await runClock(late)
  expect((await ownView(ada, goods)).status).toBe('created')
})

test('the wait for a rider begins anew when one gives an order back', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  await app.sql`update orders set created_at = created_at - interval '3 hours' where _id = ${order._id}`
  await move(emeka, order, 'created')
  await app.parts.orders.runClock()
  expect((await ownView(ada, order)).status).toBe('created')
})
