import type { Queries } from '../../../platform/database/database.ts'

/** An order that somebody tips for. */
export interface OrderToTip {
  readonly customerId: string
  /** Null if no rider delivered it, or the rider has left. */
  readonly riderId: string | null
  /** Null unless it is delivered. */
  readonly deliveredAt: Date | null
}

/** Locked until the transaction ends. */
export async function lockOrderToTip(queries: Queries, orderId: string): Promise<OrderToTip | null> {
  const [row] = await queries<OrderToTip[]>`
    select customer_id as "customerId", (
        select _id from accounts where accounts._id = orders.rider_id and deleted_at is null
      ) as "riderId",
      case when status = 'delivered' then (
        select max(at) from order_events where order_id = orders._id and to_status = 'delivered'
      ) end as "deliveredAt"
    from orders where _id = ${orderId} for no key update`
  return row ?? null
}
