import type { OrderDetail } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { isSameState, knownState, mergeOrder, newsOf, type OrderState, readAnew } from './liveOrders'

/**
 * Puts a moved order into the cache. An event with a later state may arrive before the answer to this move, which must
 * not undo it.
 * @param before the order's state when the move was sent
 */
export function putMoved(queries: QueryClient, moved: OrderDetail, before: OrderState | undefined): void {
  const now = knownState(queries, moved._id)
  if (isSameState(now, before) || isSameState(now, moved)) {
    queries.setQueryData(api.orders.read.queryKey({ input: { id: moved._id } }), { data: moved })
    mergeOrder(queries, newsOf(moved))
  } else void readAnew(queries, moved._id)
}
