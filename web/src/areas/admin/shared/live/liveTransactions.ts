import type { Transaction } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import {
  askServer,
  type AskPage,
  begunAnew,
  type Kept,
  keptOf,
  type ListInput,
  type ListPage,
  OF_ONE_ORDER,
  PAGES_BACK,
  rowsOf,
  shownLists,
  withTotalOf,
} from './shownLists'

/** Whether an active list is being fetched: the answer may be older than events that arrive meanwhile. */
export const isAsked = (queries: QueryClient): boolean =>
  shownLists(queries).some(({ query }) => query.state.fetchStatus === 'fetching')

/** Whether an active list contains a transaction of this order. */
export const isShown = (queries: QueryClient, orderId: string): boolean =>
  shownLists(queries).some(
    ({ query }) => keptOf(query) && rowsOf(keptOf(query) as Kept).some((row) => row.orderId === orderId),
  )

/**
 * Updates an order's transactions in the active lists, in place.
 * @returns whether an active list may lack one of them
 */
export async function refreshOne(
  queries: QueryClient,
  orderId: string,
  ask: AskPage = askServer,
): Promise<boolean> {
  const { transactions } = await ask({ order: orderId, limit: OF_ONE_ORDER })
  const lists = shownLists(queries)
  for (const { query } of lists) {
    queries.setQueryData<Kept>(query.queryKey, (kept) => kept && withRows(kept, transactions))
  }
  return lists.some(({ query }) => {
    const kept = keptOf(query)
    return kept !== undefined && lacksOne(kept, transactions)
  })
}

/** Whether one of these belongs among the loaded rows; older ones are loaded by scrolling. */
function lacksOne(kept: Kept, transactions: readonly Transaction[]): boolean {
  const rows = rowsOf(kept)
  const known = new Set(rows.map(({ _id }) => _id))
  const oldest = rows.at(-1)?.createdAt ?? ''
  return transactions.some(({ _id, createdAt }) => !known.has(_id) && createdAt >= oldest)
}

/**
 * Adds new transactions above the rows that are shown, which stay in place. Only the server knows which rows
 * match a list's filters, so each list fetches its newest pages.
 * @returns the ids of the rows that are new on the screen
 */
export async function refreshNewest(queries: QueryClient, ask: AskPage = askServer): Promise<string[]> {
  const added = await Promise.all(
    shownLists(queries).map(async ({ query, input }) => {
      const before = keptOf(query)
      if (!before) return []
      const known = new Set(rowsOf(before).map(({ _id }) => _id))
      const newest = await askBackTo(known, input, ask)
      const isNew = ({ _id }: Transaction) => !known.has(_id)
      queries.setQueryData<Kept>(query.queryKey, (kept) => {
        if (!kept) return kept
        return newest.meets ? withNewest(kept, newest.pages, isNew) : begunAnew(newest.pages)
      })
      return newest.pages.flatMap(({ transactions }) => transactions.filter(isNew)).map(({ _id }) => _id)
    }),
  )
  return added.flat()
}

/** Fetches the newest pages, up to one that contains a known row, or to the end of the list. */
async function askBackTo(known: ReadonlySet<string>, input: ListInput, ask: AskPage) {
  const pages: ListPage[] = []
  for (let cursor: string | undefined; pages.length < PAGES_BACK;) {
    const page = await ask({ ...input, ...(cursor === undefined ? {} : { cursor }) })
    pages.push(page)
    if (page.nextCursor === null || page.transactions.some(({ _id }) => known.has(_id))) {
      return { pages, meets: true }
    }
    cursor = page.nextCursor
  }
  return { pages, meets: false }
}

function withNewest(kept: Kept, newest: readonly ListPage[], isNew: (row: Transaction) => boolean): Kept {
  const asked = newest.flatMap(({ transactions }) => transactions)
  const [top] = newest
  const [first, ...rest] = withRows(kept, asked).pages
  if (!first || !top) return kept
  const pages = [{ ...first, transactions: [...asked.filter(isNew), ...first.transactions] }, ...rest]
  return withTotalOf(top, { ...kept, pages })
}

/** The list with these rows updated; pages without them remain the same objects. */
function withRows(kept: Kept, changed: readonly Transaction[]): Kept {
  const now = new Map(changed.map((row) => [row._id, row]))
  const isOther = (row: Transaction) => {
    const found = now.get(row._id)
    return found !== undefined && found.status !== row.status
  }
  const pages = kept.pages.map((page) =>
    page.transactions.some(isOther)
      ? { ...page, transactions: page.transactions.map((row) => now.get(row._id) ?? row) }
      : page,
  )
  return { ...kept, pages }
}
