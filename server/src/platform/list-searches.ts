import { SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from './database/database.ts'
import { count, COUNT_LIMIT, isKnownAsMany, rememberMany } from './list-counts.ts'
import {
  afterPosition,
  containing,
  countAll,
  nameOf,
  NEWEST_FIRST,
  pageOf,
  type Found,
  type ListSource,
  type PageRequest,
} from './list-queries.ts'
import { tellingParts } from './list-search-words.ts'

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
  const { table, isUncounted = false, alsoMatching = 'true' } = source
  const values = [...(source.values ?? []), containing(search)]
  const isIn = (column: string) => `listed.${column} like lower($${values.length}) and ${alsoMatching}`
  if (!INDEXED.test(search)) {
    return searchNewest<Row>(queries, request, source, values, isIn(source.shortSearched ?? 'search_text'))
  }
  const matching = isIn('search_text')
  const whole = await indexedFor(queries, source, search)
  const walkPage = (rows: number) => walk<Row>(queries, request, source, values, matching, rows)
  if (isUncounted) {
    const peeked = await walkPage(PEEKED)
    if (peeked.length === request.rowLimit) return { found: peeked, counted: COUNT_LIMIT }
  }
  if (isUncounted || !(await isSurelyMany(queries, source, search))) {
    const few = await searchFew<Row>(queries, request, source, whole)
    if (few.counted < COUNT_LIMIT) return few
    if (!isUncounted) rememberMany(queries, nameOf(source, search))
  }
  const walked = await walkPage(WALKED)
  if (walked.length === request.rowLimit) return { found: walked, counted: COUNT_LIMIT }
  const rows = `${table} as listed`
  const found = await pageOf<Row>(queries, request, source, rows, whole.matched, [...whole.values], false)
  return { found, counted: COUNT_LIMIT }
}

/** A condition and its values. */
interface Matched {
  readonly matched: string
  readonly values: readonly string[]
}

/** What the index is asked for a search: the parts of it that tell rows apart; their rows are then held to all of it. */
async function indexedFor(queries: Queries, source: ListSource, search: string): Promise<Matched> {
  const { table, condition = 'true', alsoMatching = 'true' } = source
  const values = [...(source.values ?? [])]
  const isIn = (text: string, part: string) => `${text} like lower($${values.push(containing(part))})`
  const parts = await tellingParts(queries, table, search)
  const conditions = [
    ...parts.map((part) => isIn('listed.search_text', part)),
    // No index has the text in this form.
    isIn(parts.length === 0 ? 'listed.search_text' : `(listed.search_text || '')`, search),
  ]
  return { matched: [condition, alsoMatching, ...conditions].join(' and '), values }
}

/** Whether it is known without looking at what matches that more does than is counted. */
async function isSurelyMany(queries: Queries, source: ListSource, search: string): Promise<boolean> {
  const name = nameOf(source, search)
  if (isKnownAsMany(queries, name)) return true
  const { table, condition = 'true', values = [], surelyFound } = source
  const found = surelyFound?.(search.toLowerCase())
  if (found === undefined) return false
  const rows = `${table} as listed where ${condition} and ${found} ${NEWEST_FIRST}`
  if ((await count(queries, rows, values)) < COUNT_LIMIT) return false
  rememberMany(queries, name)
  return true
}

/** Of so many matches a page is nearly always among as many rows as this; where they are all older it is not. */
const WALKED = 2 * COUNT_LIMIT
/** Among so few a page is of what very many hold; whatever else is found sooner by the index. */
const PEEKED = 5_000

/** What is found among the next rows of the list, read no further than the page is full. */
function walk<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  searchValues: readonly string[],
  matching: string,
  rows: number,
): Promise<readonly Row[]> {
  const { table, condition = 'true' } = source
  const values: (string | number)[] = [...searchValues]
  const isAfter = afterPosition(request.after, values)
  const next = `(select * from ${table} as listed where ${condition} ${isAfter} ${NEWEST_FIRST} limit ${rows}) as listed`
  return pageOf<Row>(queries, { ...request, after: undefined }, source, next, matching, values, false)
}

/** Reads the index once, for the count and the page; where the count is at its limit there is no page. */
function searchFew<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  { matched, values }: Matched,
): Promise<Found<Row>> {
  const among = `select listed._id, listed.created_at from ${source.table} as listed
    where ${matched} limit ${COUNT_LIMIT}`
  return countAndShow<Row>(queries, request, source, values, among)
}

/** Of these a trigram index finds rows without reading them all; letters with marks are none to it in every database. */
const INDEXED = /[a-z0-9]{3}/i

/** Reads the newest rows once, for the count and the page; how many were there to read is what the list counts anyway. */
async function searchNewest<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  values: readonly string[],
  matching: string,
): Promise<Found<Row>> {
  const { table, condition = 'true' } = source
  const among = `select listed._id, listed.created_at
    from (select * from ${table} as listed where ${condition} ${NEWEST_FIRST} limit ${SEARCHED_NEWEST}) as listed
    where ${matching}`
  const [found, listed] = await Promise.all([
    countAndShow<Row>(queries, request, source, values, among),
    countAll(queries, source),
  ])
  return { ...found, isCountPartial: listed >= SEARCHED_NEWEST }
}

/** @param among the query of the rows that match: `_id`, `created_at`; at most COUNT_LIMIT */
async function countAndShow<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { table, columns, joins = '' }: ListSource,
  searchValues: readonly string[],
  among: string,
): Promise<Found<Row>> {
  const values: (string | number)[] = [...searchValues]
  const isAfter = afterPosition(after, values)
  // Joined by the moment, too: not every listed table has an index on the id alone.
  const text = `
    with among as materialized (${among}),
    counts as (select count(*) as counted from among)
    select counts.*, page.* from counts
    left join (
      select true as is_row, ${columns}
      from (
        select _id, created_at from among as listed
        where (select counted < ${COUNT_LIMIT} from counts) ${isAfter}
        ${NEWEST_FIRST} limit $${values.push(rowLimit)}
      ) as shown
      join ${table} as listed on listed._id = shown._id and listed.created_at = shown.created_at ${joins}
    ) as page on true
    order by page.created_at desc, page._id desc`
  const rows = await queries.unsafe<(Row & { counted: number; is_row: true | null })[]>(text, values, {
    prepare: false,
  })
  return { found: rows.filter(({ is_row: isRow }) => isRow), counted: rows[0]?.counted ?? 0 }
}
