import type { UnmatchedCause, UnmatchedPayment, DisputeEnd } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../../platform/lists/paging.ts'
import { toNaira } from '../../../platform/money.ts'

export interface UnmatchedPaymentInput {
  readonly cause: UnmatchedCause
  readonly reference: string
  readonly amountKobo: number | null
  readonly currency: string
  /** The provider's own id of a dispute. */
  readonly disputeId?: string | null
}

/** Once each, however often the provider says it. @returns false if it was there */
export async function insertUnmatched(queries: Queries, payment: UnmatchedPaymentInput): Promise<boolean> {
  const { cause, reference, amountKobo, currency, disputeId = null } = payment
  const added = await queries`
    insert into unmatched_payments (_id, cause, reference, amount_kobo, currency, dispute_id)
    values (${newId()}, ${cause}, ${reference}, ${amountKobo}, ${currency}, ${disputeId})
    on conflict do nothing`
  return added.count === 1
}

interface UnmatchedPaymentRow {
  readonly _id: string
  readonly cause: UnmatchedCause
  readonly reference: string
  readonly amount_kobo: number | null
  readonly expected_kobo: number | null
  readonly currency: string
  readonly created_at: Date
  readonly closed_at: Date | null
  readonly closed_by_name: string | null
  readonly lost_kobo: number | null
  readonly note: string
}

const COLUMNS = fragment`listed._id, listed.cause, listed.reference, listed.amount_kobo, listed.currency, listed.created_at,
  listed.closed_at, listed.note, listed.lost_kobo, payments.amount_kobo as expected_kobo, closer.name as closed_by_name`
const JOINS = fragment`
  left join payments on payments.reference = listed.reference
  left join accounts as closer on closer._id = listed.closed_by`

export function listUnmatched(queries: Queries, request: PageRequest): Promise<Page<UnmatchedPayment>> {
  return findPage(
    queries,
    request,
    { table: 'unmatched_payments', columns: COLUMNS, joins: JOINS },
    toUnmatched,
  )
}

/** Those that are not closed; there are never many. */
export async function countUnmatched(queries: Queries): Promise<number> {
  const [row] = await queries<{ open: number }[]>`
    select count(*)::int as open from unmatched_payments where closed_at is null`
  return row?.open ?? 0
}

export async function findUnmatched(queries: Queries, id: string): Promise<UnmatchedPayment | null> {
  const [row] = await queries<UnmatchedPaymentRow[]>`
    select ${COLUMNS} from unmatched_payments as listed ${JOINS}
    where listed._id = ${id}`
  return row ? toUnmatched(row) : null
}

/** A dispute, as it is kept. */
export interface DisputeRow {
  readonly _id: string
  readonly reference: string
  readonly amountKobo: number | null
  readonly isClosed: boolean
  /** Null while it is open. */
  readonly end: DisputeEnd | null
}

const DISPUTE_COLUMNS = fragment`_id, reference, amount_kobo as "amountKobo", closed_at is not null as "isClosed",
  case when lost_kobo > 0 then 'lost' when lost_kobo = 0 then 'kept' end as end`

export async function findDispute(queries: Queries, disputeId: string): Promise<DisputeRow | null> {
  const [row] = await queries<DisputeRow[]>`
    select ${DISPUTE_COLUMNS} from unmatched_payments where dispute_id = ${disputeId} order by _id limit 1`
  return row ?? null
}

/** Reads a dispute by our own id; null if the row is not a dispute. */
export async function readDispute(queries: Queries, id: string): Promise<DisputeRow | null> {
  const [row] = await queries<DisputeRow[]>`
    select ${DISPUTE_COLUMNS} from unmatched_payments where _id = ${id} and cause = 'dispute'`
  return row ?? null
}

/** True while a dispute of the payment is open: until it ends, we pay nothing of it back. */
export async function hasDispute(queries: Queries, reference: string): Promise<boolean> {
  const found = await queries`
    select from unmatched_payments where reference = ${reference} and cause = 'dispute' and closed_at is null limit 1`
  return found.length > 0
}

export interface UnmatchedPaymentClosing {
  readonly id: string
  /** Null: the provider. */
  readonly closedBy: string | null
  readonly note: string
  /** The amount that a dispute took; only of disputes. */
  readonly lostKobo?: number | null
}

/** @returns false if somebody had closed it */
export async function closeUnmatched(
  queries: Queries,
  { id, closedBy, note, lostKobo = null }: UnmatchedPaymentClosing,
): Promise<boolean> {
  const closed = await queries`
    update unmatched_payments set closed_at = now(), closed_by = ${closedBy}, note = ${note}, lost_kobo = ${lostKobo}
    where _id = ${id} and closed_at is null`
  return closed.count === 1
}

const toUnmatched = (row: UnmatchedPaymentRow): UnmatchedPayment => ({
  _id: row._id,
  cause: row.cause,
  reference: row.reference,
  amount: row.amount_kobo === null ? null : toNaira(row.amount_kobo),
  expected: row.expected_kobo === null ? null : toNaira(row.expected_kobo),
  currency: row.currency,
  createdAt: row.created_at.toISOString(),
  ...(row.closed_at === null
    ? {}
    : {
        closed: {
          at: row.closed_at.toISOString(),
          by: row.closed_by_name ?? '',
          note: row.note,
          ...(row.lost_kobo === null
            ? {}
            : { end: row.lost_kobo > 0 ? ('lost' as const) : ('kept' as const) }),
        },
      }),
})

export async function hasUnmatched(queries: Queries, reference: string): Promise<boolean> {
  const found = await queries`select from unmatched_payments where reference = ${reference} limit 1`
  return found.length > 0
}
