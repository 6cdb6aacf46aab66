import { REDELIVERIES, type Order, type OrderDetail, type Quote } from '@ozi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { letExpire, quoteFor, sendParcel, setTariff } from '../../../../test/deliveries.ts'
import {
  carriedParcel,
  carry,
  move,
  orderGoods,
  outcomes,
  ownView,
  redeliveryQuote,
} from '../../../../test/moves.ts'

let app: TestApp
let ada: Person
let admin: Person
let emeka: Person
let shop: Person
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.customer()
  admin = await app.admin()
  emeka = await app.rider()
  shop = await app.vendor()
})
afterAll(() => app.stop())
beforeEach(() => setTariff(app.sql, { deliveryFeeKobo: 80_000, serviceFeeKobo: 0 }))

const nobodyHome = { reason: 'nobody at home' }
const AGAIN = 'enroute_to_dropoff'

async function failedParcel(): Promise<Order> {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', nobodyHome)
  return order
}

/** The customer looks at what it costs and asks for it; the rider comes to the door again. */
async function tryAgain(order: Order): Promise<OrderDetail> {
  const { _id: quoteId } = await redeliveryQuote(ada, order)
  const moved = await move(ada, order, AGAIN, { quoteId })
  await move(emeka, order, 'arrived_at_dropoff')
  return moved
}

const transactionsOf = async ({ _id }: Order) =>
  (await admin.client.staffOrders.read({ id: _id })).data.transactions

const tryWith = (order: Order, quoteId?: string, person = ada) =>
  refusalOf(person.client.orders.move({ id: order._id, to: AGAIN, quoteId, reason: 'please' }))

test('a customer has a failed delivery tried again for the tariff’s fee without a way, and both are paid', async () => {
  await setTariff(app.sql, { deliveryFeeKobo: 80_000, serviceFeeKobo: 20_000 })
  const order = await failedParcel()
  const quote = await redeliveryQuote(ada, order)
  expect(quote).toMatchObject({
    total: 1000,
    distanceKm: 0,
    lines: [
      { label: 'Redelivery', amount: 800 },
      { label: 'Service fee', amount: 200 },
    ],
  })
  const moved = await move(ada, order, AGAIN, { quoteId: quote._id, reason: 'I am home after five' })
  expect(moved).toMatchObject({ status: AGAIN, fee: order.fee + 1000, redeliveries: 1 })
  expect(moved.lines).toEqual([...order.lines, ...quote.lines])
  expect(moved.events.at(-1)).toMatchObject({ to: AGAIN, by: 'customer', reason: 'I am home after five' })
  const { orders: jobs } = await emeka.client.orders.listOfRider({ filter: 'running' })
  expect(jobs.find(({ _id }) => _id === order._id)?.fee, 'what the rider takes in cash').toBe(
    order.fee + 1000,
  )
  expect(await transactionsOf(order)).toMatchObject([
    { amount: order.fee, status: 'pending' },
    { amount: 1000, status: 'pending', description: expect.stringMatching(/^Redelivery: .+ \(#/) },
  ])
  await move(emeka, order, 'arrived_at_dropoff')
  await carry(emeka, ada, order, 'delivered')
  expect((await transactionsOf(order)).map(({ status }) => status)).toEqual(['success', 'success'])
})

test('another try is money, and no further order, in the figures', async () => {
  const figures = async () => {
    const [{ data }, statistics] = [
      await admin.client.overview.figures({ period: 'all' }),
      await admin.client.overview.statistics(),
    ]
    const sum = (of: (point: (typeof data.series)[number]) => number) =>
      data.series.reduce((total, point) => total + of(point), 0)
    return {
      orders: sum((point) => point.orders),
      revenue: sum((point) => point.revenue),
      confirmed: sum((point) => point.confirmedRevenue),
      totalRevenue: statistics.totalRevenue,
    }
  }
  const order = await failedParcel()
  const before = await figures()
  await tryAgain(order)
  const asked = await figures()
  expect(asked.orders).toBe(before.orders)
  expect(asked.revenue - before.revenue).toBeCloseTo(800)
  expect(asked.totalRevenue - before.totalRevenue).toBeCloseTo(800)
  await carry(emeka, ada, order, 'delivered')
  const paid = await figures()
  expect(paid.orders).toBe(before.orders)
  expect(paid.revenue).toBeCloseTo(asked.revenue)
  expect(paid.confirmed - asked.confirmed).toBeCloseTo(order.fee + 800)
})

test('what is brought back after another try is paid by nobody', async () => {
  const order = await failedParcel()
  await tryAgain(order)
  await move(emeka, order, 'delivery_failed', nobodyHome)
  await move(admin, order, 'returning', nobodyHome)
  const { returnCode } = await ownView(ada, order)
  await move(emeka, order, 'returned', { code: returnCode })
  expect((await transactionsOf(order)).map(({ status }) => status)).toEqual(['failed', 'failed'])
  const back = await app.mailTo(ada.user.email, ({ subject }) => subject.includes(`${order.number}: brought`))
  expect(back.text).toContain('You pay nothing.')
  expect(back.text).not.toContain('Fee:')
})

test('goods of a shop are brought again for the way alone', async () => {
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_dropoff', shop)
  await move(emeka, order, 'delivery_failed', nobodyHome)
  expect((await redeliveryQuote(ada, order)).total).toBe(800)
  await tryAgain(order)
  expect((await ownView(ada, order)).fee).toBe(order.fee + 800)
})

test('a customer asks twice at most; then the office decides, with the fee or without', async () => {
  const order = await failedParcel()
  for (let tries = 1; tries <= REDELIVERIES.max; tries += 1) {
    await tryAgain(order)
    await move(emeka, order, 'delivery_failed', nobodyHome)
  }
  const asked = ada.client.orders.quoteRedelivery({ id: order._id })
  expect(await refusalOf(asked)).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: [] } })
  const { _id: quoteId } = await redeliveryQuote(admin, order)
  expect(await tryWith(order, quoteId)).toMatchObject({ code: 'ILLEGAL_MOVE' })
  const charged = await move(admin, order, AGAIN, { quoteId, reason: 'They agreed by phone.' })
  expect(charged).toMatchObject({ redeliveries: 3, fee: order.fee + 2400 })
  const { lines } = await admin.client.audit.list({ action: 'order.move', search: order.number })
  expect(lines[0]?.after).toMatchObject({ status: AGAIN, redeliveryFee: 800 })
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', nobodyHome)
  const free = await move(admin, order, AGAIN, { reason: 'It was our fault.' })
  expect(free).toMatchObject({ redeliveries: 3, fee: order.fee + 2400 })
})

