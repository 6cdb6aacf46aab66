import { COUNTED_EXACTLY, SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import { fragment } from '../database/fragment.ts'
import type { Fragment } from '../database/pool.ts'
import { browse, count, type ListSource, type PageRequest, type Position } from './queries.ts'
import { searchFor } from './searches.ts'
import { readCursor, writeCursor, type CursorRow } from './cursor.ts'

export type { ListSource, PageRequest, Position } from './queries.ts'

/** Every list call takes this. */
export interface PageQuery {
  readonly search?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface Page<Shape> {
  readonly rows: Shape[]
  readonly nextCursor: string | null
  readonly total: number
  readonly totalIsMinimum?: true
  /** Present when a short search looked only at this many of the newest rows. */
  readonly searchedNewest?: number
}

/** @throws Refusal VALIDATION for a cursor that we never gave */
export function readPageQuery(query: PageQuery): PageRequest {
  const after = readCursor(query.cursor)
  return {
    search: [query.search?.trim() ?? ''].filter((text) => text !== ''),
    rowLimit: query.limit + 1,
    after: after && { created_at: new Date(after.sorted), _id: after.id },
  }
}

/** A count as it is told: exact as far as is counted. */
export function totalOf(counted: number, isPartial = false): Pick<Page<unknown>, 'total' | 'totalIsMinimum'> {
  return counted > COUNTED_EXACTLY || isPartial
    ? { total: Math.min(counted, COUNTED_EXACTLY), totalIsMinimum: true }
    : { total: counted }
}

/** One page of a list, newest first. @param translate makes the contract's shape of a row */
export async function findPage<Row extends Position, Shape>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  translate: (row: Row) => Shape,
): Promise<Page<Shape>> {
  const {
    found,
    counted,
    isCountPartial = false,
  } = await (request.search.length === 0 ? browse : searchFor)<Row>(queries, request, source)
  const shown = found.slice(0, request.rowLimit - 1)
  const last = shown.at(-1)
  return {
    rows: shown.map(translate),
    nextCursor:
      found.length === request.rowLimit && last
        ? writeCursor({ sorted: last.created_at.getTime(), id: last._id })
        : null,
    ...totalOf(counted, isCountPartial),
    ...(isCountPartial ? { searchedNewest: SEARCHED_NEWEST } : {}),
  }
}

/** Where a list comes from that is sorted by a whole number, the largest first, and then by the id. */
export interface RankedSource {
  readonly columns: Fragment
  /** All after `from`, with a condition. */
  readonly rows: Fragment
  readonly sorted: Fragment
  readonly id: Fragment
}

/** One page of such a list. @throws Refusal VALIDATION for a cursor that we never gave */
export async function findRankedPage<Row, Shape>(
  queries: Queries,
  { limit, cursor }: Pick<PageQuery, 'limit' | 'cursor'>,
  { columns, rows, sorted, id }: RankedSource,
  translate: (row: Row) => Shape,
): Promise<Page<Shape>> {
  const after = readCursor(cursor)
  const isAfter = after
    ? fragment`and (-${sorted}, ${id}) > (${-after.sorted}::bigint, ${after.id}::uuid)`
    : fragment``
  const [found, counted] = await Promise.all([
    queries<(Row & CursorRow)[]>`
      select ${columns}, ${sorted} as sorted, ${id} as id from ${rows} ${isAfter}
      order by ${sorted} desc, ${id} limit ${limit + 1}`,
    count(queries, rows, []),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map(translate),
    nextCursor: found.length > limit && last ? writeCursor(last) : null,
    ...totalOf(counted),
  }
}
