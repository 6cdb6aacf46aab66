import { REDELIVERIES } from '@ozi/contract'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { setTariff } from '../../../../test/deliveries.ts'
import { carry, move, orderGoods, ownView, redeliveryQuote } from '../../../../test/moves.ts'
import {
  AGAIN,
  failedParcel,
  nobodyHome,
  transactionsOf,
  tryAgain,
  tryWith,
} from '../../../../test/redeliveries.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider()
const shop = await app.vendor()
beforeEach(() => setTariff(app.sql, { deliveryFeeKobo: 80_000, serviceFeeKobo: 0 }))

// promise (customer): Another try has its own fee, quote and transaction
test('a customer has a failed delivery tried again, and pays both fees', async () => {
  await setTariff(app.sql, { deliveryFeeKobo: 80_000, serviceFeeKobo: 20_000 })
  const order = await failedParcel(emeka, ada)
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
  expect(await transactionsOf(admin, order)).toMatchObject([
    { amount: order.fee, status: 'pending' },
    { amount: 1000, status: 'pending', description: expect.stringMatching(/^Redelivery: .+ \(#/) },
  ])
  await move(emeka, order, 'arrived_at_dropoff')
  await carry(emeka, ada, order, 'delivered')
  expect((await transactionsOf(admin, order)).map(({ status }) => status)).toEqual(['success', 'success'])
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
  const order = await failedParcel(emeka, ada)
  const before = await figures()
  await tryAgain(emeka, ada, order)
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
  const order = await failedParcel(emeka, ada)
  await tryAgain(emeka, ada, order)
  await move(emeka, order, 'delivery_failed', nobodyHome)
  await move(admin, order, 'returning', nobodyHome)
  const { returnCode } = await ownView(ada, order)
  await move(emeka, order, 'returned', { code: returnCode })
  expect((await transactionsOf(admin, order)).map(({ status }) => status)).toEqual(['failed', 'failed'])
  const back = await app.mailTo(ada.user.email, ({ subject }) =>
    subject.includes(`${order.number}: Returned`),
  )
  expect(back.text).toContain('You pay nothing.')
  expect(back.text).not.toContain('Fee:')
})

test('goods of a shop are brought again for the way alone', async () => {
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_dropoff', shop)
  await move(emeka, order, 'delivery_failed', nobodyHome)
  expect((await redeliveryQuote(ada, order)).total).toBe(800)
  await tryAgain(emeka, ada, order)
  expect((await ownView(ada, order)).fee).toBe(order.fee + 800)
})

// promise (customer): Another try has its own fee, quote and transaction
test('a customer asks twice at most, then the staff decide', async () => {
  const order = await failedParcel(emeka, ada)
  for (let tries = 1; tries <= REDELIVERIES.max; tries += 1) {
    await tryAgain(emeka, ada, order)
    await move(emeka, order, 'delivery_failed', nobodyHome)
  }
  const asked = ada.client.orders.quoteRedelivery({ id: order._id })
  expect(await refusalOf(asked)).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: [] } })
  const { _id: quoteId } = await redeliveryQuote(admin, order)
  expect(await tryWith(ada, order, quoteId)).toMatchObject({ code: 'ILLEGAL_MOVE' })
  const charged = await move(admin, order, AGAIN, { quoteId, reason: 'They agreed by phone.' })
  expect(charged).toMatchObject({ redeliveries: 3, fee: order.fee + 2400 })
  const { lines } = await admin.client.audit.list({ action: 'order.move', search: order.number })
  expect(lines[0]?.after).toMatchObject({ status: AGAIN, redeliveryFee: 800 })
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', nobodyHome)
  const free = await move(admin, order, AGAIN, { reason: 'It was our fault.' })
  expect(free).toMatchObject({ redeliveries: 3, fee: order.fee + 2400 })
})

test('a customer’s words to the rider are read by rider and staff only', async () => {
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_dropoff', shop)
  await move(emeka, order, 'delivery_failed', nobodyHome)
  const failed = await app.mailTo(ada.user.email, ({ subject }) =>
    subject.includes(`${order.number}: Could not`),
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
