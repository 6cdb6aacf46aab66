import type { ClosedRoad, Closure, ClosureGeometry, ClosureState } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../../platform/lists/paging.ts'

/** A closure without what depends on the present map. */
export type ClosureRecord = Omit<Closure, 'lines'>

export interface NewClosure {
  readonly _id: string
  readonly createdBy: string
  readonly reason: string
  readonly geometry: ClosureGeometry
  readonly dataVersion: string
  readonly roads: readonly ClosedRoad[]
  readonly endsAt: Date | null
}

/** The part of a closure by which ways avoid its roads. */
export interface ClosureInForce {
  readonly _id: string
  readonly geometry: ClosureGeometry
  readonly endsAt: Date | null
}

interface ClosureRow {
  readonly _id: string
  readonly created_at: Date
  readonly created_by_name: string
  readonly reason: string
  readonly geometry: ClosureGeometry
  readonly data_version: string
  readonly roads: ClosedRoad[]
  readonly ends_at: Date | null
  readonly ended_at: Date | null
  readonly ended_by_name: string | null
  readonly is_in_force: boolean
}

const IN_FORCE = fragment`listed.ended_at is null and (listed.ends_at is null or listed.ends_at > now())`
const COLUMNS = fragment`listed._id, listed.created_at, closer.name as created_by_name, listed.reason, listed.geometry,
  listed.data_version, listed.roads, listed.ends_at, listed.ended_at, opener.name as ended_by_name,
  ${IN_FORCE} as is_in_force`
const JOINS = fragment`join accounts as closer on closer._id = listed.created_by
  left join accounts as opener on opener._id = listed.ended_by`

const CONDITIONS = {
  inForce: IN_FORCE,
  past: fragment`not (${IN_FORCE})`,
} as const satisfies Record<ClosureState, unknown>

export function listClosures(
  queries: Queries,
  { state, ...request }: PageRequest & { readonly state?: ClosureState | undefined },
): Promise<Page<ClosureRecord>> {
  const source = {
    table: 'road_closures',
    columns: COLUMNS,
    joins: JOINS,
    ...(state === undefined ? {} : { condition: CONDITIONS[state] }),
  }
  return findPage<ClosureRow, ClosureRecord>(queries, request, source, toClosure)
}

export async function listInForce(queries: Queries): Promise<ClosureInForce[]> {
  const rows = await queries<Pick<ClosureRow, '_id' | 'geometry' | 'ends_at'>[]>`
    select listed._id, listed.geometry, listed.ends_at from road_closures as listed
    where ${IN_FORCE} order by listed._id`
  return rows.map(({ _id, geometry, ends_at: endsAt }) => ({ _id, geometry, endsAt }))
}

export async function insertClosure(queries: Queries, closure: NewClosure): Promise<void> {
  await queries`
    insert into road_closures (_id, created_by, reason, geometry, data_version, roads, ends_at)
    values (${closure._id}, ${closure.createdBy}, ${closure.reason}, ${JSON.stringify(closure.geometry)}::text::json,
      ${closure.dataVersion}, ${JSON.stringify(closure.roads)}::text::json, ${closure.endsAt})`
}

export async function findClosure(queries: Queries, closureId: string): Promise<ClosureRecord | null> {
  const [row] = await queries<ClosureRow[]>`
    select ${COLUMNS} from road_closures as listed ${JOINS}
    where listed._id = ${closureId}`
  return row ? toClosure(row) : null
}

/** @returns whether it was in force until now */
export async function endClosure(queries: Queries, closureId: string, endedBy: string): Promise<boolean> {
  const ended = await queries`
    update road_closures as listed set ended_at = now(), ended_by = ${endedBy}
    where listed._id = ${closureId} and ${IN_FORCE}
    returning 1`
  return ended.length === 1
}

function toClosure(row: ClosureRow): ClosureRecord {
  return {
    _id: row._id,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    reason: row.reason,
    geometry: row.geometry,
    dataVersion: row.data_version,
    roads: row.roads,
    endsAt: row.ends_at?.toISOString() ?? null,
    ended: row.ended_at && { at: row.ended_at.toISOString(), by: row.ended_by_name ?? '' },
    isInForce: row.is_in_force,
  }
}
