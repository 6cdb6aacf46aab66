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

/** Whether an answer to some list on the screen is on its way: it may be older than what is told meanwhile. */
export const isAsked = (queries: QueryClient): boolean =>
  shownLists(queries).some(({ query }) => query.state.fetchStatus === 'fetching')

/** Whether some list on the screen shows a transaction of this order. */
export const isShown = (queries: QueryClient, orderId: string): boolean =>
  shownLists(queries).some(
    ({ query }) => keptOf(query) && rowsOf(keptOf(query) as Kept).some((row) => row.orderId === orderId),
  )

/**
 * Puts what became of an order's transactions where they are shown, in their places.
 * @returns whether a list on the screen may lack one of them
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

/** Whether one of these belongs among the rows: what is older than they are comes as one scrolls. */
function lacksOne(kept: Kept, transactions: readonly Transaction[]): boolean {
  const rows = rowsOf(kept)
  const known = new Set(rows.map(({ _id }) => _id))
  const oldest = rows.at(-1)?.createdAt ?? ''
  return transactions.some(({ _id, createdAt }) => !known.has(_id) && createdAt >= oldest)
}

/**
 * Puts transactions that came meanwhile above those that are shown, which stay where they are. What each list is cut
 * down to the server decides, so it is asked for its newest.
 * @returns ids of those that are new on the screen
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

/** The newest pages, back to one that shows a row that is known, or to where the list ends. */
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

/** The same rows, these as they are now; pages without them are the same objects. */
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
