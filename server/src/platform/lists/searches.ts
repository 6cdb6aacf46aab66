import { SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import { count, COUNT_LIMIT, isKnownAsMany, rememberMany } from './counts.ts'
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
} from './queries.ts'
import { tellingParts } from './search-words.ts'

/**
 * Searches a list through the trigram index on its text. The index needs three letters or digits in a row; a shorter
 * search reads only the newest rows. A search with few matches is counted and sorted in one query; one with many is
 * read from the newest row until the page is full. We choose, because the planner cannot know how many rows match: it
 * might read a million rows to find three, or sort every match to show fifty.
 */
export async function searchFor<Row>(
  queries: Queries,
  request: PageRequest,
  source: ListSource,
  search: string,
): Promise<Found<Row>> {
  const { table, isUncounted = false } = source
  const values = [...(source.values ?? [])]
  const isIn = (column: string) =>
    [contains(`listed.${column}`, search, values), ...alsoContained(source, values)].join(' and ')
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

/** The SQL condition that a text holds something; appends its parameter to `values`. */
const contains = (text: string, part: string, values: string[]): string =>
  `${text} like lower($${values.push(containing(part))})`

/** A query is sent the values it names alone: what else is looked for is no part of the source's own. */
const alsoContained = ({ alsoContaining = [] }: ListSource, values: string[]): string[] =>
  alsoContaining.map((part) => contains('listed.search_text', part, values))

/** An SQL condition and its parameters. */
interface Matched {
  readonly matched: string
  readonly values: readonly string[]
}

/** The condition of a search: the parts that the index looks up, and the whole search, compared with each row found. */
async function indexedFor(queries: Queries, source: ListSource, search: string): Promise<Matched> {
  const { table, condition = 'true', held, conditionOfHeld = condition } = source
  const values = [...(source.values ?? [])]
  const { ofSearch, ofHeld } = await tellingParts(queries, table, search, held)
  const parts = [...ofSearch, ...ofHeld]
  const conditions = [
    ...parts.map((part) => contains('listed.search_text', part, values)),
    // Written so that no index matches it, and the whole search is only compared.
    contains(parts.length === 0 ? 'listed.search_text' : `(listed.search_text || '')`, search, values),
    ...alsoContained(source, values),
  ]
  return { matched: [ofHeld.length === 0 ? condition : conditionOfHeld, ...conditions].join(' and '), values }
}

/** Whether more rows match than are counted, if that is known without reading the matches. */
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

/** A search with more than COUNT_LIMIT matches nearly always fills a page within this many of the newest rows. */
const WALKED = 2 * COUNT_LIMIT
/** The newest rows that are read first where nothing is counted; only very common searches fill a page from them. */
const PEEKED = 5_000

/** Reads up to `rows` of the next rows of the list and stops when the page is full. */
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

/** Reads the index once, for the count and the page; the page is empty if the count reached its limit. */
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

/** What the trigram index can look up. ASCII only: in some locales it does not count accented letters as letters. */
const INDEXED = /[a-z0-9]{3}/i

/** Reads the newest rows once, for the count and the page. */
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

/** @param among a query for the matching rows, at most COUNT_LIMIT: `_id`, `created_at` */
async function countAndShow<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { table, columns, joins = '' }: ListSource,
  searchValues: readonly string[],
  among: string,
): Promise<Found<Row>> {
  const values: (string | number)[] = [...searchValues]
  const isAfter = afterPosition(after, values)
  // Joined on created_at, too: not every table has an index on the id alone.
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
