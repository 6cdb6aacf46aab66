import { COUNTED_EXACTLY } from '@ozi/contract'
import type { Queries } from '../database/database.ts'

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

/** Where a list comes from. The SQL texts are constants of ours; anything a caller sent goes into `values`. */
export interface ListSource {
  /** The table, aliased as `listed` in the other texts. It has _id, created_at and, if it can be searched, search_text. */
  readonly table: string
  readonly columns: string
  /** Joins that only add columns: they must neither drop nor multiply rows. */
  readonly joins?: string
  /** Narrows the list, e.g. `listed.customer_id = $1`. */
  readonly condition?: string
  readonly values?: readonly string[]
  /** What is searched, in lower case, if that is not the column with its index. */
  readonly searchText?: string
}

export const NEWEST_FIRST = 'order by listed.created_at desc, listed._id desc'

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
  const { table, condition = 'true', values = [] } = source
  const rows = `${table} as listed where ${condition}`
  const [found, counted] = await Promise.all([
    pageOf<Row>(queries, request, source, rows, [...values]),
    countAll(queries, source),
  ])
  return { found, counted }
}

/**
 * How many rows a list without a search has, counted up to the limit. A list that reached it is not counted again for
 * a minute: counting takes longer than reading a page.
 */
export async function countAll(queries: Queries, source: ListSource): Promise<number> {
  const { table, condition = 'true', values = [] } = source
  const list = JSON.stringify([table, condition, values])
  const long = longLists.get(queries) ?? new Map<string, number>()
  if ((long.get(list) ?? 0) > Date.now()) return COUNT_LIMIT
  // Ordered as the list is, so that the planner counts in the list's own index.
  const counted = await count(queries, `${table} as listed where ${condition} ${NEWEST_FIRST}`, values)
  if (counted === COUNT_LIMIT) {
    if (long.size >= LONG_LISTS) long.clear()
    longLists.set(queries, long.set(list, Date.now() + MINUTE_MS))
  }
  return counted
}

/** Counts up to COUNT_LIMIT. @param rows the SQL after `from`, ordered as the cheapest index is */
export async function count(queries: Queries, rows: string, values: readonly string[]): Promise<number> {
  const text = `select count(*) as counted from (select from ${rows} limit ${COUNT_LIMIT}) as counted_rows`
  const [row] = await queries.unsafe<{ counted: number }[]>(text, [...values], { prepare: true })
  return row?.counted ?? 0
}

/** @param rows the SQL after `from`, with a condition */
export async function pageOf<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { columns, joins = '' }: ListSource,
  rows: string,
  values: (string | number)[],
  isPrepared = true,
): Promise<readonly Row[]> {
  const isAfter = afterPosition(after, values)
  // The page is chosen before the joins; otherwise a plan may join the whole table for fifty rows.
  const text = `
    select ${columns} from (
      select listed.* from ${rows} ${isAfter} ${NEWEST_FIRST} limit $${values.push(rowLimit)}
    ) as listed ${joins}
    ${NEWEST_FIRST}`
  // A search is planned for its own text each time: a generic plan takes every text to be equally rare.
  return queries.unsafe<Row[]>(text, values, { prepare: isPrepared })
}

/** The SQL condition for pages after the first; appends its parameters to `values`. */
export function afterPosition(after: Position | undefined, values: (string | number)[]): string {
  if (!after) return ''
  const next = (value: string) => `$${values.push(value)}`
  return `and (listed.created_at, listed._id) < (${next(after.created_at.toISOString())}, ${next(after._id)})`
}

/** A LIKE pattern for texts that contain this one, its special characters escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
