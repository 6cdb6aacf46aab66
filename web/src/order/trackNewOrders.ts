import type { Order } from '@ozi/contract'
import { isBeginning } from '~/order/orderState'

type OrderArrival = Pick<Order, '_id' | 'status' | 'createdAt'>

export interface NewOrderTracker {
  /**
   * Passes the newest orders. Those in the first such list are not new; those added in a later list were
   * missed.
   */
  readonly catchUp: (newest: readonly OrderArrival[]) => void
  readonly note: (order: OrderArrival) => void
}

/**
 * Distinguishes new orders from those that changed state or returned to their first state.
 * @param tell called with the number of new orders; each order counts once
 */
export function trackNewOrders(tell: (count: number) => void): NewOrderTracker {
  /** The creation time of the newest initial order, by the server's clock; null until known. */
  let since: string | null = null
  const seen = new Set<string>()

  function isNew({ _id, status, createdAt }: OrderArrival): boolean {
    if (since === null || createdAt < since || !isBeginning({ status }) || seen.has(_id)) return false
    seen.add(_id)
    return true
  }

  function tellNew(orders: readonly OrderArrival[]): void {
    const count = orders.filter(isNew).length
    if (count > 0) tell(count)
  }

  return {
    note: (order) => tellNew([order]),
    catchUp(newest) {
      if (since !== null) {
        tellNew(newest)
        return
      }
      since = newest.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '')
      for (const { _id } of newest) seen.add(_id)
    },
  }
}
