import { COUNTED_EXACTLY } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import { fragment } from '../database/fragment.ts'
import type { Fragment } from '../database/pool.ts'

/** Counting stops here: one more than the largest total that is exact. */
export const COUNT_LIMIT = COUNTED_EXACTLY + 1

const MINUTE_MS = 60_000
/** How many lists are remembered at most. */
const LONG_LISTS = 500
/** Until when lists count as longer than the limit, by database. */
const longLists = new WeakMap<Queries, Map<string, number>>()

/**
 * The last row of a page. Lists are ordered newest first, by (created_at desc, _id desc); the page after this position
 * neither skips nor repeats a row while others are added. `created_at` must be timestamptz(3): a cursor carries
 * milliseconds.
 */
export interface Position {
  readonly created_at: Date
  readonly _id: string
}

/** A PageQuery, checked and ready for SQL. */
export interface PageRequest {
  /** Texts that a row must contain, all of them; none if the list is not searched. */
  readonly search: readonly string[]
  /** One more than the page shows, to know whether another page follows. */
  readonly rowLimit: number
  readonly after: Position | undefined
}

/** A part of a list's statements. A text is a constant of ours; its `$1` and `$2` are the source's `values`. */
export type Part = string | Fragment

/** Where a list comes from. */
export interface ListSource {
  /** The table, aliased as `listed` in the other parts. It has _id, created_at and, if it can be searched, search_text. */
  readonly table: Part
  readonly columns: Part
  /** Joins that only add columns: they must neither drop nor multiply rows. */
  readonly joins?: Part
  /** Narrows the list, e.g. `` fragment`listed.customer_id = ${customerId}` ``. */
  readonly condition?: Part
  readonly values?: readonly string[]
  /** The text to search, in lower case, if that is not the column with its index. */
  readonly searchText?: Part
}

export const NEWEST_FIRST = fragment`order by listed.created_at desc, listed._id desc`
// In the text, because the planner knows nothing of a parameter's size.
export const FIRST_COUNTED = fragment.unsafe(`limit ${String(COUNT_LIMIT)}`)

export const part = (of: Part): Fragment => (typeof of === 'string' ? fragment.unsafe(of) : of)

/** Sends a statement whose texts may name `values` as `$1` and `$2`. */
export function send<Rows extends readonly unknown[]>(
  queries: Queries,
  statement: Fragment,
  values: readonly string[],
  isPrepared: boolean,
): Promise<Rows> {
  const query = { text: '', values: [...values] }
  statement.composeInto(query)
  return queries.unsafe<Rows>(query.text, query.values, { prepare: isPrepared })
}

/** The rows of a list, without its pages and joins. */
export const rowsOf = ({ table, condition = 'true' }: ListSource): Fragment =>
  fragment`${part(table)} as listed where ${part(condition)}`

export interface SearchResult<Row> {
  readonly found: readonly Row[]
  readonly counted: number
  /** True if rows that were not read may match, too. */
  readonly isCountPartial?: boolean
}

export async function browse<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
): Promise<SearchResult<Row>> {
  const [found, counted] = await Promise.all([
    pageOf<Row>(queries, request, source, rowsOf(source)),
    countAll(queries, source),
  ])
  return { found, counted }
}

/**
 * How many rows a list without a search has, counted up to the limit. A list that reached it is not counted again for
 * a minute: counting takes longer than reading a page.
 */
export async function countAll(queries: Queries, source: ListSource): Promise<number> {
  const { values = [] } = source
  const query = { text: '', values: [...values] }
  // Ordered as the list is, so that the planner counts in the list's own index.
  const rows = fragment`${rowsOf(source)} ${NEWEST_FIRST}`
  rows.composeInto(query)
  const list = JSON.stringify(query)
  const long = longLists.get(queries) ?? new Map<string, number>()
  if ((long.get(list) ?? 0) > Date.now()) return COUNT_LIMIT
  const counted = await count(queries, rows, values)
  if (counted === COUNT_LIMIT) {
    if (long.size >= LONG_LISTS) long.clear()
    longLists.set(queries, long.set(list, Date.now() + MINUTE_MS))
  }
  return counted
}

/** Counts up to COUNT_LIMIT. @param rows the SQL after `from`, ordered as the cheapest index is */
export async function count(queries: Queries, rows: Part, values: readonly string[] = []): Promise<number> {
  const statement = fragment`
    select count(*) as counted from (select from ${part(rows)} ${FIRST_COUNTED}) as counted_rows`
  const [row] = await send<{ counted: number }[]>(queries, statement, values, true)
  return row?.counted ?? 0
}

/** @param rows the SQL after `from`, with a condition */
export function pageOf<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { columns, joins = '', values = [] }: ListSource,
  rows: Fragment,
  isPrepared = true,
): Promise<readonly Row[]> {
  // The page is chosen before the joins; otherwise a plan may join the whole table for fifty rows.
  const statement = fragment`
    select ${part(columns)} from (
      select listed.* from ${rows} ${afterPosition(after)} ${NEWEST_FIRST} limit ${rowLimit}
    ) as listed ${part(joins)}
    ${NEWEST_FIRST}`
  // A search is planned for its own text each time: a generic plan takes every text to be equally rare.
  return send<Row[]>(queries, statement, values, isPrepared)
}

/** The condition for pages after the first. */
export const afterPosition = (after: Position | undefined): Fragment =>
  after ? fragment`and (listed.created_at, listed._id) < (${after.created_at}, ${after._id})` : fragment``

/** A LIKE pattern for texts that contain this one, its special characters escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
