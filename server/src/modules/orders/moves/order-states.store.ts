import type { OrderKind, OrderStatus, ShopStatus } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import type { HandOverCodes } from './hand-over-codes.ts'
import type { OrderParties } from '../orders.store.ts'

/** What decides where an order may go. */
export interface OrderState {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shopStatus: ShopStatus | undefined
  readonly riderId: string | null
  /** How often it was delivered again for a fee; known where it failed, which is where it decides. */
  readonly redeliveries?: number
}

export interface LockedOrder extends OrderState {
  readonly number: string
  readonly parties: OrderParties
  readonly codes: HandOverCodes
}

interface LockedOrderRow {
  readonly number: string
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  readonly customer_id: string
  readonly vendor_id: string | null
  readonly rider_id: string | null
  readonly pickup_code: string
  readonly dropoff_code: string
  readonly return_code: string
}

/** As it stands now; nobody else changes it until the transaction ends. Null where there is none. */
export const lockOrder = (queries: Queries, orderId: string): Promise<LockedOrder | null> =>
  read(queries, orderId, queries`for no key update`)

/** As it stands now, and may change at any moment. Null where there is none. */
export const readOrderState = (queries: Queries, orderId: string): Promise<LockedOrder | null> =>
  read(queries, orderId, queries``)

async function read(queries: Queries, orderId: string, lock: Fragment): Promise<LockedOrder | null> {
  const [row] = await queries<LockedOrderRow[]>`
    select number, kind, status, shop_status, customer_id, vendor_id, rider_id, pickup_code, dropoff_code, return_code
    from orders where _id = ${orderId} ${lock}
  `
  if (!row) return null
  return {
    number: row.number,
    kind: row.kind,
    status: row.status,
    shopStatus: row.shop_status ?? undefined,
    riderId: row.rider_id,
    ...(row.status === 'delivery_failed' ? { redeliveries: await countRedeliveries(queries, orderId) } : {}),
    parties: { customerId: row.customer_id, vendorId: row.vendor_id, riderId: row.rider_id },
    codes: { pickupCode: row.pickup_code, dropoffCode: row.dropoff_code, returnCode: row.return_code },
  }
}

async function countRedeliveries(queries: Queries, orderId: string): Promise<number> {
  const rows = await queries`select from quotes where redelivery_of = ${orderId} and used_at is not null`
  return rows.length
}

/**
 * How many orders a rider carries that have not ended. Of several moves at once by which one rider takes orders, each
 * waits here for the one before to commit.
 */
export async function countJobsOf(queries: Queries, riderId: string): Promise<number> {
  await queries`select pg_advisory_xact_lock(hashtextextended('rider-jobs:' || ${riderId}, 0))`
  const [row] = await queries<{ jobs: number }[]>`
    select count(*)::int as jobs from orders
    where rider_id = ${riderId} and status not in ('delivered', 'returned', 'rejected', 'cancelled', 'expired')
  `
  return row?.jobs ?? 0
}

/** The quote by which the order's last step was charged; null where that step cost nothing. */
export async function readChargedQuote(queries: Queries, orderId: string): Promise<string | null> {
  // Both were written by the step's one transaction, and bear its time.
  const [row] = await queries<{ _id: string }[]>`
    select quotes._id from quotes
    where redelivery_of = ${orderId}
      and used_at = (select max(at) from order_events where order_id = ${orderId} and track = 'carrying')
  `
  return row?._id ?? null
}

/** Its events must be written in the same transaction. */
export async function setOrderState(queries: Queries, orderId: string, state: OrderState): Promise<void> {
  await queries`
    update orders set
      status = ${state.status}, shop_status = ${state.shopStatus ?? null}, rider_id = ${state.riderId}
    where _id = ${orderId}
  `
}

/** Until the transaction ends, a row that somebody else holds is waited for this long and no longer. */
export async function limitLockWaits(queries: Queries, longestMs: number): Promise<void> {
  await queries`select set_config('lock_timeout', ${String(longestMs)}, true)`
}

/** Where an order waits for somebody. */
export type WaitingStatus = 'placed' | 'created' | 'assigned' | 'delivery_failed'

export interface OverdueRequest {
  readonly shopAnswerMinutes: number
  readonly riderSearchMinutes: number
  readonly riderStartMinutes: number
  readonly failedDeliveryMinutes: number
  /** The database's time where null. */
  readonly now: Date | null
  /** This order alone. */
  readonly orderId?: string
  /** These come after all others. */
  readonly last?: readonly string[]
  readonly rowLimit: number
}

/**
 * Orders that wait longer than the clock lets them, oldest first. A rider who waits for a shop is not late: their time
 * begins when the goods are ready.
 */
export async function listOverdue(
  queries: Queries,
  { now, orderId, last = [], rowLimit, ...minutes }: OverdueRequest,
): Promise<readonly { _id: string; status: WaitingStatus }[]> {
  return queries<{ _id: string; status: WaitingStatus }[]>`
    select orders._id, orders.status
    from orders
    cross join lateral (
      select coalesce(${now}::timestamptz, now()) - make_interval(
        mins => case orders.status
          when 'placed' then ${minutes.shopAnswerMinutes}::int
          when 'created' then ${minutes.riderSearchMinutes}::int
          when 'assigned' then ${minutes.riderStartMinutes}::int
          else ${minutes.failedDeliveryMinutes}::int
        end
      ) as since
    ) as allowed
    cross join lateral (
      select at from order_events
      where order_id = orders._id and (track = 'carrying' or orders.status = 'assigned')
      order by order_events._id desc limit 1
    ) as last_step
    where orders.status in ('placed', 'created', 'assigned', 'delivery_failed')
      and (orders.status <> 'assigned' or coalesce(orders.shop_status, 'ready_for_pickup') = 'ready_for_pickup')
      and orders.created_at <= allowed.since
      and last_step.at <= allowed.since
      ${orderId === undefined ? queries`` : queries`and orders._id = ${orderId}`}
    order by ${last.length === 0 ? queries`` : queries`orders._id = any (${[...last]}::uuid[]),`} orders.created_at
    limit ${rowLimit}
  `
}
