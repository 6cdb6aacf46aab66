import { type Order, type OrderStage, stageAt, type TransactionWithOrder } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'
import { refetchAfterEvent } from '~/live/refetch'
import { liveList, type ListView } from '~/live/liveList'
import { createBatcher } from '~/live/batcher'
import { markNewRows } from './newRows'

/** Events within this time share one request, so that a busy minute does not cause a request per order. */
const BATCH_MS = 500
/** Far more transactions than one order has. */
const OF_ONE_ORDER = 10

type Filter = Parameters<typeof client.payments.listTransactions>[0]
type Answer = Awaited<ReturnType<typeof client.payments.listTransactions>>
type List = ListView<TransactionWithOrder, Filter>

/** Fetches a page of a list; tests replace the server. */
export type AskPage = (input: Filter) => Promise<Answer>

const transactionLists = liveList<TransactionWithOrder, Filter>({
  lists: [api.payments.listTransactions.key()],
  rows: 'transactions',
  position: (one, other) =>
    one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one._id > other._id),
})

/**
 * Updates lists of transactions on the screen as orders are created and moved. Only the server knows which rows
 * match a list's filter, and events may be outdated by now, so each list asks for its rows.
 */
export function createLiveTransactions(
  queries: QueryClient,
  ask: AskPage = (input) => client.payments.listTransactions(input),
) {
  const lists = transactionLists(queries)
  const moved = new Map<string, OrderStage>()
  let isAnyMissed = false
  const { schedule, stop } = createBatcher(BATCH_MS, () => {
    refresh().catch(() => {
      // A failed request is repeated at the next event, or when the socket is connected again.
      isAnyMissed = true
    })
  })

  async function refresh(): Promise<void> {
    const shown = lists.shown()
    // A page that is being fetched may overwrite what is written meanwhile.
    if (shown.some(({ query }) => query.state.fetchStatus === 'fetching')) return schedule()
    const stages = new Map(moved)
    const isMissed = isAnyMissed
    moved.clear()
    isAnyMissed = false
    await Promise.all(
      shown.map(async (list) => {
        const isStaged = list.filter.stage !== undefined
        if (isStaged && isMissed) return askWhole(list)
        markNewRows(
          await (isStaged ? refreshStage(list, stages) : refreshRows(list, [...stages.keys()], isMissed)),
        )
      }),
    )
  }

  /** Refetches all its pages, because missed events may have concerned any row. */
  const askWhole = ({ query }: List) => refetchAfterEvent(queries, { queryKey: query.queryKey, exact: true })

  /**
   * A list filtered by stage. A row does not show its stage, so it is removed when its order leaves the stage,
   * and added when one enters it. @returns the ids of the rows that are new on the screen
   */
  async function refreshStage(list: List, stages: ReadonlyMap<string, OrderStage>): Promise<string[]> {
    const { filter } = list
    const shown = new Set(list.rows.map(({ orderId }) => orderId))
    const concerned = [...stages].flatMap(([id, stage]) =>
      shown.has(id) || stage === filter.stage ? [id] : [],
    )
    if (concerned.length === 0) return []
    const [totals, ...answers] = await Promise.all([
      ask({ ...filter, limit: 1 }),
      ...concerned.map((order) => ask({ ...filter, order, limit: OF_ONE_ORDER })),
    ])
    const rows = answers.flatMap(({ transactions }) => transactions)
    const present = new Set(rows.map(({ _id }) => _id))
    const isGone = ({ _id, orderId }: TransactionWithOrder) =>
      concerned.includes(orderId) && !present.has(_id)
    return lists.take(list, { rows, isGone, totals })
  }

  /**
   * Any other list: a row stays in its place and shows its new status; new rows are added above.
   * @returns the ids of the rows that are new on the screen
   */
  async function refreshRows(list: List, orderIds: readonly string[], isMissed: boolean): Promise<string[]> {
    const known = new Set(list.rows.map(({ _id }) => _id))
    const shown = orderIds.filter((id) => list.rows.some(({ orderId }) => orderId === id))
    const answers = await Promise.all(shown.map((order) => ask({ order, limit: OF_ONE_ORDER })))
    const rows = answers.flatMap(({ transactions }) => transactions)
    const changed = rows.filter(({ _id }) => known.has(_id))
    const isComplete = !isMissed && shown.length === orderIds.length && changed.length === rows.length
    if (isComplete) return lists.take(list, { rows: changed })
    const newest = await ask(list.filter)
    if (newest.nextCursor === null || newest.transactions.some(({ _id }) => known.has(_id))) {
      return lists.take(list, { rows: [...changed, ...newest.transactions], totals: newest })
    }
    // More than a page was missed: the rows in between would be lacking.
    askWhole(list)
    return []
  }

  return {
    stop,
    /** Events were missed for a while: fetches what changed. */
    missed(): void {
      isAnyMissed = true
      schedule()
    },
    moved(order: Pick<Order, '_id' | 'status' | 'pickupWindow'>): void {
      moved.set(order._id, stageAt(order))
      schedule()
    },
  }
}
