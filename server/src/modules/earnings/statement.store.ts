import type { PostingCause } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { payableAccountsOf } from './earnings-entries.store.ts'

export interface Period {
  /** Days of Lagos, both within. */
  readonly from: string
  readonly to: string
}

const ACCOUNTS = payableAccountsOf()

/** Null for whoever is no rider and no shop. */
export async function findEarner(
  queries: Queries,
  id: string,
): Promise<{ readonly _id: string; readonly name: string } | null> {
  const [row] = await queries<{ _id: string; name: string }[]>`
    select _id, name from accounts where _id = ${id} and role in ('rider', 'vendor')`
  return row ?? null
}

/** The amount owed when a period began, in kobo. */
export async function readOpening(queries: Queries, ownerId: string, { from }: Period): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(-sum(amount_kobo), 0)::float8 as kobo from ledger_entries
    where account = any(${ACCOUNTS}) and owner = ${ownerId} and created_at < moment_of(${from}::date)`
  return row?.kobo ?? 0
}

export interface StatementRow {
  readonly _id: string
  readonly createdAt: Date
  readonly cause: PostingCause
  readonly amountKobo: number
  readonly orderId: string | null
  readonly number: string | null
}

/** The changes of what is owed, oldest first. */
export function listPeriod(queries: Queries, ownerId: string, { from, to }: Period): Promise<StatementRow[]> {
  return queries<StatementRow[]>`
    select changed._id, changed.created_at as "createdAt", posting.cause, changed.amount_kobo as "amountKobo",
      posting.order_id as "orderId", orders.number
    from (
      select posting_id as _id, max(created_at) as created_at, (-sum(amount_kobo))::float8 as amount_kobo
      from ledger_entries
      where account = any(${ACCOUNTS}) and owner = ${ownerId}
        and created_at >= moment_of(${from}::date) and created_at < moment_of(${to}::date + 1)
      group by posting_id
    ) as changed
    join ledger_postings as posting on posting._id = changed._id
    left join orders on orders._id = posting.order_id
    order by changed.created_at, changed._id`
}
