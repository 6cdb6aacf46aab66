import { REFUSALS, type Order } from '@ozi/contract'
import { afterEach, expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, move, orderGoods, ownView, statusesOf } from '../../../test/moves.ts'
import { connect, listen } from '../../../test/sockets.ts'

const MINUTE_MS = 60_000

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider()
const shop = await app.vendor()
await app.parts.pauses.recordServing()
afterEach(() => app.sql`delete from pauses`)

async function failedParcel(): Promise<Order> {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', { reason: 'Nobody at home.' })
  return order
}

const beginAll = (): Promise<Order[]> =>
  Promise.all([
    sendParcel(ada, { paymentMethod: 'Paystack' }),
    orderGoods(app, ada, shop),
    sendParcel(ada),
    carriedParcel(emeka, ada, 'assigned'),
    failedParcel(),
  ])

const statuses = async (orders: readonly Order[]): Promise<(string | undefined)[]> =>
  Promise.all(orders.map(async (order) => (await statusesOf(ada, order))[0]))

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

// promise (everyone): Time in which Ozi was away ends no wait
test('no wait counts the time of an outage', async () => {
  const orders = await beginAll()
  const before = await statuses(orders)
  const day = 24 * 60
  await app.sql`insert into pauses (_id, kind, began_at, ended_at)
    values (gen_random_uuid(), 'outage', ${inMinutes(1)}, ${inMinutes(day + 1)})`
  for (const minutes of [day + 2, day + 3]) await app.parts.orders.runClock(inMinutes(minutes))
  expect(await statuses(orders)).toEqual(before)
  // Who waits for a rider is asked first.
  for (const minutes of [day + 61, day + 77, 2 * day + 77])
    await app.parts.orders.runClock(inMinutes(minutes))
  expect(await statuses(orders)).toEqual(['expired', 'rejected', 'expired', 'expired', 'returning'])
})

test('an outage that nobody has written down yet does not count either', async () => {
  const rolledBack = new Error('rolled back')
  const seen = app.sql.begin(async (sql) => {
    await sql`update server_seen set at = now() - interval '10 minutes'`
    const [row] = await sql<{ minutes: number }[]>`
      select extract(epoch from now() - counted_from(now() - interval '12 minutes', now()))::int / 60 as minutes`
    expect(row?.minutes).toBe(2)
    throw rolledBack
  })
  await expect(seen).rejects.toBe(rolledBack)
})

// promise (rider): Duty does not end because Ozi was away
test('an outage is written down once, and duties go on for as long', async () => {
  const uche = await app.rider()
  await uche.client.offers.setStatus({ online: true })
  const untilOf = async () => Date.parse((await uche.client.offers.list()).status.until ?? '')
  const until = await untilOf()
  await app.sql`update rider_duty set since = since - interval '1 hour'`
  await app.sql`update server_seen set at = now() - interval '10 minutes'`
  await Promise.all([app.parts.pauses.recordServing(), app.parts.pauses.recordServing()])
  const outages = await app.sql<{ minutes: number }[]>`
    select round(extract(epoch from ended_at - began_at) / 60)::int as minutes from pauses`
  expect([...outages]).toEqual([{ minutes: 10 }])
  expect(Math.round(((await untilOf()) - until) / MINUTE_MS)).toBe(10)
  expect(app.logText()).toContain('no clock counts this outage')
  await uche.client.offers.setStatus({ online: false })
})

test('a restart of a minute is no outage', async () => {
  await app.sql`update server_seen set at = now() - interval '1 minute'`
  await app.parts.pauses.recordServing()
  expect(await app.sql`select from pauses`).toHaveLength(0)
})

test('pauses beside each other count once', async () => {
  await app.sql`
    insert into pauses (_id, kind, began_at, ended_at) values
      (gen_random_uuid(), 'staff', now() - interval '50 minutes', now() - interval '20 minutes'),
      (gen_random_uuid(), 'outage', now() - interval '40 minutes', now() - interval '10 minutes')`
  const [row] = await app.sql<{ minutes: number }[]>`
    select round(extract(epoch from now() - counted_from(now() - interval '1 hour', now())) / 60)::int as minutes`
  expect(row?.minutes).toBe(20)
})

// promise (staff): Staff can stop new orders and the clocks, and customers are told
test('during a pause of the staff no order is taken, and no wait ends', async () => {
  const orders = await beginAll()
  const before = await statuses(orders)
  const notice = 'Heavy flood on Wetheral Road.'
  await admin.client.pauses.begin({ notice })
  expect((await app.client().pauses.read()).pause).toEqual({ since: expect.any(String), notice })
  const refusal = await refusalOf(sendParcel(ada))
  expect(refusal).toMatchObject({
    code: 'ORDERS_PAUSED',
    message: REFUSALS.ORDERS_PAUSED.message,
    data: { notice },
  })
  await app.parts.orders.runClock(inMinutes(48 * 60))
  expect(await statuses(orders)).toEqual(before)
  for (const order of orders) expect((await ownView(ada, order)).deadline).toBeUndefined()
  expect((await admin.client.pauses.end()).pause).toBeNull()
  for (const order of orders) expect((await ownView(ada, order)).deadline).toBeDefined()
  await sendParcel(ada)
})

test('an order that was placed before a pause is answered again', async () => {
  const { _id: quoteId, total: fee } = await quoteFor(ada)
  const sent = { headers: { 'idempotency-key': 'before-the-pause' }, body: { ...parcel, quoteId, fee } }
  const first = await ada.client.orders.createDelivery(sent)
  await admin.client.pauses.begin({ notice: '' })
  expect((await ada.client.orders.createDelivery(sent)).data._id).toBe(first.data._id)
})

test('a second notice replaces the first, and open pages hear of it', async () => {
  const listener = await connect(await listen(app), ada.token)
  await admin.client.pauses.begin({ notice: 'One' })
  await listener.isTold('pause_changed')
  const { pause } = await admin.client.pauses.begin({ notice: 'Two' })
  expect(pause?.notice).toBe('Two')
  expect(await app.sql`select from pauses`).toHaveLength(1)
  listener.close()
})
