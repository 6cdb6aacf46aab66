import type { Actor, Order, OrderStatus } from '@ozi/contract'

type OrderState = Pick<Order, '_id' | 'number' | 'status'>

/** A state of an order that needs somebody's attention. */
type Setback = 'delivery_failed' | 'expired' | 'rejected' | 'created' | 'returning'

/** Setbacks by any actor: only the clock expires orders, and a failed delivery needs a decision. */
const SAID_BY_STATE: readonly OrderStatus[] = ['delivery_failed', 'expired']
/**
 * Setbacks only if caused by the clock: a shop that rejects, or a rider who gives an order back, does so on
 * purpose.
 */
const BY_CLOCK: readonly OrderStatus[] = ['rejected', 'created', 'returning']

export interface Setbacks {
  /**
   * Passes the newest orders. Those in the first such list are not announced; changes in a later one were
   * missed.
   */
  readonly catchUp: (newest: readonly OrderState[]) => void
  /** @param by who made the move, if known */
  readonly note: (order: OrderState, by: Actor | undefined) => void
}

/** Finds setbacks among order events: reports each once, and not those caused by staff. */
export function createSetbacks(tell: (order: OrderState, setback: Setback) => void): Setbacks {
  /** The last known status of each order. */
  const last = new Map<string, OrderStatus>()
  let isCaughtUp = false

  function isNews({ _id, status }: OrderState): boolean {
    const before = last.get(_id)
    last.set(_id, status)
    return before !== status
  }

  return {
    note(order, by) {
      const { status } = order
      if (!isNews(order) || by === 'admin') return
      if (SAID_BY_STATE.includes(status) || (by === 'clock' && BY_CLOCK.includes(status))) {
        tell(order, status as Setback)
      }
    },
    catchUp(newest) {
      for (const order of newest) {
        // For missed events it is unknown who made the move, so only states that are setbacks in any case
        // count.
        if (isNews(order) && isCaughtUp && SAID_BY_STATE.includes(order.status)) {
          tell(order, order.status as Setback)
        }
      }
      isCaughtUp = true
    },
  }
}
