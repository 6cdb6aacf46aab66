import { HAND_OVER_TRIES, ORDER_CLOCK, OrderDetail, type MoveTarget, type Transaction } from '@ozi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods, ownView } from '../../../test/moves.ts'

let app: TestApp
let ada: Person
let admin: Person
let emeka: Person
let shop: Person
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.customer()
  admin = await app.admin()
  emeka = await app.rider('Emeka Obi')
  shop = await app.vendor()
})
afterAll(() => app.stop())

const reason = 'asked by phone'

async function transactionOf(orderId: string): Promise<Transaction | undefined> {
  const { transactions } = await admin.client.payments.listTransactions({})
  return transactions.find((transaction) => transaction.orderId === orderId)
}

async function statusesOf(order: { _id: string }): Promise<readonly [string, string | undefined]> {
  const { status, shopStatus } = await ownView(ada, order)
  return [status, shopStatus]
}

/** What became of each of some calls made at the same time: the code of its refusal, or 'done'. */
function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done',
        async () => (await refusalOf(call)).code,
      ),
    ),
  )
}

const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('a rider takes a parcel, proves both hand-overs and is paid: each step is told with who made it', async () => {
  const order = await sendParcel(ada)
  const taken = await carry(emeka, ada, order, 'delivered')
  expect(taken.status).toBe('delivered')
  expect(
    Object.keys(taken).filter((key) => /code|token/i.test(key)),
    'a rider sees no code',
  ).toEqual([])
  const seen = await ownView(ada, order)
  expect(OrderDetail.strict().parse(seen)).toEqual(seen)
  expect(seen.rider).toEqual({
    _id: emeka.user._id,
    name: 'Emeka Obi',
    mobileNumber: emeka.user.mobileNumber,
  })
  expect(seen.events.map(({ to, by }) => [to, by])).toEqual([
    ['created', 'customer'],
    ['assigned', 'rider'],
    ['enroute_to_pickup', 'rider'],
    ['arrived_at_pickup', 'rider'],
    ['picked_up', 'rider'],
    ['enroute_to_dropoff', 'rider'],
    ['arrived_at_dropoff', 'rider'],
    ['delivered', 'rider'],
  ])
  expect(await transactionOf(order._id)).toMatchObject({ status: 'success' })
})

test('cash that was handed over is confirmed revenue; what is cancelled is none', async () => {
  const statistics = () => admin.client.overview.statistics()
  const before = await statistics()
  const order = await carriedParcel(emeka, ada, 'delivered')
  const delivered = await statistics()
  expect(delivered.confirmedRevenue - before.confirmedRevenue).toBeCloseTo(order.fee)
  const other = await sendParcel(ada)
  const pending = await statistics()
  expect(pending.totalRevenue - delivered.totalRevenue).toBeCloseTo(other.fee)
  await move(ada, other, 'cancelled')
  expect(await statistics()).toMatchObject({
    totalRevenue: delivered.totalRevenue,
    confirmedRevenue: delivered.confirmedRevenue,
  })
  expect(await transactionOf(other._id)).toMatchObject({ status: 'failed' })
})

test('a move that is not the next is refused with those that are, for whoever asks', async () => {
  const order = await sendParcel(ada)
  const refused = (person: Person, to: MoveTarget) =>
    refusalOf(person.client.orders.move({ id: order._id, to, reason }))
  expect(await refused(ada, 'delivered')).toMatchObject({
    status: 409,
    code: 'ILLEGAL_MOVE',
    data: { allowed: ['cancelled'] },
  })
  expect((await refused(admin, 'delivered')).data).toEqual({ allowed: ['assigned', 'cancelled'] })
  await carry(emeka, ada, order, 'assigned')
  expect((await refused(emeka, 'picked_up')).data).toEqual({ allowed: ['created', 'enroute_to_pickup'] })
})

