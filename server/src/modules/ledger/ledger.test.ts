import type { LedgerAccount } from '@ozi/contract'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import type { Posting, PostingLine } from './ledger.service.ts'

const app = await startAppForFile()
const ledger = app.parts.ledger
const finance = await app.staff('finance')
const people = await Promise.all([app.customer(), app.customer(), app.rider(), app.rider()])

const ownerOf = (i: number): string => people[i % people.length]?.user._id ?? ''

/** A posting of an amount from one account to another. */
const posting = (from: PostingLine, to: PostingLine, more: Partial<Posting> = {}): Posting => ({
  cause: { kind: 'tip.paid', id: newId() },
  lines: [from, to],
  ...more,
})
const tip = (owner: string, amountKobo: number, more: Partial<Posting> = {}) =>
  posting({ account: 'provider', amountKobo }, { account: 'tips', owner, amountKobo: -amountKobo }, more)

const post = (...postings: Posting[]) => app.parts.ledger.postAll(app.sql, postings)

const OWNED: readonly LedgerAccount[] = ['customer', 'rider_earnings', 'tips', 'shop', 'rider_cash']
const PLATFORM: readonly LedgerAccount[] = ['unearned', 'provider', 'bank', 'revenue_delivery']

/** Any two to five lines that add up to 0. */
const anyLines = fc
  .array(
    fc.record({
      account: fc.constantFrom(...OWNED, ...PLATFORM),
      person: fc.nat({ max: 3 }),
      amountKobo: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn): PostingLine[] => {
    const lines = drawn.map(({ account, person, amountKobo }) => ({
      account,
      amountKobo,
      ...(OWNED.includes(account) ? { owner: ownerOf(person) } : {}),
    }))
    return [
      ...lines,
      { account: 'rounding', amountKobo: -lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0) },
    ]
  })

/** All that does not add up, by whichever way it is summed. */
const differences = () => app.sql<{ what: string }[]>`
  select 'posting ' || posting_id as what from ledger_entries group by posting_id having sum(amount_kobo) <> 0
  union all
  select 'balance of ' || account || ' ' || owner
  from (select account, owner, sum(amount_kobo) as kobo, count(*) as entries
    from ledger_entries where owner is not null group by 1, 2) as summed
  full join ledger_balances as balances using (account, owner)
  where coalesce(kobo, 0) <> coalesce(amount_kobo, 0) or coalesce(summed.entries, 0) <> coalesce(balances.entries, 0)
  union all
  select 'total of ' || account || ' ' || cause
  from (select account, cause, sum(amount_kobo) as kobo
    from ledger_entries join ledger_postings on ledger_postings._id = posting_id group by 1, 2) as summed
  full join (select account, cause, sum(amount_kobo) as total_kobo from ledger_totals group by 1, 2) as totals
  using (account, cause)
  where coalesce(kobo, 0) <> coalesce(total_kobo, 0)`

describe('postings', () => {
  // promise (staff): Whatever is posted at the same time, the ledger adds up to zero
  it('add up, however they interleave', { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(fc.array(anyLines, { minLength: 2, maxLength: 8 }), async (drawn) => {
      await Promise.all(
        drawn.map((lines) => ledger.post(app.sql, { cause: { kind: 'tip.paid', id: newId() }, lines })),
      )
      expect(await differences()).toEqual([])
    })
    await fc.assert(property, { numRuns: 25 })
  })

  it('of the same accounts in other orders never deadlock', async () => {
    const lines = (order: readonly number[]) =>
      order.map((i, at) => ({ account: 'tips' as const, owner: ownerOf(i), amountKobo: at === 0 ? -3 : 1 }))
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ]
    const all = Array.from({ length: 40 }, (_, i) =>
      app.sql.begin((queries) =>
        ledger.post(queries, { cause: { kind: 'tip.paid', id: newId() }, lines: lines(orders[i % 4] ?? []) }),
      ),
    )
    expect(new Set(await Promise.all(all))).toEqual(new Set([true]))
  })

  it('of one cause are written once, also 20 at once', async () => {
    const once = tip(ownerOf(2), 500, { cause: { kind: 'tip.paid', id: newId() } })
    const before = await ledger.balance(app.sql, 'tips', ownerOf(2))
    const written = await Promise.all(Array.from({ length: 20 }, () => ledger.post(app.sql, once)))
    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await ledger.post(app.sql, once)).toBe(false)
    expect(await ledger.balance(app.sql, 'tips', ownerOf(2))).toBe(before - 500)
  })

  // promise (operator): The database refuses a posting that does not add up, and every change of one
  it('that do not add up fail at the commit', async () => {
    const work = app.sql.begin(async (queries) => {
      const half: Posting = {
        cause: { kind: 'tip.paid', id: newId() },
        lines: [{ account: 'bank', amountKobo: 100 }],
      }
      expect(await ledger.post(queries, half)).toBe(true)
    })
    await expect(work).rejects.toThrow(/out of balance by 100 kobo/)
  })

  it('of nothing are not written', async () => {
    expect(await ledger.post(app.sql, tip(ownerOf(2), 0))).toBe(false)
  })

  it('name an owner where there is one, and only there', async () => {
    await expect(
      post(posting({ account: 'tips', amountKobo: 1 }, { account: 'bank', amountKobo: -1 })),
    ).rejects.toThrow('needs an owner')
    const owner = ownerOf(0)
    await expect(
      post(posting({ account: 'bank', owner, amountKobo: 1 }, { account: 'tax', amountKobo: -1 })),
    ).rejects.toThrow('has no owner')
  })
})

