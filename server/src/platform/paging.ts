import { COUNTED_EXACTLY } from '@ozi/contract'
import type { Queries } from './database/database.ts'
import { Refusal } from './refusal.ts'

/**
 * Lists newest first, by (created_at desc, _id desc), page after page without gaps or repetitions while rows
 * are added. `created_at` must be timestamptz(3): a cursor carries milliseconds.
 */
export interface Position {
  readonly created_at: Date
  readonly _id: string
}

/** What a list call takes. */
export interface PageQuery {
  readonly search?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/** What a store needs of a PageQuery. */
export interface PageRequest {
  /** Trimmed, not empty. */
  readonly search: string | undefined
  /** One more than are shown, to know whether more follow. */
  readonly rowLimit: number
  readonly after: Position | undefined
}

export interface Page<Shape> {
  readonly rows: Shape[]
  readonly nextCursor: string | null
  readonly total: number
  readonly totalIsMinimum?: true
}

/** Rows are counted up to here: one beyond what is counted exactly. */
const COUNT_LIMIT = COUNTED_EXACTLY + 1

/** @throws Refusal VALIDATION for a cursor that we never gave */
export function readPageQuery(query: PageQuery): PageRequest {
  return {
    search: query.search?.trim() || undefined,
    rowLimit: query.limit + 1,
    after: query.cursor === undefined ? undefined : readCursor(query.cursor),
  }
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

/** One page of a list, newest first. @param translate makes the contract's shape of a row */
export async function findPage<Row extends Position, Shape>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  translate: (row: Row) => Shape,
): Promise<Page<Shape>> {
  const { found, counted } =
    request.search === undefined
      ? await browse<Row>(queries, request, source)
      : await searchFor<Row>(queries, request, source, request.search)
  const shown = found.slice(0, request.rowLimit - 1)
  const last = shown.at(-1)
  return {
    rows: shown.map(translate),
    nextCursor: found.length === request.rowLimit && last ? writeCursor(last) : null,
    ...(counted > COUNTED_EXACTLY
      ? { total: COUNTED_EXACTLY, totalIsMinimum: true as const }
      : { total: counted }),
  }
}

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
}

async function browse<Row>(queries: Queries, request: PageRequest, source: ListSource): Promise<Found<Row>> {
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
 * Counts first: few matches are found by the index on their text and then sorted, many by walking the list from
 * the newest. The planner alone, which cannot know how many there are, may walk a million rows to find three.
 */
async function searchFor<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  search: string,
): Promise<Found<Row>> {
  const { table, condition = 'true' } = source
  const values = [...(source.values ?? []), containing(search)]
  const matching = `${condition} and listed.search_text like lower($${values.length})`
  const counted = await count(queries, `${table} as listed where ${matching}`, values, false)
  const isFew = counted <= COUNTED_EXACTLY
  const rows = isFew
    ? `(select * from ${table} as listed where ${matching} offset 0) as listed`
    : `${table} as listed`
  const found = await pageOf<Row>(queries, request, source, rows, isFew ? 'true' : matching, values, false)
  return { found, counted }
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
  const next = (value: string | number) => `$${values.push(value)}`
  const isAfter = after
    ? `and (listed.created_at, listed._id) < (${next(after.created_at.toISOString())}, ${next(after._id)})`
    : ''
  const text = `
    select ${columns} from ${rows} ${joins} where ${condition} ${isAfter}
    ${NEWEST_FIRST} limit ${next(rowLimit)}`
  // A search is planned for its own text each time: for a plan made for any text, all are equally rare.
  return queries.unsafe<Row[]>(text, values, { prepare: isPrepared })
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
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
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
