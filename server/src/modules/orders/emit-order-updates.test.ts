import { Order, ORDER_CLOCK, OrderView, StaffOrderView, type OrderStatus } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { Execution } from '../../platform/database/pool.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { carry, move, orderGoods, ownView } from '../../../test/moves.ts'
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

/** The rest of an order, as the event of its move to this status brought it to somebody. */
async function viewsHeard(by: Listener, { _id }: Pick<Order, '_id'>, status: OrderStatus) {
  const isIt = ({ order }: { order: Order }) => order._id === _id && order.status === status
  const { order, view, staffView } = await by.isTold('order_updated', isIt)
  return {
    own: view && { ...Order.strict().parse(order), ...OrderView.strict().parse(view) },
    staff: staffView && { ...Order.strict().parse(order), ...StaffOrderView.strict().parse(staffView) },
  }
}

test('the event of a move makes up what each party would read', async () => {
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  const hearing = new Map<Person, Listener>()
  for (const person of [ada, shop, emeka]) hearing.set(person, await listener(person, 1))
  await move(emeka, order, 'assigned')
  for (const [person, each] of hearing) {
    const { own, staff } = await viewsHeard(each, order, 'assigned')
    expect(own).toEqual(await ownView(person, order))
    expect(staff).toBeUndefined()
  }
})

test('the event of a move makes up what the staff would read', async () => {
  const hearing = await listener(await app.staff('finance'), 1)
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  const { own, staff } = await viewsHeard(hearing, order, 'assigned')
  expect(staff).toEqual((await admin.client.staffOrders.read({ id: order._id })).data)
  expect(own).toBeUndefined()
})

test('no code is sent to a rider or to the staff', async () => {
  const hearing = [await listener(emeka), await listener(admin, 1)]
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  const { pickupCode, dropoffCode, returnCode, trackToken } = await ownView(ada, order)
  for (const each of hearing) {
    await each.hears(order, 'assigned')
    const told = JSON.stringify(each.told('order_updated'))
    for (const secret of [pickupCode, dropoffCode, returnCode, trackToken]) {
      expect(told).not.toContain(`"${secret ?? ''}"`)
    }
  }
})

test('staff who are the customer hear once, as staff', async () => {
  const hearing = await listener(admin, 1)
  const order = await sendParcel(admin)
  await move(emeka, order, 'assigned')
  const { own, staff } = await viewsHeard(hearing, order, 'assigned')
  expect([own, staff?.number]).toEqual([undefined, order.number])
  await quiet()
  expect(hearing.orders.map(({ status }) => status)).toEqual(['created', 'assigned'])
})

test('a move reads its order once, and no event reads it again', async () => {
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  // Mails read the order, too. Giving it back sends none.
  for (const ending of ['Looking for a rider', 'Rider found']) {
    await app.mailTo(ada.user.email, ({ subject }) => subject === `Order ${order.number}: ${ending}`)
  }
  const reads: string[] = []
  const note = ({ text, values }: Execution) => {
    if (text.includes('from orders as listed') && values.includes(order._id)) reads.push(text)
  }
  app.serving.hooks.add(note)
  await move(emeka, order, 'created')
  app.serving.hooks.delete(note)
  expect(reads).toHaveLength(1)
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

test('a rider who lost an order hears nothing about people', async () => {
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  // Until the other process has passed this move on; the listener would hear of it.
  await quiet()
  const rider = await listener(emeka, 1)
  const uche = await app.rider('Uche Ibe')
  await move(admin, order, 'assigned', { riderId: uche.user._id, reason: 'A flat tyre.' })
  expect(await rider.hears(order, 'assigned')).toMatchObject({
    rider: { name: 'Uche Ibe' },
    receiverName: '',
    phone: '',
    receiverAddress: '',
  })
  expect(await viewsHeard(rider, order, 'assigned')).toEqual({})
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

// The process that placed it may have been killed before it told anybody.
test('an order asked for again is announced again while it waits', async () => {
  const [customer, riders] = [await listener(ada), await listener(emeka)]
  const asked = {
    headers: { 'idempotency-key': newId() },
    body: { ...parcel, fee: (await quoteFor(ada)).total },
  }
  const { data: order } = await ada.client.orders.createDelivery(asked)
  // Riders hear of the first announcement and of the round of offers it begins.
  await vi.waitFor(() => expect(riders.told('offers_changed')).not.toHaveLength(0), { timeout: 20_000 })
  await quiet()
  const heard = riders.told('offers_changed').length
  await ada.client.orders.createDelivery(asked)
  await vi.waitFor(() => expect(customer.orders).toEqual([order, order]), { timeout: 20_000 })
  await vi.waitFor(() => expect(riders.told('offers_changed').length).toBeGreaterThan(heard), {
    timeout: 20_000,
  })
})

test('an order asked for again that has moved is announced to nobody', async () => {
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
  await vi.waitFor(
    () => {
      const told = staff.told('order_updated').filter((news) => news.order._id === order._id)
      // The clock may go on to ask its customer.
      expect(told.slice(0, 3).map(({ by, order: { status } }) => [status, by])).toEqual([
        ['created', undefined],
        ['assigned', 'rider'],
        ['created', 'clock'],
      ])
      expect(told[2]?.staffView?.events.at(-1)).toMatchObject({ to: 'created', by: 'clock' })
    },
    { timeout: 15_000 },
  )
})
