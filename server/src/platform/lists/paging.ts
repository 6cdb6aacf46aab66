import { COUNTED_EXACTLY, SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import { browse, type ListSource, type PageRequest, type Position } from './queries.ts'
import { searchFor } from './searches.ts'
import { Refusal } from '../refusal.ts'

export type { ListSource, PageRequest, Position } from './queries.ts'

/** What a list call takes. */
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
  return {
    search: [query.search?.trim() ?? ''].filter((text) => text !== ''),
    rowLimit: query.limit + 1,
    after: query.cursor === undefined ? undefined : readCursor(query.cursor),
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
    nextCursor: found.length === request.rowLimit && last ? writeCursor(last) : null,
    ...totalOf(counted, isCountPartial),
    ...(isCountPartial ? { searchedNewest: SEARCHED_NEWEST } : {}),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function writeCursor({ created_at: createdAt, _id }: Position): string {
  return Buffer.from(`${createdAt.getTime().toString(36)}.${_id}`).toString('base64url')
}

function readCursor(cursor: string): Position {
  const [milliseconds = '', _id = ''] = Buffer.from(cursor, 'base64url').toString().split('.')
  if (!/^[0-9a-z]{1,9}$/.test(milliseconds) || !UUID.test(_id)) {
    throw Refusal.fields({ cursor: 'This list has no such page. Please load it again.' })
  }
  return { created_at: new Date(parseInt(milliseconds, 36)), _id }
}
