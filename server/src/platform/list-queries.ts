import type { Queries } from './database/database.ts'
import { count, COUNT_LIMIT, isKnownAsMany, MANY_LASTS_MS, rememberMany } from './list-counts.ts'

/**
 * Lists newest first, by (created_at desc, _id desc), page after page without gaps or repetitions while rows
 * are added. `created_at` must be timestamptz(3): a cursor carries milliseconds.
 */
export interface Position {
  readonly created_at: Date
  readonly _id: string
}

/** What a store needs of a PageQuery. */
export interface PageRequest {
  /** Trimmed, not empty. */
  readonly search: string | undefined
  /** One more than are shown, to know whether more follow. */
  readonly rowLimit: number
  readonly after: Position | undefined
}

/** Where a list comes from. All texts are ours; what a caller sent is among the values. */
export interface ListSource {
  /** The listed table, known as `listed` in the other texts. It has _id, created_at and, where one may search, search_text. */
  readonly table: string
  readonly columns: string
  /** Rows of this table are never removed: once there are more than are counted, they need no counting again. */
  readonly isKept?: boolean
  /** The column that a search of one or two letters looks in, where it is another than search_text. */
  readonly shortSearched?: string
  /** Rows that a search surely finds, by a condition that an index counts: a status, where it is what is looked for. */
  readonly surelyFound?: (search: string) => string | undefined
  /** What else a search asks of a row; unlike `condition`, no index lists the rows it leaves. */
  readonly alsoMatching?: string
  /** The answer tells no total: a search that finds much need not find out how much. */
  readonly isUncounted?: boolean
  /** Joins, for the columns alone: each row has its partner, or none by a left join. */
  readonly joins?: string
  /** Narrows the list, e.g. `listed.customer_id = $1`. */
  readonly condition?: string
  readonly values?: readonly string[]
}

export const NEWEST_FIRST = 'order by listed.created_at desc, listed._id desc'

export interface Found<Row> {
  readonly found: readonly Row[]
  readonly counted: number
  /** Whether further rows may match that were not looked at. */
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

/** How many rows a list has that is not searched, counted to the limit. */
export async function countAll(queries: Queries, source: ListSource): Promise<number> {
  const { table, condition = 'true', values = [], isKept = false } = source
  const list = nameOf(source)
  if (isKnownAsMany(queries, list)) return COUNT_LIMIT
  // In the list's own order, for its index is the one that reads least.
  const counted = await count(queries, `${table} as listed where ${condition} ${NEWEST_FIRST}`, values)
  const isForGood = isKept && source.condition === undefined
  if (counted === COUNT_LIMIT) rememberMany(queries, list, isForGood ? Infinity : MANY_LASTS_MS)
  return counted
}

/** What is listed and counted, and searched for, in words that are the same for the same rows alone. */
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
  // The page is chosen before anything is joined to it: a plan may join all there is for fifty rows.
  const text = `
    select ${columns} from (
      select listed.* from ${rows} where ${condition} ${isAfter} ${NEWEST_FIRST} limit $${values.push(rowLimit)}
    ) as listed ${joins}
    ${NEWEST_FIRST}`
  // A search is planned for its own text each time: for a plan made for any text, all are equally rare.
  return queries.unsafe<Row[]>(text, values, { prepare: isPrepared })
}

/** The condition of the pages after the first; adds its values to those of the query. */
export function afterPosition(after: Position | undefined, values: (string | number)[]): string {
  if (!after) return ''
  const next = (value: string) => `$${values.push(value)}`
  return `and (listed.created_at, listed._id) < (${next(after.created_at.toISOString())}, ${next(after._id)})`
}

/** A LIKE pattern for texts that hold this one; none of its characters is special. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
