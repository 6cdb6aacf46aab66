import { SEARCHED_NEWEST } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import { fragment } from '../database/fragment.ts'
import type { Fragment } from '../database/pool.ts'
import {
  afterPosition,
  containing,
  countAll,
  COUNT_LIMIT,
  FIRST_COUNTED,
  NEWEST_FIRST,
  pageOf,
  part,
  rowsOf,
  send,
  type SearchResult,
  type ListSource,
  type PageRequest,
} from './queries.ts'

/** The trigram index can look up such texts. ASCII only: in some locales it does not count accented letters as letters. */
const INDEXED = /[a-z0-9]{3}/i
/** A search with more than COUNT_LIMIT matches nearly always fills a page within this many of the newest rows. */
const WALKED = 2 * COUNT_LIMIT

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
): Promise<SearchResult<Row>> {
  const text = part(source.searchText ?? 'listed.search_text')
  const matches = request.search
    .map((word) => fragment`${text} like lower(${containing(word)})`)
    .reduce((all, next) => fragment`${all} and ${next}`)
  const list = rowsOf(source)
  if (!request.search.some((word) => INDEXED.test(word))) {
    const newest = fragment`(select * from ${list} ${NEWEST_FIRST} limit ${SEARCHED_NEWEST}) as listed`
    const [found, listed] = await Promise.all([
      countAndShow<Row>(queries, request, source, fragment`${newest} where ${matches}`),
      countAll(queries, source),
    ])
    return { ...found, isCountPartial: listed >= SEARCHED_NEWEST }
  }
  const all = fragment`${list} and ${matches}`
  const few = await countAndShow<Row>(queries, request, source, all)
  if (few.counted < COUNT_LIMIT) return few
  const page = (rows: Fragment, after: PageRequest['after']) =>
    pageOf<Row>(queries, { ...request, after }, source, rows, false)
  const next = fragment`select * from ${list} ${afterPosition(request.after)} ${NEWEST_FIRST} limit ${WALKED}`
  const walked = await page(fragment`(${next}) as listed where ${matches}`, undefined)
  const isFull = walked.length === request.rowLimit
  return { found: isFull ? walked : await page(all, request.after), counted: COUNT_LIMIT }
}

/** Reads the matching rows once, for the count and the page; the page is empty if the count reached its limit. */
async function countAndShow<Row>(
  queries: Queries,
  { after, rowLimit }: PageRequest,
  { table, columns, joins = '', values = [] }: ListSource,
  rows: Fragment,
): Promise<SearchResult<Row>> {
  // Joined on created_at, too: not every table has an index on the id alone.
  const statement = fragment`
    with among as materialized (select listed._id, listed.created_at from ${rows} ${FIRST_COUNTED}),
    counts as (select count(*) as counted from among)
    select counts.*, page.* from counts
    left join (
      select true as is_row, ${part(columns)}
      from (
        select _id, created_at from among as listed
        where (select counted < ${COUNT_LIMIT} from counts) ${afterPosition(after)}
        ${NEWEST_FIRST} limit ${rowLimit}
      ) as shown
      join ${part(table)} as listed on listed._id = shown._id and listed.created_at = shown.created_at ${part(joins)}
    ) as page on true
    order by page.created_at desc, page._id desc`
  const found = await send<(Row & { counted: number; is_row: true | null })[]>(
    queries,
    statement,
    values,
    false,
  )
  return { found: found.filter(({ is_row: isRow }) => isRow), counted: found[0]?.counted ?? 0 }
}
