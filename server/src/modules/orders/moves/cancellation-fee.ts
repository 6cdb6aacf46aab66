import type { Actor, MoveTarget } from '@ozi/contract'
import type { LockedOrder } from './order-states.store.ts'
import { STATUS_CONSEQUENCES } from './status-consequences.ts'

/**
 * What a customer's cancellation costs, of what they have paid: nothing until the rider has set out, then the fee, but
 * never more than the delivery. Whatever others end costs the customer nothing.
 */
export function cancellationFeeOf(
  { status, deliveryKobo }: Pick<LockedOrder, 'status' | 'deliveryKobo'>,
  { by, to, feeKobo }: { readonly by: Actor; readonly to: MoveTarget; readonly feeKobo: number },
): number {
  return by === 'customer' && to === 'cancelled' && STATUS_CONSEQUENCES[status].costsCancellation
    ? Math.min(feeKobo, deliveryKobo)
    : 0
}
