import type { QueryClient } from '@tanstack/react-query'
import { isAsked, isShown, refreshNewest, refreshOne } from './liveTransactions'
import { markNewRows } from './newRows'

/** News within this time is asked for together: a busy minute is not a question for each order. */
const TOGETHER_MS = 500

/** Brings lists of transactions up to date as orders come and move. */
export function createTransactionNews(queries: QueryClient) {
  const moved = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function catchUp(): Promise<void> {
    timer = undefined
    if (isAsked(queries)) {
      soon()
      return
    }
    const orderIds = [...moved]
    moved.clear()
    const shown = orderIds.filter((orderId) => isShown(queries, orderId))
    const isAnyLacking = await Promise.all(shown.map((orderId) => refreshOne(queries, orderId)))
    const areAllShown = shown.length === orderIds.length && !isAnyLacking.includes(true)
    if (!areAllShown || orderIds.length === 0) markNewRows(await refreshNewest(queries))
  }

  /** Whoever cannot be asked now is at the next news, and when the connection is back. */
  function soon(): void {
    timer ??= setTimeout(() => void catchUp().catch(() => undefined), TOGETHER_MS)
  }

  return {
    soon,
    moved: (orderId: string): void => {
      moved.add(orderId)
      soon()
    },
    stop: (): void => clearTimeout(timer),
  }
}