test('who has nothing to do with an order does not learn of it', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const others = [await app.customer(), await app.rider(), shop]
  for (const person of others) {
    const asked = person.client.orders.move({ id: order._id, to: 'cancelled' })
    expect(await refusalOf(asked)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await refusalOf(person.client.orders.read({ id: order._id }))).toMatchObject({ code: 'NOT_FOUND' })
  }
  const never = { id: '0197a3c0-0000-7000-8000-000000000000', to: 'cancelled' as const }
  expect(await refusalOf(ada.client.orders.move(never))).toMatchObject({ code: 'NOT_FOUND' })
})

test('an order that has ended stays as it is', async () => {
  const order = await sendParcel(ada)
  await move(ada, order, 'cancelled')
  for (const to of ['created', 'assigned', 'delivered', 'returning', 'expired'] as const) {
    const asked = admin.client.orders.move({ id: order._id, to, reason, riderId: emeka.user._id })
    expect(await refusalOf(asked), to).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: [] } })
  }
})

test('the same move again by whoever made it is answered and does nothing', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const events = (await ownView(ada, order)).events.length
  expect((await move(emeka, order, 'assigned')).status).toBe('assigned')
  expect((await ownView(ada, order)).events).toHaveLength(events)
  const byAnother = admin.client.orders.move({
    id: order._id,
    to: 'assigned',
    reason,
    riderId: emeka.user._id,
  })
  expect(await refusalOf(byAnother)).toMatchObject({ code: 'ILLEGAL_MOVE' })
})

test('an administrator says why, chooses a rider, and needs no code', async () => {
  const order = await sendParcel(ada)
  const asked = (extra: object) => admin.client.orders.move({ id: order._id, to: 'assigned', ...extra })
  expect(await refusalOf(asked({ riderId: emeka.user._id }))).toMatchObject({ code: 'REASON_REQUIRED' })
  expect(await refusalOf(asked({ reason }))).toMatchObject({ status: 400, code: 'RIDER_REQUIRED' })
  expect(await refusalOf(asked({ reason, riderId: ada.user._id }))).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { riderId: expect.any(String) } },
  })
  await asked({ reason, riderId: emeka.user._id })
  for (const to of ['enroute_to_pickup', 'arrived_at_pickup', 'picked_up'] as const) {
    await move(admin, order, to, { reason })
  }
  const seen = await ownView(ada, order)
  expect(seen.rider?._id).toBe(emeka.user._id)
  expect(seen.events.at(-1)).toMatchObject({ to: 'picked_up', by: 'admin', reason })
})

test('a rider who gives an order back leaves it without a rider', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  expect((await move(emeka, order, 'created')).status).toBe('created')
  expect((await move(emeka, order, 'created')).status, 'a replay').toBe('created')
  const another = await app.rider()
  const notTheirs = another.client.orders.move({ id: order._id, to: 'created' })
  expect(await refusalOf(notTheirs)).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: ['assigned'] } })
  const seen = await ownView(ada, order)
  expect([seen.status, seen.rider]).toEqual(['created', undefined])
  expect(await refusalOf(emeka.client.orders.read({ id: order._id }))).toMatchObject({ code: 'NOT_FOUND' })
})

test('a wrong code is refused and counted; after five that hand-over is locked for the rider', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_pickup')
  const { pickupCode = '', dropoffCode = '' } = await ownView(ada, order)
  const pickUp = (code?: string) => emeka.client.orders.move({ id: order._id, to: 'picked_up', code })
  expect(await refusalOf(pickUp()), 'no code is no try').toMatchObject({ code: 'VALIDATION' })
  expect(await refusalOf(pickUp(dropoffCode))).toMatchObject({ status: 400, code: 'MOVE_CODE_WRONG' })
  const wrong = await outcomes(Array.from({ length: HAND_OVER_TRIES.max + 3 }, () => pickUp(dropoffCode)))
  expect(wrong.filter((code) => code === 'MOVE_CODE_WRONG')).toHaveLength(HAND_OVER_TRIES.max - 1)
  expect(await refusalOf(pickUp(pickupCode))).toMatchObject({ status: 429, code: 'MOVE_CODE_LOCKED' })
  expect((await move(admin, order, 'picked_up', { reason })).status).toBe('picked_up')
  expect((await carry(emeka, ada, order, 'delivered')).status, 'the other hand-over is open').toBe(
    'delivered',
  )
})

