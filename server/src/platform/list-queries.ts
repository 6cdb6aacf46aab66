import { COUNTED_EXACTLY, SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from './database/database.ts'

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
  /** Joins, for the columns alone. */
  readonly joins?: string
  /** Narrows the list, e.g. `listed.customer_id = $1`. */
  readonly condition?: string
  readonly values?: readonly string[]
}

/** Rows are counted up to here: one beyond what is counted exactly. */
const COUNT_LIMIT = COUNTED_EXACTLY + 1

/** Tables whose rows are never removed and have been seen to be more than are counted, by database. */
const beyondCounting = new WeakMap<Queries, Set<string>>()

function isBeyondCounting(queries: Queries, table: string): boolean {
  return beyondCounting.get(queries)?.has(table) ?? false
}

function rememberBeyondCounting(queries: Queries, table: string): void {
  beyondCounting.set(queries, (beyondCounting.get(queries) ?? new Set()).add(table))
}

const NEWEST_FIRST = 'order by listed.created_at desc, listed._id desc'

interface Found<Row> {
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
  const { table, condition = 'true', values = [], isKept = false } = source
  const isWhole = isKept && source.condition === undefined
  const [found, counted] = await Promise.all([
    pageOf<Row>(queries, request, source, `${table} as listed`, condition, [...values]),
    isWhole && isBeyondCounting(queries, table)
      ? COUNT_LIMIT
      : // In the list's own order, for its index is the one that reads least.
        count(queries, `${table} as listed where ${condition} ${NEWEST_FIRST}`, [...values], true),
  ])
  if (isWhole && counted === COUNT_LIMIT) rememberBeyondCounting(queries, table)
  return { found, counted }
}

/**
 * Finds by the index on the rows' text, which knows three letters or digits in a row; a shorter search looks at the
 * newest rows alone. Few matches are counted and sorted in one go; many are walked from the newest. The planner
 * alone, which cannot know how many there are, may walk a million rows to find three, or sort all it finds for fifty.
 */
export async function searchFor<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  search: string,
): Promise<Found<Row>> {
  const { table, condition = 'true' } = source
  const values = [...(source.values ?? []), containing(search)]
  const matching = `listed.search_text like lower($${values.length})`
  if (!INDEXED.test(search)) return searchNewest<Row>(queries, request, source, values, matching)
  const matched = `${condition} and ${matching}`
  const few = await searchFew<Row>(queries, request, source, values, matched)
  if (few.counted < COUNT_LIMIT) return few
  const walked = await walk<Row>(queries, request, source, values, matching)
  if (walked.length === request.rowLimit) return { found: walked, counted: few.counted }
  const found = await pageOf<Row>(queries, request, source, `${table} as listed`, matched, values, false)
  return { found, counted: few.counted }
}

/** Of so many matches a page is nearly always among as many rows as this; where they are all older it is not. */
const WALKED = 2 * COUNT_LIMIT

/** What is found among the next rows of the list, read no further than the page is full. */
function walk<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  searchValues: readonly string[],
  matching: string,
): Promise<readonly Row[]> {
  const { table, condition = 'true' } = source
  const values: (string | number)[] = [...searchValues]
  const isAfter = afterPosition(request.after, values)
  const next = `(select * from ${table} as listed where ${condition} ${isAfter} ${NEWEST_FIRST} limit ${WALKED}) as listed`
  return pageOf<Row>(queries, { ...request, after: undefined }, source, next, matching, values, false)
}

/** Reads the index once, for the count and the page; where the count is at its limit there is no page. */
async function searchFew<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { table, columns, joins = '' }: ListSource,
  searchValues: readonly string[],
  matched: string,
): Promise<Found<Row>> {
  const values: (string | number)[] = [...searchValues]
  const isAfter = afterPosition(after, values)
  const text = `
    with matched as materialized (
      select listed._id, listed.created_at from ${table} as listed where ${matched} limit ${COUNT_LIMIT}
    ),
    counted as (select count(*) as counted from matched)
    select counted.counted, page.* from counted
    left join (
      select true as is_row, ${columns}
      from (
        select _id from matched as listed
        where (select counted < ${COUNT_LIMIT} from counted) ${isAfter} ${NEWEST_FIRST} limit $${values.push(rowLimit)}
      ) as shown
      join ${table} as listed on listed._id = shown._id ${joins}
    ) as page on true
    order by page.created_at desc, page._id desc`
  const rows = await queries.unsafe<(Row & { counted: number; is_row: true | null })[]>(text, values, {
    prepare: false,
  })
  return { found: rows.filter(({ is_row: isRow }) => isRow), counted: rows[0]?.counted ?? 0 }
}

/** Of these a trigram index finds rows without reading them all; letters with marks are none to it in every database. */
const INDEXED = /[a-z0-9]{3}/i

async function searchNewest<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  values: readonly string[],
  matching: string,
): Promise<Found<Row>> {
  const { table, condition = 'true' } = source
  const newest = `(select * from ${table} as listed where ${condition} ${NEWEST_FIRST} limit ${SEARCHED_NEWEST}) as listed`
  const [found, [counts]] = await Promise.all([
    pageOf<Row>(queries, request, source, newest, matching, [...values], false),
    queries.unsafe<{ counted: number; among: number }[]>(
      `select count(*) filter (where ${matching}) as counted, count(*) as among from ${newest}`,
      [...values],
      { prepare: false },
    ),
  ])
  return { found, counted: counts?.counted ?? 0, isCountPartial: counts?.among === SEARCHED_NEWEST }
}

async function pageOf<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { columns, joins = '' }: ListSource,
  rows: string,
  condition: string,
  values: (string | number)[],
  isPrepared = true,
): Promise<readonly Row[]> {
  const isAfter = afterPosition(after, values)
  const text = `
    select ${columns} from ${rows} ${joins} where ${condition} ${isAfter}
    ${NEWEST_FIRST} limit $${values.push(rowLimit)}`
  // A search is planned for its own text each time: for a plan made for any text, all are equally rare.
  return queries.unsafe<Row[]>(text, values, { prepare: isPrepared })
}

/** The condition of the pages after the first; adds its values to those of the query. */
function afterPosition(after: Position | undefined, values: (string | number)[]): string {
  if (!after) return ''
  const next = (value: string) => `$${values.push(value)}`
  return `and (listed.created_at, listed._id) < (${next(after.created_at.toISOString())}, ${next(after._id)})`
}

async function count(
  queries: Queries,
  rows: string,
  values: (string | number)[],
  isPrepared: boolean,
): Promise<number> {
  const text = `select count(*) as counted from (select from ${rows} limit ${COUNT_LIMIT}) as counted_rows`
  const [row] = await queries.unsafe<{ counted: number }[]>(text, values, { prepare: isPrepared })
  return row?.counted ?? 0
}

/** A LIKE pattern for texts that hold this one; none of its characters is special. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
