import type { OrderStage, Transaction } from '@ozi/contract'
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
  rowsOf,
  shownLists,
  withTotalOf,
} from './shownLists'

/**
 * Lists filtered by stage. In other lists a row stays in place and shows its new status. A row does not show
 * its stage, so in these lists a row is removed when its order leaves the stage, and added when one enters
 * it.
 */
const stagedLists = (queries: QueryClient) =>
  shownLists(queries).filter(({ query, input }) => input.stage !== undefined && keptOf(query) !== undefined)

/**
 * @param moved the orders that events were about, with the stage each event named
 * @returns the ids of the rows that are new on the screen
 */
export async function refreshStaged(
  queries: QueryClient,
  moved: ReadonlyMap<string, OrderStage>,
  ask: AskPage = askServer,
): Promise<string[]> {
  const added: string[] = []
  for (const { query, input } of stagedLists(queries)) {
    const shown = new Set(rowsOf(keptOf(query) as Kept).map(({ orderId }) => orderId))
    const concerned = [...moved.keys()].filter((id) => shown.has(id) || moved.get(id) === input.stage)
    if (concerned.length === 0) continue
    // Events may be outdated by now, so the server is asked which of these orders the list contains, and for
    // its total.
    const [top, ...answers] = await Promise.all([
      ask({ ...input, limit: 1 }),
      ...concerned.map((order) => ask({ ...input, order, limit: OF_ONE_ORDER })),
    ])
    const known = new Set<string>()
    queries.setQueryData<Kept>(query.queryKey, (kept) => {
      if (!kept) return kept
      for (const { _id } of rowsOf(kept)) known.add(_id)
      const changed = concerned.reduce(
        (list, order, i) => withOnly(list, order, answers[i]?.transactions ?? []),
        kept,
      )
      return withTotalOf(top, changed)
    })
    added.push(...rowsOf(keptOf(query) as Kept).flatMap(({ _id }) => (known.has(_id) ? [] : [_id])))
  }
  return added
}

/** Refetches the loaded pages, because missed events may have concerned any row. */
export async function askStagedAnew(queries: QueryClient, ask: AskPage = askServer): Promise<void> {
  for (const { query, input } of stagedLists(queries)) {
    const pages = await askPages(input, keptOf(query)?.pages.length ?? 1, ask)
    queries.setQueryData<Kept>(query.queryKey, () => begunAnew(pages))
  }
}

async function askPages(input: ListInput, count: number, ask: AskPage): Promise<ListPage[]> {
  const pages: ListPage[] = []
  for (let cursor: string | undefined; pages.length < count;) {
    const page = await ask({ ...input, ...(cursor === undefined ? {} : { cursor }) })
    pages.push(page)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  return pages
}

/**
 * Replaces an order's rows in the list, in the list's order; rows older than the loaded ones are loaded by
 * scrolling.
 */
function withOnly(kept: Kept, orderId: string, now: readonly Transaction[]): Kept {
  const known = new Set(rowsOf(kept).map(({ _id }) => _id))
  const still = new Set(now.map(({ _id }) => _id))
  const left = kept.pages.map((page) => ({
    ...page,
    transactions: page.transactions.filter((row) => row.orderId !== orderId || still.has(row._id)),
  }))
  const pages = now
    .filter(({ _id }) => !known.has(_id))
    .reduce<ListPage[]>((list, row) => insert(list, row), left)
  return { ...kept, pages }
}

function insert(pages: readonly ListPage[], row: Transaction): ListPage[] {
  const isBelow = (other: Transaction) => isNewer(row, other)
  const at = pages.findIndex(
    ({ transactions, nextCursor }) => transactions.some(isBelow) || nextCursor === null,
  )
  return pages.map((page, i) => {
    if (i !== at) return page
    const place = page.transactions.findIndex(isBelow)
    const { transactions } = page
    const start = place === -1 ? transactions.length : place
    return { ...page, transactions: [...transactions.slice(0, start), row, ...transactions.slice(start)] }
  })
}

const isNewer = (one: Transaction, other: Transaction): boolean =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one._id > other._id)
