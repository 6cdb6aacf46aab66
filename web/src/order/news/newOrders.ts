import type { Order } from '@ozi/contract'
import { isBeginning } from '~/order/state'

type Told = Pick<Order, '_id' | 'status' | 'createdAt'>

export interface NewOrders {
  /** The newest orders there are. What the first such list knows is not new; what a later one adds was missed. */
  readonly catchUp: (newest: readonly Told[]) => void
  readonly note: (order: Told) => void
}

/**
 * Tells new orders from those that have only moved on, or came back to where they began.
 * @param tell how many there are; each order counts once
 */
export function createNewOrders(tell: (count: number) => void): NewOrders {
  /** The newest that was there before, by the server's clock; null until that is known. */
  let since: string | null = null
  const seen = new Set<string>()

  function isNew({ _id, status, createdAt }: Told): boolean {
    if (since === null || createdAt < since || !isBeginning({ status }) || seen.has(_id)) return false
    seen.add(_id)
    return true
  }

  function tellNew(orders: readonly Told[]): void {
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
