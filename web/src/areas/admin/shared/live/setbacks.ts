import type { Actor, Order, OrderStatus } from '@ozi/contract'

type Told = Pick<Order, '_id' | 'number' | 'status'>

/** What goes wrong with an order and wants somebody's eyes. */
export type Setback = 'delivery_failed' | 'expired' | 'rejected' | 'created' | 'returning'

/** By whomever: the clock alone ends an order so, and a rider who gave up waits for word. */
const SAID_BY_STATE: readonly OrderStatus[] = ['delivery_failed', 'expired']
/** Of these, what the clock did: a shop that refuses, a rider who gives back, have done so on purpose. */
const BY_CLOCK: readonly OrderStatus[] = ['rejected', 'created', 'returning']

export interface Setbacks {
  /** The newest orders there are. What the first such list knows is not told; what a later one adds was missed. */
  readonly catchUp: (newest: readonly Told[]) => void
  /** @param by who made the step, where that was told */
  readonly note: (order: Told, by: Actor | undefined) => void
}

/**
 * Tells what went wrong from all other news of orders: each time once, and not to the staff what one of them did.
 */
export function createSetbacks(tell: (order: Told, setback: Setback) => void): Setbacks {
  /** How each order stood last. */
  const last = new Map<string, OrderStatus>()
  let isCaughtUp = false

  function isNews({ _id, status }: Told): boolean {
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
        // Who made the step is not known of what was missed, and a state alone may say it.
        if (isNews(order) && isCaughtUp && SAID_BY_STATE.includes(order.status)) {
          tell(order, order.status as Setback)
        }
      }
      isCaughtUp = true
    },
  }
}
