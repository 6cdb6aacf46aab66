import type { LedgerAccount, PostingCause } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

export interface PostingRow {
  readonly _id: string
  readonly cause: PostingCause
  readonly causeId: string
  readonly orderId: string | null
  readonly recordedBy: string | null
  readonly note: string | null
}

export interface EntryRow {
  readonly postingId: string
  readonly line: number
  readonly account: LedgerAccount
  readonly owner: string | null
  readonly amountKobo: number
}

/**
 * Writes those postings whose causes were not posted before. Postings are written before balances, both sorted, so that
 * two calls cannot deadlock. All have the same time; their ids say which comes first.
 * @returns the ids of those written
 */
export async function insertPostings(
  queries: Queries,
  postings: readonly PostingRow[],
  entries: readonly EntryRow[],
): Promise<string[]> {
  const rows = await queries<{ _id: string }[]>`
    with posted as (
      insert into ledger_postings (_id, cause, cause_id, order_id, recorded_by, note, created_at)
      select _id, cause, cause_id, order_id, recorded_by, note, (select clock_timestamp())
      from unnest(
        ${postings.map(({ _id }) => _id)}::uuid[], ${postings.map(({ cause }) => cause)}::text[],
        ${postings.map(({ causeId }) => causeId)}::uuid[], ${postings.map(({ orderId }) => orderId)}::uuid[],
        ${postings.map(({ recordedBy }) => recordedBy)}::uuid[], ${postings.map(({ note }) => note)}::text[]
      ) as posting (_id, cause, cause_id, order_id, recorded_by, note)
      order by cause collate "C", cause_id
      on conflict (cause, cause_id) do nothing
      returning _id
    ), entered as (
      insert into ledger_entries (posting_id, line, account, owner, amount_kobo)
      select posting_id, line, account, owner, amount_kobo::bigint
      from unnest(
        ${entries.map(({ postingId }) => postingId)}::uuid[], ${entries.map(({ line }) => line)}::integer[],
        ${entries.map(({ account }) => account)}::text[], ${entries.map(({ owner }) => owner)}::uuid[],
        ${entries.map(({ amountKobo }) => String(amountKobo))}::text[]
      ) as entry (posting_id, line, account, owner, amount_kobo)
      join posted on posted._id = posting_id
      order by account collate "C", owner, posting_id
    )
    select _id from posted`
  return rows.map(({ _id }) => _id)
}

/** The balance of an account with an owner; 0 without entries. */
export async function readOwnerBalance(
  queries: Queries,
  account: LedgerAccount,
  owner: string,
): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select amount_kobo as kobo from ledger_balances where account = ${account} and owner = ${owner}`
  return row?.kobo ?? 0
}

/** The sum of an account over all its owners. */
export async function readAccountTotal(queries: Queries, account: LedgerAccount): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(sum(amount_kobo), 0)::bigint as kobo from ledger_totals where account = ${account}`
  return row?.kobo ?? 0
}

/** The balance, locked until the transaction ends, also if it has no entries yet. */
export async function lockOwnerBalance(
  queries: Queries,
  account: LedgerAccount,
  owner: string,
): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select lock_ledger_balance(${account}, ${owner}) as kobo`
  if (!row) throw new Error('the balance was not locked')
  return row.kobo
}