test('what cannot be handed over is brought back against its own code, and nobody pays', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  const asked = { id: order._id, to: 'delivery_failed' as const }
  expect(await refusalOf(emeka.client.orders.move(asked))).toMatchObject({ code: 'REASON_REQUIRED' })
  await move(emeka, order, 'delivery_failed', { reason: 'nobody at home' })
  await move(admin, order, 'returning', { reason })
  const { returnCode, dropoffCode } = await ownView(ada, order)
  const withWrong = emeka.client.orders.move({ id: order._id, to: 'returned', code: dropoffCode })
  expect(await refusalOf(withWrong)).toMatchObject({ code: 'MOVE_CODE_WRONG' })
  expect((await move(emeka, order, 'returned', { code: returnCode })).status).toBe('returned')
  expect(await transactionOf(order._id)).toMatchObject({ status: 'failed' })
})

test('of two riders who take an order at once, one has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await sendParcel(ada)
    const riders = [emeka, await app.rider('Uche Ibe')]
    const taken = await outcomes(
      riders.map((rider) => rider.client.orders.move({ id: order._id, to: 'assigned' })),
    )
    expect(taken.sort()).toEqual(['ILLEGAL_MOVE', 'done'])
    const { events } = await ownView(ada, order)
    expect(events.filter(({ to }) => to === 'assigned')).toHaveLength(1)
  }
})

test('of a customer who cancels while the rider picks up, exactly one has it their way', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await carriedParcel(emeka, ada, 'arrived_at_pickup')
    const { pickupCode } = await ownView(ada, order)
    const both = await outcomes([
      ada.client.orders.move({ id: order._id, to: 'cancelled' }),
      emeka.client.orders.move({ id: order._id, to: 'picked_up', code: pickupCode }),
    ])
    expect([...both].sort()).toEqual(['ILLEGAL_MOVE', 'done'])
    expect((await ownView(ada, order)).status).toBe(both[0] === 'done' ? 'cancelled' : 'picked_up')
  }
})

test('the same move twenty times at once is one move', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const all = await outcomes(
    Array.from({ length: 20 }, () => emeka.client.orders.move({ id: order._id, to: 'enroute_to_pickup' })),
  )
  expect(new Set(all)).toEqual(new Set(['done']))
  const { events } = await ownView(ada, order)
  expect(events.filter(({ to }) => to === 'enroute_to_pickup')).toHaveLength(1)
})

test("a shop's order goes two ways: the shop prepares it, a rider carries it, and both end together", async () => {
  const order = await orderGoods(app, ada, shop)
  expect(await statusesOf(order)).toEqual(['placed', 'placed'])
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
  expect(await statusesOf(order)).toEqual(['arrived_at_pickup', 'ready_for_pickup'])
  await carry(emeka, ada, order, 'picked_up', shop)
  expect(await statusesOf(order)).toEqual(['picked_up', 'handed_over'])
  await carry(emeka, ada, order, 'delivered')
  expect(await statusesOf(order)).toEqual(['delivered', 'completed'])
  expect(await transactionOf(order._id)).toMatchObject({ status: 'success' })
})

test('of goods the shop says the code at the pickup, and the customer the one at the dropoff', async () => {
  const order = await orderGoods(app, ada, shop)
  const codesOf = async (person: Person) => {
    const view = await ownView(person, order)
    return (['pickupCode', 'dropoffCode', 'returnCode'] as const).filter((code) => view[code] !== undefined)
  }
  expect(await codesOf(ada)).toEqual(['dropoffCode'])
  expect(await codesOf(shop)).toEqual(['pickupCode', 'returnCode'])
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_pickup')
  expect(await codesOf(emeka)).toEqual([])
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
  expect(await transactionOf(order._id)).toMatchObject({ status: 'failed' })
  expect((await move(shop, order, 'rejected', { reason: 'again' })).status, 'a replay').toBe('rejected')
})

