import {
  ENDED_STATUSES,
  ORDER_STAGES,
  ORDER_STATUSES,
  pickupWindowAt,
  stageOf,
  startOfDay,
  WAITING_STATUSES,
  type Order,
  type OrderStage,
} from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods, ownView, redeliveryQuote } from '../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer()
const emeka = await app.rider()

const WHY = { reason: 'nobody at home' }

type Query = NonNullable<Parameters<Person['client']['payments']['listTransactions']>[0]>
const listed = async (query: Partial<Query>) => {
  const { transactions, total } = await admin.client.payments.listTransactions({
    limit: 200,
    ...query,
  } as Query)
  expect(total, 'the total is that of the filter').toBe(transactions.length)
  return transactions.map(({ orderId }) => orderId)
}

/** The stages whose lists contain an order's transactions; a stage is repeated for each transaction. */
async function stagesOf({ _id }: Pick<Order, '_id'>): Promise<OrderStage[]> {
  const found = await Promise.all(
    ORDER_STAGES.map(async (stage) => (await listed({ stage, order: _id })).map(() => stage)),
  )
  return found.flat()
}

async function failedParcel(): Promise<Order> {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', WHY)
  return order
}

const waiting = async () => (await admin.client.overview.waiting()).data

// promise (staff): Orders are found by the stage they are in
test('the database knows the stage of every status as the contract does', async () => {
  for (const status of ORDER_STATUSES) {
    const [row] = await app.sql`select order_stage(${status}) as stage`
    expect(row?.['stage'], status).toBe(stageOf(status))
  }
  const [other] = await app.sql`select order_stage('lost') as stage`
  expect(other?.['stage']).toBeNull()
})

test('the indexes of orders have the contract’s lists of statuses', async () => {
  const statusesOf = async (index: string) => {
    const [row] = await app.sql`
      select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = ${index}::regclass`
    return [...String(row?.['condition']).matchAll(/'(\w+)'::text/g)].map(([, status]) => status)
  }
  expect(await statusesOf('orders_running')).toEqual(ENDED_STATUSES)
  expect(await statusesOf('orders_running_of_rider')).toEqual(ENDED_STATUSES)
  expect(await statusesOf('orders_waiting_or_unpaid')).toEqual(WAITING_STATUSES)
})

// promise (staff): An order for later is scheduled, and waits for a rider only from its time on
test('an order for later waits for nobody until its time comes', async () => {
  const before = await waiting()
  const pickupWindow = pickupWindowAt(startOfDay(Date.now()) + 33 * 3_600_000)
  const order = await sendParcel(ada, { pickupWindow })
  const board = async () => (await admin.client.dispatch.board({ orders: [order._id] })).rows[0]?.stage
  expect([await stagesOf(order), await board()]).toEqual([['scheduled'], 'scheduled'])
  const [row] = (await admin.client.payments.listTransactions({ order: order._id })).transactions
  expect(row?.order.stage).toBe('scheduled')
  expect(await waiting()).toEqual(before)
  await app.sql`update orders set search_from = now() where _id = ${order._id}`
  expect([await stagesOf(order), await board()]).toEqual([['waiting_for_rider'], 'waiting_for_rider'])
})

// promise (staff): Orders are found by the stage they are in
test('a parcel is listed where it is, through its whole life', async () => {
  const order = await sendParcel(ada)
  const seen: (readonly [string, OrderStage[]])[] = [['created', await stagesOf(order)]]
  for (const to of ['assigned', 'picked_up', 'arrived_at_dropoff', 'delivered'] as const) {
    await carry(emeka, ada, order, to)
    seen.push([to, await stagesOf(order)])
  }
  expect(seen).toEqual([
    ['created', ['waiting_for_rider']],
    ['assigned', ['with_rider']],
    ['picked_up', ['with_rider']],
    ['arrived_at_dropoff', ['with_rider']],
    ['delivered', ['delivered']],
  ])
})

test('what the rider gave back waits for a rider again', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  await move(emeka, order, 'created')
  expect(await stagesOf(order)).toEqual(['waiting_for_rider'])
})

test('goods wait for their shop first', async () => {
  const shop = await app.vendor()
  const goods = await orderGoods(app, ada, shop)
  expect(await stagesOf(goods)).toEqual(['waiting_for_shop'])
  await move(shop, goods, 'accepted')
  expect(await stagesOf(goods)).toEqual(['waiting_for_rider'])
  const unwanted = await orderGoods(app, ada, shop)
  await move(shop, unwanted, 'rejected', { reason: 'Sold out today' })
  expect(await stagesOf(unwanted)).toEqual(['stopped'])
})

