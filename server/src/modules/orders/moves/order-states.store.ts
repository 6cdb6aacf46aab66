import {
  BEFORE_PICKUP,
  ENDED_STATUSES,
  NOTIFICATION_CLOCK,
  type OrderClock,
  type OrderKind,
  type OrderPlace,
  type OrderStatus,
  type ShopStatus,
  type WaitingStatus,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import type { Method } from '../../payments/payments.service.ts'
import type { HandOverCodes } from './hand-over-codes.ts'
import type { OrderParties } from '../order-visibility.ts'
import { waitMinutes } from './order-deadline.ts'
import { isWaiting } from './order-waits.store.ts'

/** The part of an order that moves change, and that decides which moves it allows. */
export interface OrderState {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shopStatus: ShopStatus | undefined
  readonly riderId: string | null
  /** The number of charged redeliveries; known only at `delivery_failed`, where the next move depends on it. */
  readonly redeliveries?: number
  /** The delivery failed because of a wrong place: it waits for the right one. */
  readonly isPlaceWrong?: boolean
}

export interface OrderToMove extends OrderState {
  readonly number: string
  readonly paymentMethod: Method
  /** Its payment is disputed, and no rider has picked it up yet. */
  readonly isOnHold: boolean
  /** In cash, at the pickup. */
  readonly isPaidAtPickup: boolean
  /** The fee without the goods. */
  readonly deliveryKobo: number
  readonly parties: OrderParties
  readonly codes: HandOverCodes
}

interface OrderToMoveRow {
  readonly number: string
  readonly payment_method: Method
  readonly sender_pays: boolean
  readonly delivery_kobo: number
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  readonly customer_id: string
  readonly is_place_wrong: boolean
  readonly is_on_hold: boolean
  readonly vendor_id: string | null
  readonly rider_id: string | null
  readonly pickup_code: string
  readonly dropoff_code: string
  readonly return_code: string
}

/** The order, locked: nobody else can change it until the transaction ends. Null if it does not exist. */
export const lockOrder = (queries: Queries, orderId: string): Promise<OrderToMove | null> =>
  read(queries, orderId, queries`for no key update`)

/** The order, not locked: it may change at any moment. Null if it does not exist. */
export const readOrderState = (queries: Queries, orderId: string): Promise<OrderToMove | null> =>
  read(queries, orderId, queries``)

async function read(queries: Queries, orderId: string, lock: Fragment): Promise<OrderToMove | null> {
  const [row] = await queries<OrderToMoveRow[]>`
    select number, payment_method, sender_pays, fee_kobo - ${goodsKobo(queries)} as delivery_kobo, kind, status, shop_status, is_place_wrong, on_hold_since is not null as is_on_hold, customer_id, vendor_id, rider_id, pickup_code, dropoff_code, return_code
    from orders where _id = ${orderId} ${lock}
  `
  if (!row) return null
  return {
    number: row.number,
    paymentMethod: row.payment_method,
    isPaidAtPickup: row.sender_pays && row.payment_method === 'Cash',
    deliveryKobo: row.delivery_kobo,
    kind: row.kind,
    status: row.status,
    shopStatus: row.shop_status ?? undefined,
    riderId: row.rider_id,
    isPlaceWrong: row.is_place_wrong,
    isOnHold: row.is_on_hold,
    ...(row.status === 'delivery_failed' ? { redeliveries: await countRedeliveries(queries, orderId) } : {}),
    parties: { customerId: row.customer_id, vendorId: row.vendor_id, riderId: row.rider_id },
    codes: { pickupCode: row.pickup_code, dropoffCode: row.dropoff_code, returnCode: row.return_code },
  }
}

const goodsKobo = (queries: Queries) => queries`coalesce((
  select sum((item ->> 'priceKobo')::bigint * (item ->> 'quantity')::int) from json_array_elements(items) as item
), 0)::bigint`

async function countRedeliveries(queries: Queries, orderId: string): Promise<number> {
  const rows = await queries`select from quotes where redelivery_of = ${orderId} and used_at is not null`
  return rows.length
}

const ENDED = sqlList(ENDED_STATUSES)

/**
 * Counts the running orders of a rider. It takes a lock on the rider until the transaction ends: of several
 * concurrent moves that give one rider orders, each waits for the one before it to commit.
 */
export async function countJobsOf(queries: Queries, riderId: string): Promise<number> {
  await queries`select pg_advisory_xact_lock(hashtextextended('rider-jobs:' || ${riderId}, 0))`
  const [row] = await queries<{ jobs: number }[]>`
    select count(*)::int as jobs from orders
    where rider_id = ${riderId} and status not in (${ENDED})
  `
  return row?.jobs ?? 0
}

/** The quote that the order's last carrying step was charged by; null if that step cost nothing. */
export async function readChargedQuote(queries: Queries, orderId: string): Promise<string | null> {
  // One transaction wrote both, so both have its time.
  const [row] = await queries<{ _id: string }[]>`
    select quotes._id from quotes
    where redelivery_of = ${orderId}
      and used_at = (select max(at) from order_events where order_id = ${orderId} and track = 'carrying')
  `
  return row?._id ?? null
}

/** In this status, an order for later waits until its time. */
export const isForLater = (status: OrderStatus): boolean => status === 'created' || status === 'assigned'

/**
 * The caller must write the events in the same transaction, and begin or end the search for a rider.
 * @param of.isWaitNew true if the order begins a new wait
 */
export async function setOrderState(
  queries: Queries,
  orderId: string,
  state: OrderState,
  { isWaitNew }: { readonly isWaitNew: boolean },
): Promise<void> {
  await queries`
    update orders set
      status = ${state.status}, shop_status = ${state.shopStatus ?? null}, rider_id = ${state.riderId},
      is_place_wrong = ${state.isPlaceWrong ?? false},
      on_hold_since = case when ${state.status} = any (${[...HOLDABLE]}::text[]) then on_hold_since end,
      waits_since = case when ${isWaitNew}
        then greatest(now(), case when ${isForLater(state.status)} then search_from end) else waits_since end
    where _id = ${orderId}
  `
}

/** No rider has picked it up yet. */
const HOLDABLE: readonly OrderStatus[] = ['placed', ...BEFORE_PICKUP]

/** Puts an order on hold: no rider is asked about it, and none picks it up. Changes nothing once it is picked up. */
export async function holdOrder(queries: Queries, orderId: string): Promise<void> {
  await queries`
    update orders set on_hold_since = now()
    where _id = ${orderId} and on_hold_since is null and status = any (${[...HOLDABLE]}::text[])`
  await queries`update order_searches set next_round_at = null, version = version + 1 where order_id = ${orderId}`
}

/** The search for its rider has its whole time again. */
export async function releaseOrder(queries: Queries, orderId: string): Promise<void> {
  const released = await queries`
    update orders set on_hold_since = null,
      waits_since = case when status = 'created' then greatest(now(), waits_since) else waits_since end
    where _id = ${orderId} and on_hold_since is not null`
  if (released.count === 0) return
  await queries`
    update order_searches set next_round_at = greatest(now(), started_at), customer_asked_at = null, version = version + 1
    where order_id = ${orderId}`
}

export async function setPaymentMethod(
  queries: Queries,
  orderId: string,
  paymentMethod: Method,
): Promise<void> {
  await queries`update orders set payment_method = ${paymentMethod} where _id = ${orderId}`
}

/** Gives an order another dropoff, with its landmark. */
export async function setDropoff(
  queries: Queries,
  orderId: string,
  dropoff: OrderPlace,
  receiverAddress: string,
): Promise<void> {
  await queries`
    update orders set dropoff = ${JSON.stringify(dropoff)}::text::json, receiver_address = ${receiverAddress}
    where _id = ${orderId}
  `
}

/** Limits how long the rest of the transaction waits for a row lock. */
export async function limitLockWaits(queries: Queries, longestMs: number): Promise<void> {
  await queries`select set_config('lock_timeout', ${String(longestMs)}, true)`
}

export interface OverdueRequest {
  readonly clock: OrderClock
  /** Null: the database's time. */
  readonly now: Date | null
  /** Only this order. */
  readonly orderId?: string
  /** Orders to sort after all others. */
  readonly last?: readonly string[]
  readonly rowLimit: number
}

/**
 * Orders that have waited longer than the clock allows, oldest first; pauses do not count. The search for a rider ends
 * only after the customer was asked and has had time to answer.
 */
export async function listOverdue(
  queries: Queries,
  { clock, now, orderId, last = [], rowLimit }: OverdueRequest,
): Promise<readonly { _id: string; status: WaitingStatus }[]> {
  return queries<{ _id: string; status: WaitingStatus }[]>`
    select orders._id, orders.status
    from orders
    cross join lateral (
      select at, at - make_interval(
        mins => (${JSON.stringify(waitMinutes(clock))}::text::json ->> orders.status)::int
      ) as since
      from (select coalesce(${now}::timestamptz, now()) as at) as clock
    ) as allowed
    left join order_searches as search on search.order_id = orders._id and orders.status = 'created'
    where ${isWaiting('orders')} and orders.waits_since <= allowed.since
      and counted_from(orders.waits_since, allowed.at) <= allowed.since
      and (
        orders.status <> 'created'
        or counted_from(search.customer_asked_at, allowed.at)
          <= allowed.at - make_interval(mins => ${NOTIFICATION_CLOCK.riderQuestionMinutes}::int)
      )
      ${orderId === undefined ? queries`` : queries`and orders._id = ${orderId}`}
    order by ${last.length === 0 ? queries`` : queries`orders._id = any (${[...last]}::uuid[]),`} orders.created_at
    limit ${rowLimit}
  `
}
