import { randomUUID } from 'node:crypto'
import type { StaffCashEntry } from '@ozi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../server/test/app.ts'
import { remit } from '../server/test/cash.ts'
import { sendParcel } from '../server/test/deliveries.ts'
import { carry } from '../server/test/moves.ts'
import { createLedgerHistory } from '../server/src/modules/ledger/ledger-history.ts'
import { copyRemittances } from '../server/src/modules/cash/old-remittances.store.ts'
import { seed, type SeedSummary } from './seed.ts'

const COUNTS = {
  ...{ customers: 200, riders: 20, vendors: 20, itemsPerVendor: 3, orders: 2_000 },
  ...{ auditLines: 1, contactMessages: 1, tariffs: 1, conversations: 1 },
}

const LIVE = 'Emeka Live'
const withoutTime = ({ _id, createdAt: _createdAt, ...entry }: StaffCashEntry) => entry

let app: TestApp
let finance: Person
let seeded: SeedSummary
let before: Awaited<ReturnType<typeof figures>>
beforeAll(async () => {
  app = await startTestApp()
  finance = await app.staff('finance')
  seeded = await seed(app.sql, COUNTS, false)
  await handInSome()
  // What this version does before the history is posted is posted at once, and kept in the old tables, too.
  const [ada, rider] = [await app.customer(), await app.rider(LIVE)]
  await carry(rider, ada, await sendParcel(ada), 'delivered')
  await remit(finance, rider, 100, { note: 'A part' })
  before = await figures()
})
afterAll(() => app.stop())

/** Some riders hand in a part, and some all, as a version without a ledger kept it. */
async function handInSome(): Promise<void> {
  const holders = await app.sql<{ rider_id: string; held_kobo: number }[]>`
    select rider_id, held_kobo from rider_cash_balances order by rider_id limit 8`
  for (const [i, { rider_id, held_kobo }] of holders.entries()) {
    const amount = i % 2 === 0 && rider_id !== seeded.rider._id ? held_kobo : 50_000
    const [balance] = await app.sql<{ held_kobo: number }[]>`
      update rider_cash_balances set held_kobo = held_kobo - ${amount}, deliveries = 0, version = version + 1,
        held_since = case when held_kobo > ${amount} then held_since end
      where rider_id = ${rider_id} returning held_kobo`
    await app.sql`
      insert into rider_cash_entries (_id, rider_id, kind, amount_kobo, held_after_kobo, recorded_by, note, created_at)
      values (${randomUUID()}, ${rider_id}, 'remitted', ${amount}, ${balance?.held_kobo ?? 0}, ${finance.user._id}, 'Old', now())`
  }
}

/** What the screens show: revenue, what each rider holds, and the first pages of their statements. */
async function figures() {
  const { totalRevenue, confirmedRevenue } = await finance.client.overview.statistics()
  const cash = await finance.client.cash.list({ limit: 100 })
  const statements = []
  for (const { _id: riderId } of cash.riders) {
    const page = await finance.client.cash.read({ riderId, limit: 20 })
    const rest = page.nextCursor && (await finance.client.cash.read({ riderId, cursor: page.nextCursor }))
    // What was done beside the history has an entry of its own in each of the two, some milliseconds apart.
    const entries = page.rider.name === LIVE ? page.entries.map(withoutTime) : page.entries
    statements.push({ page: { ...page, entries }, rest })
  }
  return { totalRevenue, confirmedRevenue, cash, statements }
}

/** Once through all rows. */
async function postHistory(): Promise<void> {
  const { next } = createLedgerHistory(app.parts.ledger, { copyRemittances })
  const portion = (after: string | null) => app.sql.begin((queries) => next(queries, after))
  for (let last = await portion(null); last !== null; last = await portion(last));
}

// promise (operator): A ledger made from history shows the figures that were shown before it
it('figures are equal before and after the ledger has its history', async () => {
  expect(before.cash.riders.length).toBeGreaterThan(10)
  expect(before.statements.some(({ rest }) => rest !== null)).toBe(true)
  await postHistory()
  expect(await figures()).toEqual(before)
  const counted = () => app.sql`select count(*) from ledger_entries`
  const once = await counted()
  await postHistory()
  expect(await counted(), 'the second time posts nothing').toEqual(once)
  await app.sql.begin(async (queries) =>
    createLedgerHistory(app.parts.ledger, { copyRemittances }).whenDone?.(queries),
  )
  expect(await figures()).toEqual(before)
})

it('the ledger adds up to the orders, payments and cash it came from', async () => {
  const [sums] = await app.sql`
    select sum(amount_kobo) filter (where account = 'unearned') as unearned,
      -- What was paid before cash was counted is in nobody's hands.
      sum(amount_kobo) filter (where account = 'rider_cash') as held, sum(amount_kobo) as all
    from ledger_totals`
  const [kept] = await app.sql`
    select -sum(amount_kobo) filter (where status = 'pending') as unearned,
      (select sum(held_kobo) from rider_cash_balances) as held, 0::numeric as all
    from transactions`
  expect({ ...sums }).toEqual({ ...kept })
})

it('goes on in the ledger alone', async () => {
  const [first] = before.cash.riders
  const riderId = first?._id ?? ''
  const { rider, entries } = await finance.client.cash.read({ riderId })
  const body = { amount: 100, note: 'New', version: rider.version }
  const { data } = await finance.client.cash.recordRemittance({ headers: {}, params: { riderId }, body })
  expect(data).toMatchObject({ held: rider.held - 100, version: rider.version + 1, deliveries: 0 })
  const after = await finance.client.cash.read({ riderId })
  expect(after.entries[0]).toMatchObject({ kind: 'remitted', heldAfter: rider.held - 100, note: 'New' })
  expect(after.entries[1]).toEqual(entries[0])
  expect(await app.sql`select from rider_cash_entries where note = 'New'`).toHaveLength(0)
})

it('a seeded city has the ledger that its history makes', async () => {
  const other = await startTestApp()
  try {
    await seed(other.sql, COUNTS)
    const seeded = () => other.sql`
      select cause, account, owner is null as is_ours, count(*), sum(amount_kobo) from ledger_entries
      join ledger_postings on _id = posting_id group by 1, 2, 3 order by 1, 2`
    const once = await seeded()
    const { next } = createLedgerHistory(other.parts.ledger, { copyRemittances })
    const portion = (after: string | null) => other.sql.begin((queries) => next(queries, after))
    for (let last = await portion(null); last !== null; last = await portion(last));
    expect(await seeded()).toEqual(once)
    const [{ orders } = { orders: 0 }] = await other.sql<
      { orders: number }[]
    >`select count(*) as orders from orders`
    const [{ placed } = { placed: 0 }] = await other.sql<{ placed: number }[]>`
      select count(*) as placed from ledger_postings where cause = 'order.placed'`
    expect(placed).toBe(orders)
  } finally {
    await other.stop()
  }
})
