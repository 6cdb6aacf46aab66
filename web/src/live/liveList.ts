import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { refetchIfFetching, refetchUnlessPaged } from './refetch'

interface LiveListRules<Row, Filter> {
  /** The keys of the calls whose cached answers are lists of these rows. */
  readonly lists: readonly QueryKey[]
  /** The property of an answer that holds the rows. */
  readonly rows: string
  /** Whether a row belongs to a list with this filter; undefined if only the server knows, as by default. */
  readonly belongs?: (row: Row, filter: Filter) => boolean | undefined
  /** Whether a new row stands above another one, by default above all; 'last': below all that are loaded. */
  readonly position?: 'last' | ((row: Row, other: Row) => boolean)
}

/** One answer of the call: the rows, and what it says of the whole list. */
type Page = Readonly<Record<string, unknown>>
type Pages = readonly Page[]

/** A list on the screen, which was loaded page by page. */
export interface ListView<Row, Filter> {
  readonly query: Query
  readonly filter: Filter
  readonly rows: readonly Row[]
}

/** The server's answer about some rows of one list. */
interface ListNews<Row> {
  readonly rows: readonly Row[]
  readonly isGone?: (row: Row) => boolean
  /** An answer with the list's present totals. */
  readonly totals?: object
}

/** An id is never used again, so a row that was removed does not come back with a late answer. */
const removedIds = new WeakMap<QueryClient, Set<string>>()

/**
 * Keeps all cached lists of some calls up to date:
 * - A known row is replaced in its place, also where the list's filter no longer matches, so that nothing moves
 *   while somebody reads.
 * - A list on the screen that lacks a row gets it if it belongs there, and is refetched if only the server
 *   knows. A row below all that is loaded comes with its page.
 * - A list that is being fetched is fetched again: the answer may be older than what was written meanwhile.
 *
 *     const liveItems = liveList<Item>({ lists: [api.catalogue.listOwnItems.key()], rows: 'items' })
 *     liveItems(queries).put(item)
 */
