import { type Order, type OrderStage, stageOf } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isAsked, isShown, refreshNewest, refreshOne } from './liveTransactions'
import { markNewRows } from './newRows'
import { askStagedAnew, refreshStaged } from './stagedLists'

/** News within this time is asked for together: a busy minute is not a question for each order. */
const TOGETHER_MS = 500

/** Brings lists of transactions up to date as orders come and move. */
export function createTransactionNews(queries: QueryClient) {
  const moved = new Map<string, OrderStage>()
  let isAnyMissed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function catchUp(): Promise<void> {
    timer = undefined
    if (isAsked(queries)) {
      soon()
      return
    }
    const told = new Map(moved)
    moved.clear()
    if (isAnyMissed) {
      isAnyMissed = false
      await askStagedAnew(queries)
    }
    const orderIds = [...told.keys()]
    const shown = orderIds.filter((orderId) => isShown(queries, orderId))
    const isAnyLacking = await Promise.all(shown.map((orderId) => refreshOne(queries, orderId)))
    const areAllShown = shown.length === orderIds.length && !isAnyLacking.includes(true)
    markNewRows(await refreshStaged(queries, told))
    if (!areAllShown || orderIds.length === 0) markNewRows(await refreshNewest(queries))
    // The answer to a page that was asked for meanwhile takes back what was put into the list.
    if (isAsked(queries)) missed()
  }

  function soon(): void {
    timer ??= setTimeout(
      () =>
        void catchUp().catch(() => {
          // Whoever cannot be asked now is at the next news, and when the connection is back.
          isAnyMissed = true
        }),
      TOGETHER_MS,
    )
  }

  /** Nobody was told for a while: what was missed is asked for. */
  function missed(): void {
    isAnyMissed = true
    soon()
  }

  return {
    missed,
    moved: ({ _id, status }: Pick<Order, '_id' | 'status'>): void => {
      moved.set(_id, stageOf(status))
      soon()
    },
    stop: (): void => clearTimeout(timer),
  }
}
