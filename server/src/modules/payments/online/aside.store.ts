import type { AsideCause, AsidePayment, DisputeEnd } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../../platform/database/database.ts'
import { findPage, type Page, type PageRequest } from '../../../platform/lists/paging.ts'
import { toNaira } from '../../../platform/money.ts'

export interface NewAside {
  readonly cause: AsideCause
  readonly reference: string
  readonly amountKobo: number | null
  readonly currency: string
  /** The provider's own id of a dispute. */
  readonly disputeId?: string | null
}

/** Once each, however often the provider says it. @returns false if it was there */
export async function setAside(queries: Queries, aside: NewAside): Promise<boolean> {
  const { cause, reference, amountKobo, currency, disputeId = null } = aside
  const added = await queries`
    insert into payments_aside (_id, cause, reference, amount_kobo, currency, dispute_id)
    values (${newId()}, ${cause}, ${reference}, ${amountKobo}, ${currency}, ${disputeId})
    on conflict do nothing`
  return added.count === 1
}

interface AsideRow {
  readonly _id: string
  readonly cause: AsideCause
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

const COLUMNS = `listed._id, listed.cause, listed.reference, listed.amount_kobo, listed.currency, listed.created_at,
  listed.closed_at, listed.note, listed.lost_kobo, payments.amount_kobo as expected_kobo, closer.name as closed_by_name`
const JOINS = `
  left join payments on payments.reference = listed.reference
  left join accounts as closer on closer._id = listed.closed_by`

export function listAside(queries: Queries, request: PageRequest): Promise<Page<AsidePayment>> {
  return findPage(queries, request, { table: 'payments_aside', columns: COLUMNS, joins: JOINS }, toAside)
}

export async function findAside(queries: Queries, id: string): Promise<AsidePayment | null> {
  const [row] = await queries<AsideRow[]>`
    select ${queries.unsafe(COLUMNS)} from payments_aside as listed ${queries.unsafe(JOINS)}
    where listed._id = ${id}`
  return row ? toAside(row) : null
}

/** A dispute, as it is kept. */
export interface KeptAside {
  readonly _id: string
  readonly reference: string
  readonly amountKobo: number | null
  readonly isClosed: boolean
  /** Null while it is open. */
  readonly end: DisputeEnd | null
}

const DISPUTE_COLUMNS = `_id, reference, amount_kobo as "amountKobo", closed_at is not null as "isClosed",
  case when lost_kobo > 0 then 'lost' when lost_kobo = 0 then 'kept' end as end`

export async function findDispute(queries: Queries, disputeId: string): Promise<KeptAside | null> {
  const [row] = await queries<KeptAside[]>`
    select ${queries.unsafe(DISPUTE_COLUMNS)} from payments_aside where dispute_id = ${disputeId} order by _id limit 1`
  return row ?? null
}

/** The same by our own id; null if it is no dispute. */
export async function readDispute(queries: Queries, id: string): Promise<KeptAside | null> {
  const [row] = await queries<KeptAside[]>`
    select ${queries.unsafe(DISPUTE_COLUMNS)} from payments_aside where _id = ${id} and cause = 'dispute'`
  return row ?? null
}

/** Whether anything of a payment is disputed, or lost: then what is left of it is not ours to pay back. */
export async function hasDispute(queries: Queries, reference: string): Promise<boolean> {
  const found = await queries`
    select from payments_aside where reference = ${reference} and cause = 'dispute' and closed_at is null limit 1`
  return found.length > 0
}

export interface ClosedAside {
  readonly id: string
  /** Null: the provider. */
  readonly closedBy: string | null
  readonly note: string
  /** Of a dispute: what went back. */
  readonly lostKobo?: number | null
}

/** @returns false if somebody had closed it */
export async function closeAside(
  queries: Queries,
  { id, closedBy, note, lostKobo = null }: ClosedAside,
): Promise<boolean> {
  const closed = await queries`
    update payments_aside set closed_at = now(), closed_by = ${closedBy}, note = ${note}, lost_kobo = ${lostKobo}
    where _id = ${id} and closed_at is null`
  return closed.count === 1
}

const toAside = (row: AsideRow): AsidePayment => ({
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

export async function hasAside(queries: Queries, reference: string): Promise<boolean> {
  const found = await queries`select from payments_aside where reference = ${reference} limit 1`
  return found.length > 0
}