test('nobody tries again without its quote, by another’s, by one that is used, or twice by one', async () => {
  const order = await failedParcel()
  const other = await failedParcel()
  const quote = await redeliveryQuote(ada, order)
  expect(await tryWith(order)).toMatchObject({ status: 400, code: 'QUOTE_REQUIRED' })
  expect(await tryWith(other, quote._id), 'of another order').toMatchObject({ code: 'NOT_FOUND' })
  expect(await tryWith(order, (await quoteFor(ada))._id), 'of a delivery').toMatchObject({
    code: 'NOT_FOUND',
  })
  const calls = Array.from({ length: 4 }, () => move(ada, order, AGAIN, { quoteId: quote._id }))
  expect(await outcomes(calls), 'four times the same is once').toEqual(['done', 'done', 'done', 'done'])
  expect(await transactionsOf(order)).toHaveLength(2)
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', nobodyHome)
  expect(await tryWith(order, quote._id)).toMatchObject({ status: 409, code: 'QUOTE_USED' })
  expect(await transactionsOf(order)).toHaveLength(2)
})

test('a delivery is not ordered by the quote of another try', async () => {
  const order = await failedParcel()
  const { _id: quoteId, total: fee } = await redeliveryQuote(ada, order)
  const { pickupLocation, dropLocation } = order
  const asked = ada.client.orders.createDelivery({
    headers: {},
    body: {
      pickupLocation,
      dropLocation,
      receiverAddress: 'the blue gate',
      receiverName: 'Obinna',
      phone: '+2348031234567',
      fee,
      quoteId,
    },
  })
  expect(await refusalOf(asked)).toMatchObject({ code: 'NOT_FOUND' })
  // Nor by its places, with what it costs.
  const unnamed = { pickupLocation, dropLocation, receiverAddress: 'the blue gate', receiverName: 'Obinna' }
  const byPlaces = ada.client.orders.createDelivery({
    headers: {},
    body: { ...unnamed, phone: '+2348031234567', fee },
  })
  expect(await refusalOf(byPlaces)).toMatchObject({ code: 'FEE_CHANGED' })
})

test('a quote that ended holds while the tariff does; after that the new fee is asked for, and nothing is charged', async () => {
  const order = await failedParcel()
  const shown = await redeliveryQuote(ada, order)
  await setTariff(app.sql, { deliveryFeeKobo: 95_000, serviceFeeKobo: 0 })
  await letExpire(app.sql, shown._id)
  const refused = await tryWith(order, shown._id)
  expect(refused).toMatchObject({ status: 409, code: 'FEE_CHANGED', data: { fee: 950 } })
  expect(await transactionsOf(order)).toHaveLength(1)
  expect((await ownView(ada, order)).status).toBe('delivery_failed')
  const { _id: quoteId } = refused.data['quote'] as Quote
  await letExpire(app.sql, quoteId)
  expect(await move(ada, order, AGAIN, { quoteId })).toMatchObject({ fee: order.fee + 950 })
})

