import { LATE_CANCELLATIONS, ORDER_STATUSES, paymentMessages, type LateCancellations } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import type { Method } from '../payments/payments.service.ts'
import { STATUS_CONSEQUENCES } from './moves/status-consequences.ts'

const LATE = ORDER_STATUSES.filter((status) => STATUS_CONSEQUENCES[status].costsCancellation)

/** Counts a customer's late cancellations: the rider had set out, and the cancellation cost nothing. */
async function countLate(queries: Queries, customerId: string): Promise<number> {
  const [row] = await queries<{ count: number }[]>`
    select count(*)::int as count from orders
    join order_events as ended on ended.order_id = orders._id and ended.to_status = 'cancelled'
      and ended.track = 'carrying' and ended.actor = 'customer'
      and ended.at > now() - make_interval(days => ${LATE_CANCELLATIONS.days})
    where orders.customer_id = ${customerId} and orders.status = 'cancelled' and orders.payment_method <> 'Online'
      and (
        select before.to_status from order_events as before
        where before.order_id = orders._id and before.track = 'carrying' and before._id < ended._id
        order by before._id desc limit 1
      ) = any (${LATE}::text[])`
  return row?.count ?? 0
}

/** The customer's late cancellations as staff see them; null if there are none. */
export async function readLateCancellations(
  queries: Queries,
  customerId: string,
  online: Pick<OnlinePaymentsService, 'isOffered'>,
): Promise<LateCancellations | null> {
  const count = await countLate(queries, customerId)
  return count === 0 ? null : { count, paysFirst: online.isOffered && count >= LATE_CANCELLATIONS.max }
}

/**
 * A customer with too many late cancellations must pay before the delivery, so that the next one costs the fee.
 * @throws Refusal VALIDATION
 */
export async function requirePaidFirst(
  queries: Queries,
  { customerId, method }: { readonly customerId: string; readonly method: Method },
  online: Pick<OnlinePaymentsService, 'isOffered'>,
): Promise<void> {
  if (method === 'Online') return
  if ((await readLateCancellations(queries, customerId, online))?.paysFirst)
    throw Refusal.fields({ paymentMethod: paymentMessages.payFirst })
}
