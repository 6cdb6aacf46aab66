import type { Queries } from '../database/database.ts'
import { count, COUNT_LIMIT, isKnownAsMany, MANY_LASTS_MS, rememberMany } from './counts.ts'

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
  /** Trimmed, not empty. */
  readonly search: string | undefined
  /** One more than the page shows, to know whether another page follows. */
  readonly rowLimit: number
  readonly after: Position | undefined
}

/** Where a list comes from. The SQL texts are constants of ours; anything a caller sent goes into `values`. */
export interface ListSource {
  /** The table, aliased as `listed` in the other texts. It has _id, created_at and, if it can be searched, search_text. */
  readonly table: string
  readonly columns: string
  /** Rows of this table are never deleted: once over the counting limit, it need not be counted again. */
  readonly isKept?: boolean
  /** The column that a search of one or two letters reads, if not search_text. */
  readonly shortSearched?: string
  /** A condition whose rows all match this search and which an index can count, e.g. a status if its name is searched for. */
  readonly surelyFound?: (search: string) => string | undefined
  /** What rows hold beside the search, checked row by row: unlike for the search itself, no index is asked. */
  readonly alsoContaining?: readonly string[]
  /** The answer carries no total, so a search that finds many rows need not count them. */
  readonly isUncounted?: boolean
  /** Joins that only add columns: they must neither drop nor multiply rows. */
  readonly joins?: string
  /** Narrows the list, e.g. `listed.customer_id = $1`. */
  readonly condition?: string
  /**
   * Words that all rows of the condition hold in search_text. A search asks its index for them, too, where that is
   * cheaper than to read the rows that the condition leaves out.
   */
  readonly held?: string
  /** The condition again, for a search that asks for these words: written so that no other index is read for it. */
  readonly conditionOfHeld?: string
  readonly values?: readonly string[]
}

export const NEWEST_FIRST = 'order by listed.created_at desc, listed._id desc'

export interface Found<Row> {
  readonly found: readonly Row[]
  readonly counted: number
  /** True if rows that were not read may match, too. */
  readonly isCountPartial?: boolean
}

export async function browse<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
): Promise<Found<Row>> {
  const { table, condition = 'true', values = [] } = source
  const [found, counted] = await Promise.all([
    pageOf<Row>(queries, request, source, `${table} as listed`, condition, [...values]),
    countAll(queries, source),
  ])
  return { found, counted }
}

/** How many rows a list without a search has, counted up to the limit. */
export async function countAll(queries: Queries, source: ListSource): Promise<number> {
  const { table, condition = 'true', values = [], isKept = false } = source
  const list = nameOf(source)
  if (isKnownAsMany(queries, list)) return COUNT_LIMIT
  // Ordered as the list is, so that the planner counts in the list's own index.
  const counted = await count(queries, `${table} as listed where ${condition} ${NEWEST_FIRST}`, values)
  const isForGood = isKept && source.condition === undefined
  if (counted === COUNT_LIMIT) rememberMany(queries, list, isForGood ? Infinity : MANY_LASTS_MS)
  return counted
}

/** A key for a list and its search, the same only for the same rows. */
export function nameOf({ table, condition = '', values = [] }: ListSource, search?: string): string {
  return JSON.stringify([table, condition, values, search?.toLowerCase()])
}

export async function pageOf<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { columns, joins = '' }: ListSource,
  rows: string,
  condition: string,
  values: (string | number)[],
  isPrepared = true,
): Promise<readonly Row[]> {
  const isAfter = afterPosition(after, values)
  // The page is chosen before the joins; otherwise a plan may join the whole table for fifty rows.
  const text = `
    select ${columns} from (
      select listed.* from ${rows} where ${condition} ${isAfter} ${NEWEST_FIRST} limit $${values.push(rowLimit)}
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