describe('the tables', () => {
  // promise (operator): The database refuses a posting that does not add up, and every change of one
  it.each([
    'update ledger_entries set amount_kobo = amount_kobo + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    `update ledger_postings set cause = 'refund.done'`,
    'delete from ledger_postings',
    'truncate ledger_postings cascade',
  ])('refuse: %s', async (statement) => {
    await post(tip(ownerOf(3), 10))
    await expect(app.sql.unsafe(statement)).rejects.toThrow('is append-only')
  })
})

describe('a locked balance', () => {
  it('waits for nobody’s posting to slip in', async () => {
    const rider = ownerOf(3)
    const held = await ledger.balance(app.sql, 'tips', rider)
    let late: Promise<unknown> = Promise.resolve()
    await app.sql.begin(async (queries) => {
      expect(await ledger.lockBalance(queries, 'tips', rider)).toBe(held)
      late = ledger.post(app.sql, tip(rider, 70))
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(await ledger.balance(queries, 'tips', rider)).toBe(held)
    })
    await late
    expect(await ledger.balance(app.sql, 'tips', rider)).toBe(held - 70)
  })
})

describe('GET /admin/ledger', () => {
  it('accounts: balances that add up to 0, and owners page by page', async () => {
    await post(tip(ownerOf(2), 123_450), tip(ownerOf(3), 99_999_900))
    const { accounts, owners, total } = await finance.client.ledger.accounts({ account: 'tips', limit: 1 })
    expect(accounts.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0)).toBe(0)
    const tips = accounts.find(({ account }) => account === 'tips')
    expect(tips?.balance).toBeLessThan(0)
    expect([owners.map(({ owner }) => owner._id), total >= 2]).toEqual([[ownerOf(3)], true])
    const { nextCursor } = await finance.client.ledger.accounts({ account: 'tips', limit: 1 })
    const rest = await finance.client.ledger.accounts({ account: 'tips', cursor: nextCursor ?? '' })
    expect(rest.owners.map(({ owner }) => owner._id)).toContain(ownerOf(2))
    const wrong = finance.client.ledger.accounts({ account: 'tips', cursor: 'nonsense' })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'VALIDATION' })
  })

  it('postings: newest first, with names and lines, and filtered', async () => {
    const order = await sendParcel(people[0] ?? finance)
    const older = tip(ownerOf(2), 700, { orderId: order._id, recordedBy: finance.user._id, note: 'By hand' })
    const newer = tip(ownerOf(2), 800)
    await post(older)
    await post(newer)
    const all = await finance.client.ledger.postings({ account: 'tips', owner: ownerOf(2), limit: 2 })
    expect(all.postings.map(({ causeId }) => causeId)).toEqual([newer.cause.id, older.cause.id])
    expect(all.postings[1]).toMatchObject({
      cause: 'tip.paid',
      order: { _id: order._id, number: order.number },
      recordedBy: finance.user.name,
      note: 'By hand',
      lines: [
        { account: 'provider', owner: null, amount: 7 },
        { account: 'tips', owner: { _id: ownerOf(2), name: people[2]?.user.name }, amount: -7 },
      ],
    })
    for (const filter of [{ order: order._id }, { order: order._id, account: 'provider' as const }]) {
      const { postings } = await finance.client.ledger.postings({ ...filter, cause: 'tip.paid' })
      expect(postings.map(({ causeId }) => causeId)).toEqual([older.cause.id])
    }
    expect((await finance.client.ledger.postings({ cause: 'payout.failed' })).postings).toEqual([])
    const ownerAlone = finance.client.ledger.postings({ owner: ownerOf(2) })
    expect(await refusalOf(ownerAlone)).toMatchObject({ code: 'VALIDATION' })
  })
})
