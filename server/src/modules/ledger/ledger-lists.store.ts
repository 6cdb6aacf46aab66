import type { AccountBalance, LedgerAccount, LedgerPosting, OwnerBalance, PostingCause } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { allOf, fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import {
  findPage,
  findRankedPage,
  type Page,
  type PageQuery,
  type PageRequest,
} from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'

/** Each account that has entries, by name. */
export async function listAccounts(queries: Queries): Promise<AccountBalance[]> {
  const rows = await queries<{ account: string; debits: number; credits: number; entries: number }[]>`
    select account, sum(greatest(kobo, 0)) as debits, sum(greatest(-kobo, 0)) as credits, sum(entries) as entries
    from (
      select account, cause, sum(amount_kobo) as kobo, sum(entries) as entries
      from ledger_totals group by account, cause
    ) as by_cause
    group by account order by account collate "C"`
  return rows.map(({ account, debits, credits, entries }) => ({
    account,
    balance: toNaira(debits - credits),
    debits: toNaira(debits),
    credits: toNaira(credits),
    entries,
  }))
}

interface OwnerRow {
  readonly owner: string
  readonly name: string
  readonly kobo: number
  readonly changed_at: Date
}

/**
 * The owners of an account whose balance is not 0, the largest first, whichever side it is on.
 * @throws Refusal VALIDATION for a cursor that we never gave
 */
export function listOwners(
  queries: Queries,
  account: LedgerAccount,
  page: Pick<PageQuery, 'limit' | 'cursor'>,
): Promise<Page<OwnerBalance>> {
  const source = {
    columns: fragment`balances.owner, accounts.name, balances.amount_kobo as kobo, balances.changed_at`,
    rows: fragment`ledger_balances as balances join accounts on accounts._id = balances.owner
      where balances.account = ${account} and balances.amount_kobo <> 0`,
    sorted: fragment`abs(balances.amount_kobo)`,
    id: fragment`balances.owner`,
  }
  return findRankedPage<OwnerRow, OwnerBalance>(queries, page, source, (row) => ({
    owner: { _id: row.owner, name: row.name },
    balance: toNaira(row.kobo),
    changedAt: row.changed_at.toISOString(),
  }))
}

export interface PostingFilter {
  readonly account?: LedgerAccount | undefined
  readonly owner?: string | undefined
  readonly order?: string | undefined
  readonly cause?: PostingCause | undefined
}

interface PostingListRow {
  readonly _id: string
  readonly created_at: Date
  readonly cause: string
  readonly cause_id: string
  readonly order_id: string | null
  readonly number: string | null
  readonly recorded_by_name: string | null
  readonly note: string | null
}

type PostingWithoutLines = Omit<LedgerPosting, 'lines'>

/** Postings, newest first, each without its lines. */
export function listPostings(
  queries: Queries,
  request: PageRequest,
  { account, owner, order, cause }: PostingFilter,
): Promise<Page<PostingWithoutLines>> {
  const ofPosting = (alias: string): Fragment =>
    allOf([
      cause && fragment`${fragment(alias)}.cause = ${cause}`,
      order && fragment`${fragment(alias)}.order_id = ${order}`,
    ])
  const ofEntry = allOf([
    fragment`listed.account = ${account ?? null}`,
    owner && fragment`listed.owner = ${owner}`,
    cause === undefined && order === undefined
      ? undefined
      : fragment`exists (
          select from ledger_postings as found where found._id = listed._id and ${ofPosting('found')}
        )`,
    // A posting may change the same account of two owners.
    fragment`not exists (
      select from ledger_entries as other where other.posting_id = listed._id
        and other.account = listed.account and other.line < listed.line
        ${owner === undefined ? fragment`` : fragment`and other.owner = listed.owner`}
    )`,
  ])
  const source = {
    table:
      account === undefined
        ? 'ledger_postings'
        : '(select posting_id as _id, created_at, account, owner, line from ledger_entries)',
    columns: `listed._id, listed.created_at, posting.cause, posting.cause_id, posting.order_id, orders.number,
      recorder.name as recorded_by_name, posting.note`,
    joins: `join ledger_postings as posting on posting._id = listed._id
      left join orders on orders._id = posting.order_id
      left join accounts as recorder on recorder._id = posting.recorded_by`,
    condition: account === undefined ? ofPosting('listed') : ofEntry,
  }
  return findPage<PostingListRow, PostingWithoutLines>(queries, request, source, toPosting)
}

/** The lines of these postings, in the order in which they were written. */
export async function linesOf(
  queries: Queries,
  postingIds: readonly string[],
): Promise<Map<string, LedgerPosting['lines']>> {
  const rows = await queries<
    { posting_id: string; account: string; owner: string | null; name: string | null; kobo: number }[]
  >`
    select entries.posting_id, entries.account, entries.owner, accounts.name, entries.amount_kobo as kobo
    from ledger_entries as entries left join accounts on accounts._id = entries.owner
    where entries.posting_id = any(${[...postingIds]}::uuid[])
    order by entries.posting_id, entries.line`
  return Map.groupBy(
    rows.map(({ posting_id, account, owner, name, kobo }) => ({
      postingId: posting_id,
      account,
      owner: owner === null ? null : { _id: owner, name: name ?? '' },
      amount: toNaira(kobo),
    })),
    ({ postingId }) => postingId,
  )
}

function toPosting(row: PostingListRow): PostingWithoutLines {
  return {
    _id: row._id,
    cause: row.cause,
    causeId: row.cause_id,
    order: row.order_id === null ? null : { _id: row.order_id, number: row.number ?? '' },
    recordedBy: row.recorded_by_name ?? '',
    note: row.note ?? '',
    createdAt: row.created_at.toISOString(),
  }
}
