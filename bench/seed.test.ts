import { randomUUID } from 'node:crypto'
import { allowedMoves } from '@ozi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../server/test/database.ts'
import { seed, type SeedSummary } from './seed.ts'
import { LIVES } from './seed/lives.ts'

const COUNTS = {
  customers: 40,
  riders: 12,
  vendors: 7,
  itemsPerVendor: 3,
  orders: 600,
  auditLines: 90,
  contactMessages: 60,
  tariffs: 9,
  conversations: 50,
}

let database: TestDatabase
let before: Shape
let seeded: SeedSummary
beforeAll(async () => {
  database = await createTestDatabase()
  before = await shapeOf(database)
  seeded = await seed(database.sql, COUNTS)
})
afterAll(() => database.drop())

it('makes as many rows of each kind as were asked for', async () => {
  const [counted] = await database.sql`
    select (select living from account_counts where role = 'user') as customers,
      (select living from account_counts where role = 'rider') as riders, (select count(*) from vendors) as vendors,
      (select count(*) from items) as items, (select count(*) from orders) as orders,
      (select count(*) from transactions) as transactions,
      (select count(*) from audit_lines) as "auditLines", (select count(*) from contact_messages) as "contactMessages",
      (select count(*) from tariffs) as tariffs, (select count(*) from conversations) as conversations,
      (select count(*) from quotes where used_at is not null) as quotes`
  const { itemsPerVendor, ...each } = COUNTS
  const { orders } = COUNTS
  const items = COUNTS.vendors * itemsPerVendor
  expect({ ...counted }).toEqual({ ...each, items, transactions: orders, quotes: orders })
})

it('leaves every index, key and trigger as it was', async () => {
  expect(await shapeOf(database)).toEqual(before)
})

it('ends every order where its last event says, as the trigger asks', async () => {
  // Any update of a status makes the trigger check the order again.
  await database.sql`update orders set status = status, shop_status = shop_status`
})

it('lists every transaction where its order is', async () => {
  const stages = await database.sql<{ stage: string; strays: number }[]>`
    select order_stage as stage, count(*) filter (where order_stage <> order_stage(orders.status))::int as strays
    from transactions join orders on orders._id = order_id group by 1 order by 1`
  expect(stages.map(({ stage }) => stage)).toEqual(['delivered', 'returned', 'stopped', 'with_rider'])
  expect(stages.map(({ strays }) => strays)).toEqual([0, 0, 0, 0])
})

it('lets riders hold the cash of their newest deliveries', async () => {
  const [counted] = await database.sql`
    select count(*)::int as riders, count(*) filter (where held_kobo > 0)::int as holding,
      max(held_kobo) filter (where rider_id = ${seeded.rider._id}) = max(held_kobo) as "firstMost"
    from rider_cash`
  expect({ ...counted }).toEqual({ riders: COUNTS.riders, holding: COUNTS.riders, firstMost: true })
})

it('has conversations of each status, however few there are', async () => {
  const rows = await database.sql<
    { status: string }[]
  >`select distinct status from conversations order by status`
  expect(rows.map(({ status }) => status)).toEqual(['active', 'closed', 'pending', 'resolved'])
})

it('ends every conversation with its last message', async () => {
  const [counted] = await database.sql`
    select count(*) as conversations, count(*) filter (
      where last.sequence = last_sequence and last.content like '%' || last_message and last.created_at = last_message_at
        and last.sender_type = last_sender_type and last.customer_messages = conversations.customer_messages
    ) as told
    from conversations join lateral (
      select * from messages where conversation_id = conversations._id order by sequence desc limit 1
    ) as last on true`
  expect({ ...counted }).toEqual({ conversations: COUNTS.conversations, told: COUNTS.conversations })
})

it('names a customer, a rider and a vendor who have orders', async () => {
  const [counted] = await database.sql`
    select count(*) filter (where customer_id = ${seeded.customer._id}) > 0 as customer,
      count(*) filter (where rider_id = ${seeded.rider._id}) > 0 as rider,
      count(*) filter (where vendor_id = ${seeded.vendor._id}) > 0 as vendor,
      count(*) filter (where _id = ${seeded.orderId}) = 1 as "order"
    from orders`
  expect({ ...counted }).toEqual({ customer: true, rider: true, vendor: true, order: true })
})

it('fills a database once', async () => {
  await expect(seed(database.sql, COUNTS)).rejects.toThrow('seeded before')
})

it('lets orders live by the table of moves', () => {
  for (const { isShop, steps } of LIVES) {
    const at = { status: '', shop: '' }
    for (const { track, to, by } of steps) {
      const was = { ...at }
      if (track === 'carrying') at.status = to
      else at.shop = to
      const begins = (track === 'carrying' ? was.status : was.shop) === ''
      const follows =
        isShop && ['created', 'handed_over', 'completed', 'cancelled', 'expired', 'rejected'].includes(to)
      const moves = allowedMoves({ kind: isShop ? 'shop' : 'send', ...stateOf(was) }, by)
      expect(
        begins || follows || moves.some((move) => move.to === to),
        `${JSON.stringify(was)} → ${to}`,
      ).toBe(true)
    }
  }
})

type Life = Parameters<typeof allowedMoves>[0]
const stateOf = ({ status, shop }: { status: string; shop: string }) =>
  ({ status, ...(shop === '' ? {} : { shopStatus: shop }) }) as Pick<Life, 'status' | 'shopStatus'>

interface Shape {
  readonly constraints: readonly unknown[]
  readonly indexes: readonly unknown[]
  readonly triggers: readonly unknown[]
}

async function shapeOf({ sql }: TestDatabase): Promise<Shape> {
  const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))
  return {
    constraints: plain(
      await sql`
      select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as definition, convalidated
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: plain(await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    triggers: plain(
      await sql`
      select tgrelid::regclass::text as owner, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ),
  }
}

it('sums up what a demo posted before, too', async () => {
  const demo = await createTestDatabase()
  const owner = randomUUID()
  await demo.sql`insert into accounts (_id, role, name, email, password_hash, mobile_number)
    values (${owner}, 'rider', 'Emeka Nnadi', 'emeka@demo.ozi.local', '-', '+2348035550201')`
  await demo.sql.begin(async (queries) => {
    const posting = randomUUID()
    await queries`insert into ledger_postings (_id, cause, cause_id) values (${posting}, 'cash.collected', ${posting})`
    await queries`insert into ledger_entries (posting_id, line, account, owner, amount_kobo)
      values (${posting}, 1, 'rider_cash', ${owner}, 100), (${posting}, 2, 'office_cash', null, -100)`
  })
  await seed(demo.sql, { ...COUNTS, orders: 60 })
  const [sums] = await demo.sql`
    select (select amount_kobo from ledger_balances where owner = ${owner}) as before,
      (select sum(amount_kobo)::bigint from ledger_totals) as total,
      (select sum(amount_kobo)::bigint from ledger_entries where owner is not null)
        - (select sum(amount_kobo)::bigint from ledger_balances) as difference`
  expect(sums).toEqual({ before: 100, total: 0, difference: 0 })
  await demo.drop()
})
