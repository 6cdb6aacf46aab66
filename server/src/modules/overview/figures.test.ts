import { OVERVIEW_PERIODS, TIME_ZONE, type Overview } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, startTestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, redeliveryQuote } from '../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const rider = await app.rider()

const figures = async (period: Overview['period']) => (await admin.client.overview.figures({ period })).data

/** The expected points, computed by plain queries over all rows. */
async function summedUp(overview: Overview) {
  const [first] = overview.series
  const money = await app.sql`
    select date_trunc(
        ${overview.step},
        case when redelivery_quote_id is null then orders.created_at else transactions.created_at end, ${TIME_ZONE}
      ) as at,
      count(*) filter (where redelivery_quote_id is null)::integer as orders,
      sum(amount_kobo) filter (where transactions.status <> 'failed') as revenue,
      sum(amount_kobo) filter (where transactions.status = 'success') as confirmed
    from orders join transactions on transactions.order_id = orders._id group by 1`
  const deliveries = await app.sql`
    select date_trunc(${overview.step}, event.at, ${TIME_ZONE}) as at, count(*)::integer as delivered,
      sum(floor(extract(epoch from event.at - orders.created_at) + 0.5)) as seconds
    from order_events as event join orders on orders._id = event.order_id
    where to_status = 'delivered' and track = 'carrying' group by 1`
  const at = (rows: readonly Record<string, unknown>[], startsAt: string) =>
    rows.find((row) => (row['at'] as Date).toISOString() === startsAt)
  return overview.series
    .map(({ startsAt }) => ({ startsAt, m: at(money, startsAt), d: at(deliveries, startsAt) }))
    .filter(({ startsAt, m, d }) => (m ?? d) !== undefined && startsAt >= (first?.startsAt ?? ''))
    .map(({ startsAt, m, d }) => ({
      startsAt,
      revenue: Number(m?.['revenue'] ?? 0) / 100,
      confirmedRevenue: Number(m?.['confirmed'] ?? 0) / 100,
      orders: Number(m?.['orders'] ?? 0),
      delivered: Number(d?.['delivered'] ?? 0),
      averageDeliveryMinutes: d ? Math.round(Number(d['seconds']) / Number(d['delivered']) / 6) / 10 : null,
    }))
}

const happened = ({ orders, delivered }: { orders: number; delivered: number }) => orders + delivered > 0

async function expectExact(): Promise<void> {
  for (const period of OVERVIEW_PERIODS) {
    const overview = await figures(period)
    expect(overview.series.filter(happened), period).toEqual(await summedUp(overview))
  }
}

/** Moves an order and its transactions back in time, as if it had been placed then. */
async function letBeDaysAgo(orderId: string, days: number): Promise<void> {
  await app.sql`update orders set created_at = created_at - make_interval(days => ${days}) where _id = ${orderId}`
  await app.sql`update transactions set created_at = created_at - make_interval(days => ${days})
    where order_id = ${orderId}`
}

test('before any order every period is nought, without gaps', async () => {
  for (const [period, step, points] of [
    ['today', 'hour', 24],
    ['7d', 'day', 7],
    ['30d', 'day', 30],
    ['all', 'day', 1],
  ] as const) {
    const { series, ...overview } = await figures(period)
    expect(overview).toEqual({
      period,
      step,
      revenue: 0,
      confirmedRevenue: 0,
      orders: 0,
      delivered: 0,
      averageDeliveryMinutes: null,
    })
    expect(series).toHaveLength(points)
  }
})

test('orders, money and deliveries equal plain sums, whatever happens', async () => {
  const ada = await app.customer()
  const [paid, cancelled] = [await carriedParcel(rider, ada, 'delivered'), await sendParcel(ada)]
  await move(ada, cancelled, 'cancelled', { reason: 'Changed my mind' })
  const waiting = await sendParcel(ada)
  expect(await figures('today')).toMatchObject({
    orders: 3,
    delivered: 1,
    revenue: Math.round((paid.fee + waiting.fee) * 100) / 100,
    confirmedRevenue: paid.fee,
  })
  await expectExact()
})

