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
 * Lists cut down to a stage, as orders come to one and leave it. Elsewhere a row stays where it is and says what became
 * of it; no row says its stage, so here it goes when its order does, and one whose order came is put in its place.
 */
const stagedLists = (queries: QueryClient) =>
  shownLists(queries).filter(({ query, input }) => input.stage !== undefined && keptOf(query) !== undefined)

/**
 * @param moved orders there were news of, with the stage each was told to be in
 * @returns ids of rows that are new on the screen
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
    // News may be old by now, so the server says what of these orders the list holds, and how much it is in all.
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

/** What was told while nobody listened may have been of any row: they are asked for again, as far as one has scrolled. */
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

/** Of this order these rows and no others, each where the newest first have it; what is older than the list comes as one scrolls. */
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
