import type { OrderKind, OrderStage } from '@ozi/contract'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import { stageNow } from './stages.store.ts'

/** A transaction's order in an export. It has no phones: bookkeeping needs none. */
export interface OrderExport {
  readonly number: string
  readonly kind: OrderKind
  readonly stage: OrderStage
  readonly customerName: string
  readonly receiverName: string
  /** null: no rider yet, or never one. */
  readonly riderName: string | null
  /** null for a parcel. */
  readonly vendorName: string | null
  /** null until it is delivered. */
  readonly deliveredAt: Date | null
  /** The transaction is for a redelivery of the order, not for the order itself. */
  readonly isRedelivery: boolean
  /** The redelivery went to the right place. */
  readonly isToRightPlace: boolean
}

/** Selected besides the columns of a transaction, for `withOrders`. */
export const OWN_COLUMNS = fragment`order_stage, redelivery_quote_id`

/**
 * Adds their orders to transactions, and sorts them, newest first. Each row is looked up by keys, so that a cursor
 * returns the first rows at once and the database never holds many.
 * @param transactions a query, with `OWN_COLUMNS`
 */
export const withOrders = (transactions: Fragment): Fragment => fragment`
  select exported.*, orders.number, orders.kind, ${stageNow('exported')} as stage, customer.name as "customerName",
    orders.receiver_name as "receiverName", rider.name as "riderName", orders.vendor_name as "vendorName",
    case when exported.order_stage = 'delivered' then (
      -- From the end, because the delivery is the last of many steps.
      select at from order_events where order_id = orders._id and to_status = 'delivered' order by _id desc limit 1
    ) end as "deliveredAt",
    exported.redelivery_quote_id is not null as "isRedelivery",
    -- Not as exists(): PostgreSQL would first read all quotes into a hash.
    coalesce((select distance_m > 0 from quotes where _id = exported.redelivery_quote_id), false) as "isToRightPlace"
  from (${transactions}) as exported
  left join orders on orders._id = exported.order_id
  left join accounts as customer on customer._id = orders.customer_id
  left join accounts as rider on rider._id = orders.rider_id
  order by exported.created_at desc, exported._id desc`
