import type { Actor, MoveTarget, OrderStatus } from '@ozi/contract'
import type { LockedOrder } from './order-states.store.ts'

/** From here on its rider is on the way for it. */
const SET_OUT: readonly OrderStatus[] = ['enroute_to_pickup', 'arrived_at_pickup']

/**
 * What a customer's cancellation costs, of what they have paid: nothing until the rider has set out, then the fee, but
 * never more than the delivery. Whatever others end costs the customer nothing.
 */
export function cancellationFeeOf(
  { status, deliveryKobo }: Pick<LockedOrder, 'status' | 'deliveryKobo'>,
  { by, to, feeKobo }: { readonly by: Actor; readonly to: MoveTarget; readonly feeKobo: number },
): number {
  return by === 'customer' && to === 'cancelled' && SET_OUT.includes(status)
    ? Math.min(feeKobo, deliveryKobo)
    : 0
}