export function liveList<Row extends { readonly _id: string }, Filter = unknown>({
  lists,
  rows: name,
  belongs = () => undefined,
  position = () => true,
}: LiveListRules<Row, Filter>) {
  const rowsIn = (page: Page) => page[name] as readonly Row[]
  const rowsOf = (pages: Pages) => pages.flatMap(rowsIn)
  const has = (pages: Pages, id: string) => rowsOf(pages).some(({ _id }) => _id === id)
  const mapRows = (pages: Pages, to: (rows: readonly Row[], page: Page) => readonly Row[]): Pages =>
    pages.map((page) => ({ ...page, [name]: to(rowsIn(page), page) }))

  const changed = (pages: Pages, id: string, to: (row: Row) => Row) =>
    mapRows(pages, (rows) => rows.map((row) => (row._id === id ? to(row) : row)))

  const without = (pages: Pages, isGone: (row: Row) => boolean) =>
    mapRows(pages, (rows) => rows.filter((row) => !isGone(row)))

  function added(pages: Pages, row: Row): Pages {
    const isBelow = (other: Row) => position !== 'last' && position(row, other)
    const isEnd = (page: Page) =>
      page === pages.at(-1) && (position === 'last' || page['nextCursor'] === null)
    const goal = pages.find((page) => rowsIn(page).some(isBelow) || isEnd(page))
    return mapRows(pages, (rows, page) => {
      if (page !== goal) return rows
      const at = rows.findIndex(isBelow)
      return at === -1 ? [...rows, row] : [...rows.slice(0, at), row, ...rows.slice(at)]
    })
  }

  return (queries: QueryClient) => {
    const removed = removedIds.get(queries) ?? new Set<string>()
    removedIds.set(queries, removed)
    const cached = () => lists.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey }))
    const shown = () => cached().filter((query) => query.isActive() && query.state.data !== undefined)

    function write({ queryKey, state }: Query, change: (pages: Pages) => Pages): void {
      const isStale = state.isInvalidated
      queries.setQueryData(queryKey, (data: unknown) => data && withPages(data, change(pagesOf(data))))
      refetchIfFetching(queries, { queryKey, exact: true })
      // A written list counts as fresh, but still lacks what it was marked for.
      if (isStale) void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }

    /** Writes into the lists that have the row. @returns whether any has it */
    function edit(id: string, here: (pages: Pages) => Pages, elsewhere?: (query: Query) => void): boolean {
      let isKnown = false
      for (const query of cached()) {
        const isHere = has(pagesOf(query.state.data), id)
        isKnown ||= isHere
        if (isHere) write(query, here)
        else if (elsewhere) elsewhere(query)
        else refetchIfFetching(queries, { queryKey: query.queryKey, exact: true })
      }
      return isKnown
    }

    return {
      /** Every row in the cache, each once. */
      rows: (): readonly Row[] => [
        ...new Map(
          cached().flatMap(({ state }) => rowsOf(pagesOf(state.data)).map((row) => [row._id, row] as const)),
        ).values(),
      ],

      /** Changes a row wherever it is cached. @returns whether it is cached anywhere */
      change: (id: string, to: (row: Row) => Row): boolean => edit(id, (pages) => changed(pages, id, to)),

      /** Writes a row in its present state into every list that has it or should have it. */
      put(row: Row): void {
        if (removed.has(row._id)) return
        edit(
          row._id,
          (pages) => changed(pages, row._id, () => row),
          (query) => {
            const isHere = shown().includes(query) ? belongs(row, filterOf(query)) : undefined
            if (isHere === true) write(query, (pages) => counted(added(pages, row), 1))
            if (isHere === undefined) refetchUnlessPaged(queries, { queryKey: query.queryKey, exact: true })
          },
        )
      },

      /** Removes a row that was deleted. */
      drop(id: string): void {
        removed.add(id)
        edit(id, (pages) =>
          counted(
            without(pages, ({ _id }) => _id === id),
            -1,
          ),
        )
      },

      /** Whether a list on the screen lacks a row that may belong to it. */
      isLacking: (row: Row): boolean =>
        shown().some(
          (query) => !has(pagesOf(query.state.data), row._id) && belongs(row, filterOf(query)) !== false,
        ),

      shown: (): ListView<Row, Filter>[] =>
        shown().flatMap((query) =>
          isPaged(query.state.data)
            ? [{ query, filter: filterOf<Filter>(query), rows: rowsOf(pagesOf(query.state.data)) }]
            : [],
        ),

      /** Writes into one list what the server says of it. @returns the ids of the rows that are new in it */
      take({ query }: ListView<Row, Filter>, { rows, isGone, totals }: ListNews<Row>): string[] {
        const before = pagesOf(query.state.data)
        write(query, (pages) => {
          const left = isGone ? without(pages, isGone) : pages
          const now = rows.reduce(
            (all, row) => (has(all, row._id) ? changed(all, row._id, () => row) : added(all, row)),
            left,
          )
          return totals
            ? now.map((page) => ({ ...totals, nextCursor: page['nextCursor'], [name]: rowsIn(page) }))
            : now
        })
        return rowsOf(pagesOf(query.state.data)).flatMap(({ _id }) => (has(before, _id) ? [] : [_id]))
      },
    }
  }
}

/** The calls' keys hold their input. */
const filterOf = <Filter>({ queryKey }: Query) =>
  ((queryKey[1] as { readonly input?: Filter } | undefined)?.input ?? {}) as Filter

const isPaged = (data: unknown): data is { readonly pages: Pages } =>
  typeof data === 'object' && data !== null && 'pages' in data

const pagesOf = (data: unknown): Pages =>
  isPaged(data) ? data.pages : data === undefined ? [] : [data as Page]

const withPages = (data: unknown, pages: Pages) => (isPaged(data) ? { ...data, pages } : pages[0])

const counted = (pages: Pages, more: number): Pages =>
  pages.map((page) => (typeof page['total'] === 'number' ? { ...page, total: page['total'] + more } : page))
