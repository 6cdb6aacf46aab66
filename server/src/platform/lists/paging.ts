import { COUNTED_EXACTLY, SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import { browse, type ListSource, type PageRequest, type Position } from './queries.ts'
import { searchFor } from './searches.ts'
import { readCursor, writeCursor } from './cursor.ts'

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