test('a customer cancels goods until the shop has begun to prepare them; both ways end', async () => {
  const first = await orderGoods(app, ada, shop)
  await move(shop, first, 'accepted')
  await move(ada, first, 'cancelled')
  expect(await statusesOf(first)).toEqual(['cancelled', 'cancelled'])
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

test('the clock refuses for a shop that does not answer, and ends what finds no rider', async () => {
  const unanswered = await orderGoods(app, ada, shop)
  const waiting = await sendParcel(ada)
  const taken = await carriedParcel(emeka, ada, 'assigned')
  const { runClock } = app.parts.orders
  await runClock(minutesLater(ORDER_CLOCK.shopAnswerMinutes - 1))
  expect(await statusesOf(unanswered)).toEqual(['placed', 'placed'])
  // Several processes have a clock each.
  await Promise.all([1, 2, 3].map(() => runClock(minutesLater(ORDER_CLOCK.shopAnswerMinutes + 1))))
  expect(await statusesOf(unanswered)).toEqual(['rejected', 'rejected'])
  expect((await ownView(ada, waiting)).status).toBe('created')
  await Promise.all([1, 2].map(() => runClock(minutesLater(ORDER_CLOCK.riderSearchMinutes + 1))))
  const ended = await ownView(ada, waiting)
  expect(ended.events.slice(1)).toEqual([
    { to: 'expired', at: expect.any(String), by: 'clock', reason: expect.any(String) },
  ])
  expect((await ownView(ada, taken)).status).toBe('assigned')
  expect(await transactionOf(unanswered._id)).toMatchObject({ status: 'failed' })
})

test('the wait for a rider begins anew when one gives an order back', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  await app.sql`update orders set created_at = created_at - interval '3 hours' where _id = ${order._id}`
  await move(emeka, order, 'created')
  await app.parts.orders.runClock()
  expect((await ownView(ada, order)).status).toBe('created')
})

test('shops and riders list what is theirs, cut down and searched, and never a code', async () => {
  const vendor = await app.vendor()
  const rider = await app.rider()
  const order = await orderGoods(app, ada, vendor)
  await move(vendor, order, 'accepted')
  await carry(rider, ada, order, 'assigned')
  for (const list of [vendor.client.orders.listOfVendor, rider.client.orders.listOfRider]) {
    const { orders, total } = await list({ search: 'pounded YAM', filter: 'running' })
    expect([total, orders.map(({ _id }) => _id)]).toEqual([1, [order._id]])
    expect(JSON.stringify(orders)).not.toMatch(/code|token/i)
    expect((await list({ filter: 'completed' })).total).toBe(0)
  }
  expect(await refusalOf(ada.client.orders.listOfVendor({}))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await refusalOf(vendor.client.orders.listOfRider({}))).toMatchObject({ code: 'FORBIDDEN' })
  const { data } = await rider.client.orders.read({ id: order._id })
  expect(JSON.stringify(data)).not.toMatch(/code"|token/i)
})

test('customers cut their list down and search in shop and goods', async () => {
  const ngozi = await app.customer()
  const running = await orderGoods(app, ngozi, shop)
  const done = await carriedParcel(emeka, ngozi, 'delivered')
  const gone = await sendParcel(ngozi)
  await move(ngozi, gone, 'cancelled')
  const listed = async (query: Parameters<typeof ngozi.client.orders.listOwn>[0]) =>
    (await ngozi.client.orders.listOwn(query)).orders.map(({ _id }) => _id)
  expect(await listed({ filter: 'running' })).toEqual([running._id])
  expect(await listed({ filter: 'completed' })).toEqual([done._id])
  expect(await listed({ filter: 'cancelled' })).toEqual([gone._id])
  expect(await listed({ search: shop.user.name.toUpperCase() })).toEqual([running._id])
  expect(await listed({ search: 'ofe owerri' })).toEqual([running._id])
  expect(await listed({ search: 'ofe owerri', filter: 'cancelled' })).toEqual([])
})
