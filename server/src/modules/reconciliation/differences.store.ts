import type {
  DifferenceKind,
  DifferenceStatus,
  MoneyDifference,
  ReconciliationPart,
  Role,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { allOf, fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'
import type { Difference } from './part-comparison.ts'

/**
 * Stores the differences that a run found, and notes which known ones are still there. A settled one whose amounts have
 * changed is open again.
 */
export async function keepDifferences(
  queries: Queries,
  runId: string,
  differences: readonly Difference[],
): Promise<void> {
  // One statement cannot change a row twice.
  const all = [...new Map(differences.map((each) => [`${each.kind} ${each.subject}`, each])).values()]
  if (all.length === 0) return
  const rows = all.map((each) => ({
    _id: newId(),
    part: each.part,
    kind: each.kind,
    subject: each.subject,
    account: each.account ?? '',
    expected_kobo: each.expectedKobo,
    found_kobo: each.foundKobo,
    order_id: each.orderId ?? null,
    reference: each.reference ?? null,
    person_id: each.personId ?? null,
  }))
  await queries`
    insert into reconciliation_differences as known (
      _id, part, kind, subject, account, expected_kobo, found_kobo, order_id, reference, person_id,
      first_run, last_run
    )
    select _id, part, kind, subject, account, expected_kobo, found_kobo, order_id, reference, person_id,
      ${runId}, ${runId}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as found (
      _id uuid, part text, kind text, subject text, account text, expected_kobo bigint,
      found_kobo bigint, order_id uuid, reference text, person_id uuid
    )
    on conflict (kind, subject) where closed_at is null do update set
      last_run = excluded.last_run, expected_kobo = excluded.expected_kobo, found_kobo = excluded.found_kobo,
      settled_at = case when ${SAME_AMOUNTS} then known.settled_at end,
      settled_by = case when ${SAME_AMOUNTS} then known.settled_by end,
      note = case when ${SAME_AMOUNTS} then known.note end`
}

/** Keeps these differences open, as if the run had found them again. */
export async function keepOpen(queries: Queries, runId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queries`
    update reconciliation_differences set last_run = ${runId}
    where _id = any(${[...ids]}::uuid[]) and closed_at is null`
}

const SAME_AMOUNTS = fragment`
  (known.expected_kobo, known.found_kobo) = (excluded.expected_kobo, excluded.found_kobo)`

export async function countKept(queries: Queries, runId: string, part: ReconciliationPart): Promise<number> {
  const [row] = await queries<{ kept: number }[]>`
    select count(*) as kept from reconciliation_differences where last_run = ${runId} and part = ${part}`
  return row?.kept ?? 0
}

/**
 * Closes the differences of a part that a run did not find any more. Settled ones of the part `provider` stay, because nobody
 * asks about them again once their day is not read any more.
 */
export async function closeGone(queries: Queries, runId: string, part: ReconciliationPart): Promise<void> {
  await queries`
    update reconciliation_differences set closed_at = clock_timestamp()
    where part = ${part} and closed_at is null and last_run <> ${runId}
      and (part <> 'provider' or settled_at is null)`
}

export interface OpenDifference {
  readonly _id: string
  readonly kind: DifferenceKind
  readonly subject: string
}

/** Open differences of a part that this run has not found so far, sorted by id. */
export async function openUnseen(
  queries: Queries,
  part: ReconciliationPart,
  {
    runId,
    after,
    rowLimit,
  }: { readonly runId: string; readonly after: string | null; readonly rowLimit: number },
): Promise<readonly OpenDifference[]> {
  return queries<OpenDifference[]>`
    select _id, kind, subject from reconciliation_differences
    where part = ${part} and closed_at is null and settled_at is null and last_run <> ${runId}
      and (${after}::uuid is null or _id > ${after}::uuid)
    order by _id limit ${rowLimit}`
}

export async function countOpen(
  queries: Queries,
): Promise<{ readonly kind: DifferenceKind; readonly count: number }[]> {
  return queries<{ kind: DifferenceKind; count: number }[]>`
    select kind, count(*) as count from reconciliation_differences
    where closed_at is null and settled_at is null group by kind order by kind collate "C"`
}

interface DifferenceRow {
  readonly _id: string
  readonly part: ReconciliationPart
  readonly kind: DifferenceKind
  readonly account: string
  readonly expected_kobo: number
  readonly found_kobo: number
  readonly order_id: string | null
  readonly number: string | null
  readonly reference: string | null
  readonly person_id: string | null
  readonly person_name: string | null
  readonly person_role: Role | null
  readonly created_at: Date
  readonly closed_at: Date | null
  readonly settled_at: Date | null
  readonly settled_by_name: string | null
  readonly note: string | null
}

const SOURCE = {
  table: 'reconciliation_differences',
  columns: fragment`listed._id, listed.part, listed.kind, listed.account, listed.expected_kobo,
    listed.found_kobo, listed.order_id, orders.number, listed.reference, listed.person_id,
    person.name as person_name, person.role as person_role, listed.created_at, listed.closed_at,
    listed.settled_at, settler.name as settled_by_name, listed.note`,
  joins: fragment`left join orders on orders._id = listed.order_id
    left join accounts as person on person._id = listed.person_id
    left join accounts as settler on settler._id = listed.settled_by`,
}

const STATUSES: Readonly<Record<DifferenceStatus, Fragment>> = {
  open: fragment`listed.closed_at is null and listed.settled_at is null`,
  settled: fragment`listed.closed_at is null and listed.settled_at is not null`,
  closed: fragment`listed.closed_at is not null`,
}

export interface DifferenceFilter {
  readonly kind?: DifferenceKind | undefined
  readonly status?: DifferenceStatus
  /** Those that this run found. */
  readonly run?: string
}

/** Newest first. */
export function listDifferences(
  queries: Queries,
  request: PageRequest,
  { kind, status, run }: DifferenceFilter,
): Promise<Page<MoneyDifference>> {
  const condition = allOf([
    status && STATUSES[status],
    kind && fragment`listed.kind = ${kind}`,
    // Ids of runs are in the order of their beginnings, and none runs beside another.
    run && fragment`listed.first_run <= ${run} and listed.last_run >= ${run}`,
  ])
  return findPage<DifferenceRow, MoneyDifference>(queries, request, { ...SOURCE, condition }, toDifference)
}

export async function findDifference(queries: Queries, id: string): Promise<MoneyDifference | null> {
  const [row] = await queries<DifferenceRow[]>`
    select ${SOURCE.columns} from reconciliation_differences as listed
    ${SOURCE.joins} where listed._id = ${id}`
  return row ? toDifference(row) : null
}

/** @returns false if it is gone or settled */
export async function settleDifference(
  queries: Queries,
  { id, by, note }: { readonly id: string; readonly by: string; readonly note: string },
): Promise<boolean> {
  const settled = await queries`
    update reconciliation_differences set settled_at = now(), settled_by = ${by}, note = ${note}
    where _id = ${id} and closed_at is null and settled_at is null`
  return settled.count === 1
}

/** Erases what the staff wrote about the differences of a person who is deleted. */
export async function eraseNotesOf(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update reconciliation_differences set note = null
    where note is not null and (
      person_id = ${accountId} or order_id in (select _id from orders where customer_id = ${accountId})
    )`
}

const toDifference = (row: DifferenceRow): MoneyDifference => ({
  _id: row._id,
  part: row.part,
  kind: row.kind,
  account: row.account,
  expected: toNaira(row.expected_kobo),
  found: toNaira(row.found_kobo),
  order: row.order_id === null ? null : { _id: row.order_id, number: row.number ?? '' },
  reference: row.reference,
  person:
    row.person_id === null || row.person_role === null
      ? null
      : { _id: row.person_id, name: row.person_name ?? '', role: row.person_role },
  status: row.closed_at !== null ? 'closed' : row.settled_at !== null ? 'settled' : 'open',
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  settled:
    row.settled_at === null
      ? null
      : { at: row.settled_at.toISOString(), by: row.settled_by_name ?? '', note: row.note ?? '' },
})