test('a shown quote is not touched by a change of the tariff', async () => {
  const order = await failedParcel()
  const { _id: quoteId } = await redeliveryQuote(ada, order)
  await setTariff(app.sql, { deliveryFeeKobo: 95_000, serviceFeeKobo: 0 })
  expect(await move(ada, order, AGAIN, { quoteId })).toMatchObject({ fee: order.fee + 800 })
})

test('what another try costs is told to who may ask for it, while it may be asked for', async () => {
  const order = await failedParcel()
  const asked = (person: Person, id = order._id) => refusalOf(person.client.orders.quoteRedelivery({ id }))
  for (const person of [await app.customer(), await app.rider(), shop]) {
    expect(await asked(person)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await asked(emeka), 'its rider does not decide').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect(await asked(await app.staff('finance'))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  const support = await app.staff('support')
  expect((await redeliveryQuote(support, order)).total).toBe(800)
  const waiting = await sendParcel(ada)
  expect(await asked(ada, waiting._id)).toMatchObject({ data: { allowed: ['cancelled'] } })
  const carried = await carriedParcel(emeka, ada, 'picked_up')
  expect(await asked(emeka, carried._id), 'that step is no other try').toMatchObject({ code: 'ILLEGAL_MOVE' })
})

test('a step that is no other try takes no quote', async () => {
  const order = await failedParcel()
  const { _id: quoteId } = await redeliveryQuote(admin, order)
  const asked = admin.client.orders.move({ id: order._id, to: 'returning', quoteId, reason: 'back' })
  expect(await refusalOf(asked)).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { quoteId: expect.any(String) } },
  })
})

test('the books hold another try to its quote: not another amount, not another order, not twice', async () => {
  const order = await failedParcel()
  const other = await failedParcel()
  await tryAgain(order)
  const changed = (change: string) =>
    app.sql.unsafe(
      `update transactions set ${change} where order_id = '${order._id}' and redelivery_quote_id is not null`,
    )
  await expect(changed('amount_kobo = amount_kobo - 1')).rejects.toThrow(
    'transactions_amount_is_redelivery_fee',
  )
  await expect(changed(`order_id = '${other._id}'`)).rejects.toThrow('transactions_amount_is_redelivery_fee')
  await expect(changed('redelivery_quote_id = null')).rejects.toThrow(/transactions_(once|amount)/)
})

test('the same step with other money is no repetition: it is refused, and what was charged stays', async () => {
  const free = await failedParcel()
  const { _id: ofFree } = await redeliveryQuote(admin, free)
  await move(admin, free, AGAIN, { reason: 'our fault' })
  expect((await move(admin, free, AGAIN, { reason: 'our fault' })).redeliveries).toBeUndefined()
  expect(await tryWith(free, ofFree, admin), 'charged after all').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect(await transactionsOf(free)).toHaveLength(1)
  const charged = await failedParcel()
  const [{ _id: first }, { _id: second }] = [
    await redeliveryQuote(admin, charged),
    await redeliveryQuote(admin, charged),
  ]
  await move(admin, charged, AGAIN, { quoteId: first, reason: 'they agreed' })
  expect(await tryWith(charged, undefined, admin), 'free after all').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect(await tryWith(charged, second, admin), 'by another quote').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect((await move(admin, charged, AGAIN, { quoteId: first, reason: 'again' })).redeliveries).toBe(1)
  expect(await transactionsOf(charged)).toHaveLength(2)
})

test('what a customer says to the rider is read by the rider and the staff, not by the shop nor in a letter', async () => {
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_dropoff', shop)
  await move(emeka, order, 'delivery_failed', nobodyHome)
  const failed = await app.mailTo(ada.user.email, ({ subject }) =>
    subject.includes(`${order.number}: could not`),
  )
  expect(failed.text).toContain('send the rider again for a fee')
  const { _id: quoteId } = await redeliveryQuote(ada, order)
  const reason = 'Gate code 4711'
  await move(ada, order, AGAIN, { quoteId, reason })
  const reasonsFor = async (person: Person) =>
    (await ownView(person, order)).events.map((event) => event.reason)
  for (const person of [ada, emeka, admin]) expect(await reasonsFor(person)).toContain(reason)
  expect(await reasonsFor(shop)).not.toContain(reason)
  expect(await reasonsFor(shop), 'why it failed').toContain(nobodyHome.reason)
  const again = await app.mailTo(
    ada.user.email,
    ({ subject, text }) => subject.includes(order.number) && text.includes('includes the redelivery'),
  )
  expect(again.text).not.toContain(reason)
})

test('no order is made by the quote of another try, whatever asks the database for it', async () => {
  // Both cost the same.
  await setTariff(app.sql, { deliveryFeeKobo: 80_000, pricePerKmKobo: 0, serviceFeeKobo: 0 })
  const order = await failedParcel()
  const { _id } = await redeliveryQuote(ada, order)
  await expect(app.sql`update orders set quote_id = ${_id} where _id = ${order._id}`).rejects.toThrow(
    'for another try',
  )
})
