import { type Order, type OrderStage, stageOf } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isAsked, isShown, refreshNewest, refreshOne } from './liveTransactions'
import { markNewRows } from './newRows'
import { askStagedAnew, refreshStaged } from './stagedLists'

/** Events within this time share one request, so that a busy minute does not cause a request per order. */
const TOGETHER_MS = 500

/** Updates lists of transactions as orders are created and moved. */
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
    // A page being fetched may overwrite what was just put into the list.
    if (isAsked(queries)) missed()
  }

  function soon(): void {
    timer ??= setTimeout(
      () =>
        void catchUp().catch(() => {
          // A failed request is repeated at the next event, or when the socket is connected again.
          isAnyMissed = true
        }),
      TOGETHER_MS,
    )
  }

  /** Events were missed for a while: fetches what changed. */
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
