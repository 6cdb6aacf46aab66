import type { Order } from '@ozi/contract'

/** An act of its customer that an order waits for. */
type Need = 'decision' | 'answer' | 'payment'

/** The most urgent first. */
const NEEDS: readonly Need[] = ['decision', 'answer', 'payment']

function needOf({ status, askedAt }: Pick<Order, 'status' | 'askedAt'>): Need | null {
  if (status === 'delivery_failed') return 'decision'
  if (status === 'awaiting_payment') return 'payment'
  return askedAt === undefined ? null : 'answer'
}

/** The orders that need their customer, the most urgent first, and the newest of the others. */
export function sortByNeed<Each extends Pick<Order, 'status' | 'askedAt'>>(
  orders: readonly Each[],
): { readonly needy: readonly (readonly [Each, Need])[]; readonly running: Each | undefined } {
  const needy = orders.flatMap((order) => {
    const need = needOf(order)
    return need === null ? [] : [[order, need] as const]
  })
  return {
    needy: needy.toSorted(([, a], [, b]) => NEEDS.indexOf(a) - NEEDS.indexOf(b)),
    running: orders.find((order) => needOf(order) === null),
  }
}