// promise (staff): Orders are found by the stage they are in
test('each transaction follows its order through tries and return', async () => {
  const order = await failedParcel()
  expect(await stagesOf(order)).toEqual(['delivery_failed'])
  const { _id: quoteId } = await redeliveryQuote(ada, order)
  await move(ada, order, 'enroute_to_dropoff', { quoteId })
  expect(await stagesOf(order)).toEqual(['with_rider', 'with_rider'])
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', WHY)
  expect(await stagesOf(order)).toEqual(['delivery_failed', 'delivery_failed'])
  await move(admin, order, 'returning', WHY)
  expect(await stagesOf(order)).toEqual(['returning', 'returning'])
  await move(emeka, order, 'returned', { code: (await ownView(ada, order)).returnCode })
  expect(await stagesOf(order)).toEqual(['returned', 'returned'])
})

test('what was cancelled, or found no rider in time, stopped', async () => {
  const [cancelled, expired] = [await sendParcel(ada), await sendParcel(ada)]
  await move(ada, cancelled, 'cancelled')
  for (const hours of [0.5, 2]) await app.parts.orders.runClock(new Date(Date.now() + hours * 60 * 60_000))
  expect([...(await stagesOf(cancelled)), ...(await stagesOf(expired))]).toEqual(['stopped', 'stopped'])
})

test('a step within a stage writes nothing of its transaction', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const written = async () =>
    (await app.sql`select xmin::text, ctid::text from transactions where order_id = ${order._id}`)[0]
  const before = await written()
  await carry(emeka, ada, order, 'arrived_at_dropoff')
  expect(await written()).toEqual(before)
  await carry(emeka, ada, order, 'delivered')
  expect(await written()).not.toEqual(before)
})

test('a stage narrows the list together with filters and a search', async () => {
  const ngozi = await app.customer()
  const [first, second] = [await sendParcel(ngozi), await sendParcel(ngozi)]
  const search = ngozi.user.email
  expect(await listed({ search, stage: 'waiting_for_rider' })).toEqual([second._id, first._id])
  await move(admin, first, 'cancelled', WHY)
  expect(await listed({ search, stage: 'waiting_for_rider' })).toEqual([second._id])
  expect(await listed({ search, stage: 'stopped', status: 'failed', method: 'Cash' })).toEqual([first._id])
  expect(await listed({ search, stage: 'stopped', status: 'pending' })).toEqual([])
  expect(await listed({ search, stage: 'stopped', to: '2020-01-01' })).toEqual([])
  // A search of two letters looks only at the newest rows of the stage.
  expect(await listed({ search: 'ca', stage: 'stopped', order: first._id })).toEqual([first._id])

  await move(admin, second, 'cancelled', WHY)
  const list = admin.client.payments.listTransactions
  const top = await list({ search, stage: 'stopped', limit: 1 })
  const next = await list({ search, stage: 'stopped', limit: 1, cursor: top.nextCursor ?? undefined })
  expect([...top.transactions, ...next.transactions].map(({ orderId }) => orderId)).toEqual([
    second._id,
    first._id,
  ])
  expect([top.total, next.total, next.nextCursor]).toEqual([2, 2, null])
})

test('what is no stage is refused, and says so', async () => {
  const answer = await app.request('GET', '/get-transactions?stage=lost', { token: admin.token })
  expect([answer.status, answer.json()]).toMatchObject([
    400,
    { code: 'VALIDATION', data: { fields: { stage: expect.any(String) } } },
  ])
})

test('an export takes the stage, and its line in the log says so', async () => {
  const ngozi = await app.customer()
  const [stopped] = [await sendParcel(ngozi), await sendParcel(ngozi)]
  await move(ngozi, stopped, 'cancelled')
  const { data } = await admin.client.payments.exportTransactions({
    search: ngozi.user.email,
    stage: 'stopped',
  })
  const { body } = await app.server.inject(data.path)
  const [, ...lines] = body.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(stopped._id)
  const { lines: logged } = await admin.client.audit.list({ action: 'transaction.export', limit: 1 })
  expect(logged).toMatchObject([{ after: { filter: { stage: 'stopped' } } }])
})

// promise (staff): `/admin` says how much waits for the office, and leads to it
test('what waits is counted by orders, however many transactions each has', async () => {
  const before = await waiting()
  const order = await failedParcel()
  await sendParcel(ada)
  const { _id: quoteId } = await redeliveryQuote(ada, order)
  await move(ada, order, 'enroute_to_dropoff', { quoteId })
  expect((await waiting()).decision).toBe(before.decision)
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', WHY)
  expect(await waiting()).toEqual({
    ...before,
    decision: before.decision + 1,
    no_rider: before.no_rider + 1,
  })
  expect(await stagesOf(order)).toHaveLength(2)
  expect(await refusalOf(ada.client.overview.waiting())).toMatchObject({ status: 403 })
})
