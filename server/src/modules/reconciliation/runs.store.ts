import { RECONCILED_PARTS, type ReconciledPart, type Reconciliation } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'

/** What a part has come to. */
export interface PartProgress {
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly checked: number
  readonly total?: number
  readonly found: number
  readonly reason: string
  /** Tries of the present portion that failed. */
  readonly failures: number
}
export type Progress = Readonly<Record<ReconciledPart, PartProgress>>

/** A run at work. */
export interface RunningRun {
  readonly _id: string
  readonly createdAt: Date
  readonly part: ReconciledPart
  readonly position: string | null
  readonly parts: Progress
}

const WAITING: PartProgress = { state: 'waiting', checked: 0, found: 0, reason: '', failures: 0 }
const FIRST = RECONCILED_PARTS[0]
const AT_FIRST = Object.fromEntries(RECONCILED_PARTS.map((part) => [part, WAITING]))
const json = (value: unknown) => JSON.stringify(value)

/** @returns its id; null while another runs */
export async function insertRun(queries: Queries, begunBy: string): Promise<string | null> {
  const [row] = await queries<{ _id: string }[]>`
    insert into reconciliations (_id, begun_by, part, parts)
    values (${newId()}, ${begunBy}, ${FIRST}, ${json(AT_FIRST)}::text::json)
    on conflict (state) where state = 'running' do nothing
    returning _id`
  return row?._id ?? null
}

/**
 * Begins the run of this night if it is time, no other runs, and there was anything to compare before. Of several
 * processes, one begins it.
 */
export async function insertDueRun(queries: Queries, hour: number): Promise<boolean> {
  const added = await queries`
    insert into reconciliations (_id, due_on, part, parts)
    select ${newId()}, today, ${FIRST}, ${json(AT_FIRST)}::text::json
    from (select local_time(now())::date as today) as night
    where local_time(now())::time >= make_time(${hour}, 0, 0)
      and not exists (select from reconciliations where due_on = today or state = 'running')
      and exists (
        select from orders where created_at < moment_of(today + make_time(${hour}, 0, 0))
      )
    on conflict do nothing`
  return added.count === 1
}

const RUNNING = (queries: Queries) => queries`
  _id, created_at as "createdAt", part, position, parts`

/**
 * The run at work, which other processes leave to this one for some seconds.
 * @returns null if none runs, or another process is at work on it
 */
export async function takeRun(
  queries: Queries,
  processId: string,
  seconds: number,
): Promise<RunningRun | null> {
  const [row] = await queries<RunningRun[]>`
    update reconciliations set taken_by = ${processId}, taken_until = now() + make_interval(secs => ${seconds})
    where state = 'running' and (taken_by is null or taken_by = ${processId} or taken_until < now())
    returning ${RUNNING(queries)}`
  return row ?? null
}

/** @returns false if another process has taken it meanwhile */
export async function lockRun(queries: Queries, runId: string, processId: string): Promise<boolean> {
  const rows = await queries`
    select from reconciliations where _id = ${runId} and state = 'running' and taken_by = ${processId} for update`
  return rows.length === 1
}

/** @param next where it goes on; null: it has ended */
export async function writeProgress(
  queries: Queries,
  runId: string,
  parts: Progress,
  next: { readonly part: ReconciledPart; readonly position: string | null } | null,
): Promise<void> {
  const state = Object.values(parts).some((part) => part.state === 'failed') ? 'failed' : 'done'
  await (next
    ? queries`
        update reconciliations set part = ${next.part}, position = ${next.position}, parts = ${json(parts)}::text::json
        where _id = ${runId}`
    : queries`
        update reconciliations set state = ${state}, ended_at = now(), position = null,
          parts = ${json(parts)}::text::json
        where _id = ${runId}`)
}

/** When the latest run began that has compared this part. */
export async function lastComparedAt(queries: Queries, part: ReconciledPart): Promise<Date | null> {
  const [row] = await queries<{ createdAt: Date }[]>`
    select created_at as "createdAt" from reconciliations
    where state <> 'running' and parts -> ${part} ->> 'state' = 'done'
    order by created_at desc limit 1`
  return row?.createdAt ?? null
}

interface RunRow {
  readonly _id: string
  readonly state: Reconciliation['state']
  readonly begun_by_name: string | null
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly parts: Progress
}

const SOURCE = {
  table: 'reconciliations',
  columns:
    'listed._id, listed.state, beginner.name as begun_by_name, listed.created_at, listed.ended_at, listed.parts',
  joins: 'left join accounts as beginner on beginner._id = listed.begun_by',
}

/** Newest first. */
export function listRuns(queries: Queries, request: PageRequest): Promise<Page<Reconciliation>> {
  return findPage<RunRow, Reconciliation>(queries, request, SOURCE, toRun)
}

/** One, or the latest. */
export async function findRun(queries: Queries, runId?: string): Promise<Reconciliation | null> {
  const [row] = await queries<RunRow[]>`
    select ${queries.unsafe(SOURCE.columns)} from reconciliations as listed ${queries.unsafe(SOURCE.joins)}
    where ${runId ?? null}::uuid is null or listed._id = ${runId ?? null}::uuid
    order by listed.created_at desc, listed._id desc limit 1`
  return row ? toRun(row) : null
}

const toRun = (row: RunRow): Reconciliation => ({
  _id: row._id,
  state: row.state,
  begunBy: row.begun_by_name ?? '',
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  parts: RECONCILED_PARTS.map((part) => {
    const { failures: _failures, ...progress } = row.parts[part]
    return { part, ...progress }
  }),
})
