import { Order, ORDER_CLOCK } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { carry, move, orderGoods } from '../../../test/moves.ts'
import { connect, listen, quiet, type Listener } from '../../../test/sockets.ts'

let app: TestApp
let other: TestApp
let addresses: readonly [string, string]
let ada: Person
let admin: Person
let emeka: Person
let shop: Person
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({}, app)
  addresses = [await listen(app), await listen(other)]
  ada = await app.customer()
  admin = await app.admin()
  emeka = await app.rider()
  shop = await app.vendor()
})
afterAll(async () => {
  await other.stop()
  await app.stop()
})

const opened: Listener[] = []
afterEach(() => {
  for (const listener of opened.splice(0)) listener.close()
})

async function listener(person: Person, which: 0 | 1 = 0): Promise<Listener> {
  const connected = await connect(addresses[which], person.token)
  opened.push(connected)
  return connected
}

// promise (customer): Each step of an order appears by itself, only for those who may see it
test('customer, rider and administrators hear of each step, at any process', async () => {
  const hearing = [await listener(ada), await listener(ada, 1), await listener(admin, 1)]
  const strangers = [
    await listener(await app.customer()),
    await listener(await app.customer(), 1),
    await listener(shop),
    await listener(await app.rider(), 1),
  ]
  const order = await sendParcel(ada)
  for (const each of hearing) {
    const told = await each.hears(order, 'created')
    expect(Order.strict().parse(told), 'exactly an order: no code, no link').toEqual(order)
  }
  const rider = await listener(emeka, 1)
  await move(emeka, order, 'assigned')
  for (const each of [...hearing, rider]) {
    expect((await each.hears(order, 'assigned')).rider?.name).toBe(emeka.user.name)
  }
  await quiet()
  for (const each of hearing) expect(each.orders, 'once each').toHaveLength(2)
  for (const each of strangers) expect(each.orders).toEqual([])
})

test('a shop hears of its own orders, and no other shop does', async () => {
  const own = await listener(shop, 1)
  const another = await listener(await app.vendor())
  const order = await orderGoods(app, ada, shop)
  expect((await own.hears(order, 'placed')).shopStatus).toBe('placed')
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'picked_up', shop)
  expect((await own.hears(order, 'picked_up')).shopStatus).toBe('handed_over')
  await quiet()
  expect(another.orders).toEqual([])
})

test('a rider who gives an order back hears that it is theirs no more', async () => {
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  const rider = await listener(emeka)
  await move(emeka, order, 'created')
  expect((await rider.hears(order, 'created')).rider).toBeUndefined()
})

test('a refused order or move is announced to nobody', async () => {
  const customer = await listener(ada)
  const order = await sendParcel(ada)
  await customer.hears(order, 'created')
  await emeka.client.orders.move({ id: order._id, to: 'delivered' }).catch(() => {})
  await ada.client.orders.move({ id: order._id, to: 'delivered' }).catch(() => {})
  await quiet()
  expect(customer.orders).toHaveLength(1)
})

test('a repeated request is announced to nobody', async () => {
  const customer = await listener(ada)
  const fee = (await quoteFor(ada)).total
  const asked = { headers: { 'idempotency-key': newId() }, body: { ...parcel, fee } }
  const { data: order } = await ada.client.orders.createDelivery(asked)
  await move(ada, order, 'cancelled')
  await customer.hears(order, 'cancelled')
  await ada.client.orders.createDelivery(asked)
  await move(ada, order, 'cancelled')
  await quiet()
  expect(customer.orders.map(({ status }) => status)).toEqual(['created', 'cancelled'])
})

// promise (staff): Staff are told what goes wrong: a failed delivery, and what the clock ended
test('the news say who made the step, so that the clock is told from people', async () => {
  const staff = await listener(admin, 1)
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  await app.parts.orders.runClock(new Date(Date.now() + ORDER_CLOCK.riderStartMinutes * 60_000 + 60_000))
  await vi.waitFor(() => {
    const told = staff.told('order_updated').filter((news) => news.order._id === order._id)
    expect(told.map(({ by, order: { status } }) => [status, by])).toEqual([
      ['created', undefined],
      ['assigned', 'rider'],
      ['created', 'clock'],
    ])
  })
})
