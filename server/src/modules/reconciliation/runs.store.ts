import { RECONCILIATION_PARTS, TIME_ZONE, type ReconciliationPart, type Reconciliation } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'

export type PartProgress = Omit<Reconciliation['parts'][number], 'part'>
export type Progress = Readonly<Record<ReconciliationPart, PartProgress>>

/** A run that has not ended. */
export interface ActiveRun {
  readonly _id: string
  readonly createdAt: Date
  readonly parts: Progress
}

const WAITING: PartProgress = { status: 'waiting', checked: 0, found: 0, reason: '' }
const AT_FIRST = Object.fromEntries(RECONCILIATION_PARTS.map((part) => [part, WAITING]))
const json = (value: unknown) => JSON.stringify(value)

/** @returns its id; null while another runs */
export async function insertRun(queries: Queries, begunBy: string): Promise<string | null> {
  const [row] = await queries<{ _id: string }[]>`
    insert into reconciliations (_id, begun_by, parts)
    values (${newId()}, ${begunBy}, ${json(AT_FIRST)}::text::json)
    on conflict (status) where status = 'running' do nothing
    returning _id`
  return row?._id ?? null
}

/**
 * Begins the run of this night if it is time, no other runs, and there was anything to compare before.
 * @returns its id in the one process that began it, else null
 */
export async function insertDueRun(queries: Queries, hour: number): Promise<string | null> {
  const [row] = await queries<{ _id: string }[]>`
    insert into reconciliations (_id, due_on, parts)
    select ${newId()}, today, ${json(AT_FIRST)}::text::json
    from (select (now() at time zone ${TIME_ZONE})::date as today) as night
    where (now() at time zone ${TIME_ZONE})::time >= make_time(${hour}, 0, 0)
      and not exists (select from reconciliations where due_on = today or status = 'running')
      and exists (
        select from orders where created_at < (today + make_time(${hour}, 0, 0)) at time zone ${TIME_ZONE}
      )
    on conflict do nothing
    returning _id`
  return row?._id ?? null
}

/** @returns null if it has ended */
export async function findActiveRun(queries: Queries, runId: string): Promise<ActiveRun | null> {
  const [row] = await queries<ActiveRun[]>`
    select _id, created_at as "createdAt", parts from reconciliations where _id = ${runId} and status = 'running'`
  return row ?? null
}

export async function writeProgress(queries: Queries, runId: string, parts: Progress): Promise<void> {
  await queries`update reconciliations set parts = ${json(parts)}::text::json where _id = ${runId}`
}

export async function endRun(queries: Queries, runId: string, parts: Progress): Promise<void> {
  const status = Object.values(parts).some((part) => part.status === 'failed') ? 'failed' : 'done'
  await queries`
    update reconciliations set status = ${status}, ended_at = now() where _id = ${runId} and status = 'running'`
}

/** When the latest run began that has compared this part. */
export async function lastComparedAt(queries: Queries, part: ReconciliationPart): Promise<Date | null> {
  const [row] = await queries<{ createdAt: Date }[]>`
    select created_at as "createdAt" from reconciliations
    where status <> 'running' and parts -> ${part} ->> 'status' = 'done'
    order by created_at desc limit 1`
  return row?.createdAt ?? null
}

interface RunRow {
  readonly _id: string
  readonly status: Reconciliation['status']
  readonly begun_by_name: string | null
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly parts: Progress
}

const SOURCE = {
  table: 'reconciliations',
  columns: fragment`listed._id, listed.status, beginner.name as begun_by_name, listed.created_at, listed.ended_at,
    listed.parts`,
  joins: fragment`left join accounts as beginner on beginner._id = listed.begun_by`,
}

/** Newest first. */
export function listRuns(queries: Queries, request: PageRequest): Promise<Page<Reconciliation>> {
  return findPage<RunRow, Reconciliation>(queries, request, SOURCE, toRun)
}

/** One, or the latest. */
export async function findRun(queries: Queries, runId?: string): Promise<Reconciliation | null> {
  const [row] = await queries<RunRow[]>`
    select ${SOURCE.columns} from reconciliations as listed ${SOURCE.joins}
    where ${runId ?? null}::uuid is null or listed._id = ${runId ?? null}::uuid
    order by listed.created_at desc, listed._id desc limit 1`
  return row ? toRun(row) : null
}

const toRun = (row: RunRow): Reconciliation => ({
  _id: row._id,
  status: row.status,
  begunBy: row.begun_by_name ?? '',
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  parts: RECONCILIATION_PARTS.map((part) => ({ part, ...row.parts[part] })),
})
