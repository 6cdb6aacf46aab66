import type { Actor, MoveTarget } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { QuoteGoods } from '../../pricing/pricing.service.ts'

export interface OrderStep {
  readonly eventId: number
  readonly to: MoveTarget
  readonly at: Date
  readonly by: Actor
  readonly reason: string | null
  /** The rider proved the hand-over with a photo and no code. */
  readonly isByPhoto: boolean
  /** The order was waiting for its payment until then. */
  readonly wasUnpaid: boolean
}

/** One event of an order, by default its first. */
export async function findStep(
  queries: Queries,
  orderId: string,
  eventId: number | undefined,
): Promise<OrderStep | null> {
  const [row] = await queries<OrderStep[]>`
    select step._id as "eventId", step.to_status as to, step.at, step.actor as by,
      step.reason,
      step.to_status = 'delivered' and exists (
        select from hand_over_photos where order_id = ${orderId} and replaces_code
      ) as "isByPhoto",
      coalesce((
        select before.to_status = 'awaiting_payment' from order_events as before
        where before.order_id = ${orderId} and before.track = 'carrying' and before._id < step._id
        order by before._id desc limit 1
      ), false) as "wasUnpaid"
    from (
      select _id, to_status, at, actor, reason from order_events
      where order_id = ${orderId} ${eventId === undefined ? queries`` : queries`and _id = ${eventId}`}
      order by _id limit 1
    ) as step
  `
  return row ?? null
}

/** An order as the mail to its shop shows it. */
export interface ShopOrder {
  readonly number: string
  readonly shopName: string
  readonly items: readonly QuoteGoods[]
}

/** The order, if it still waits for its shop; otherwise null. */
export async function findShopOrder(queries: Queries, orderId: string): Promise<ShopOrder | null> {
  const [row] = await queries<ShopOrder[]>`
    select number, vendor_name as "shopName", items from orders where _id = ${orderId} and shop_status = 'placed'`
  return row ?? null
}