test('a period holds its own days of Lagos, today among them', async () => {
  const ada = await app.customer()
  const before = await Promise.all(OVERVIEW_PERIODS.map(figures))
  for (const days of [1, 6, 7, 29, 30, 40]) await letBeDaysAgo((await sendParcel(ada))._id, days)
  const after = await Promise.all(OVERVIEW_PERIODS.map(figures))
  const added = after.map(({ orders }, at) => orders - (before[at]?.orders ?? 0))
  expect(added).toEqual([0, 2, 4, 6])
  expect(after[3]).toMatchObject({ step: 'day' })
  expect(after[3]?.series).toHaveLength(41)
  await expectExact()
})

test('an older order delivered today is counted on both days', async () => {
  const ada = await app.customer()
  const before = await figures('today')
  const order = await sendParcel(ada)
  await letBeDaysAgo(order._id, 3)
  await carry(rider, ada, order, 'delivered')
  const after = await figures('today')
  expect([after.orders, after.revenue]).toEqual([before.orders, before.revenue])
  expect(after.delivered).toBe(before.delivered + 1)
  expect(after.averageDeliveryMinutes).toBeGreaterThan(60)
  await expectExact()
})

test('a long time is shown by months', async () => {
  const ada = await app.customer()
  await letBeDaysAgo((await sendParcel(ada))._id, 100)
  const all = await figures('all')
  expect(all.step).toBe('month')
  expect(all.series.length).toBeGreaterThanOrEqual(4)
  expect(all.series.length).toBeLessThanOrEqual(5)
  await expectExact()
})

test('a minute before and after midnight in Lagos are two days', async () => {
  const ada = await app.customer()
  const orders = [await sendParcel(ada), await sendParcel(ada)]
  const before = await figures('7d')
  for (const [at, order] of orders.entries()) {
    await app.sql`
      update transactions set created_at = order_total_start('day', now()) - interval '2 days'
        + make_interval(mins => ${at === 0 ? -1 : 1}) where order_id = ${order._id}`
    await app.sql`
      update orders set created_at = (select created_at from transactions where order_id = orders._id)
      where _id = ${order._id}`
  }
  const after = await figures('7d')
  const added = after.series.map(({ orders: now }, i) => now - (before.series[i]?.orders ?? 0))
  expect(added).toEqual([0, 0, 0, 1, 1, 0, -2])
  await expectExact()
})

test('orders at the same time, and at several servers, are all counted', async () => {
  const beside = await startTestApp({}, app)
  const ada = await app.customer()
  const there = { ...ada, client: beside.client({ token: ada.token }) }
  const before = await figures('today')
  await Promise.all(Array.from({ length: 20 }, (_, i) => sendParcel(i % 2 === 0 ? ada : there)))
  expect((await figures('today')).orders).toBe(before.orders + 20)
  await expectExact()
  await beside.stop()
})

// promise (customer): Another try has its own fee, quote and transaction
test('another try counts as money at once, and as no further order', async () => {
  const ada = await app.customer()
  const order = await carriedParcel(rider, ada, 'arrived_at_dropoff')
  await move(rider, order, 'delivery_failed', { reason: 'nobody at home' })
  const { orders } = await figures('today')
  const { _id: quoteId, total } = await redeliveryQuote(ada, order)
  await letBeDaysAgo(order._id, 3)
  const before = await figures('today')
  await move(ada, order, 'enroute_to_dropoff', { quoteId })
  const asked = await figures('today')
  expect([before.orders, asked.orders]).toEqual([orders - 1, orders - 1])
  expect(asked.revenue - before.revenue).toBeCloseTo(total)
  await expectExact()
  await letBeDaysAgo(order._id, 1)
  await expectExact()
})

test('a period that is none is refused, and only staff asks', async () => {
  const answer = await app.request('GET', '/admin/overview?period=year', { token: admin.token })
  expect([answer.status, answer.json()]).toMatchObject([
    400,
    { data: { fields: { period: expect.any(String) } } },
  ])
  const ada = await app.customer()
  expect(await refusalOf(ada.client.overview.figures({ period: 'all' }))).toMatchObject({ status: 403 })
  expect(await refusalOf(app.client().overview.figures({ period: 'all' }))).toMatchObject({ status: 401 })
})
