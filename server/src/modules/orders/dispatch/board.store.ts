import {
  ENDED_STATUSES,
  EXPECTED,
  type LngLat,
  type OrderKind,
  type OrderStatus,
  type ShopStatus,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { waitsSince } from '../moves/order-waits.store.ts'
import { LATEST_POSITION, type PositionColumns } from '../rider-tracking/rider-tracking.store.ts'
import { ASKED_RIDERS, SEARCH_COLUMNS, type SearchColumns } from './searches.store.ts'

const ENDED = sqlList(ENDED_STATUSES)

/** An order on the board, as it is stored. */
export interface BoardRow extends PositionColumns, SearchColumns {
  readonly _id: string
  readonly number: string
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  readonly on_hold_since: Date | null
  readonly vendor_name: string | null
  readonly rider_id: string | null
  readonly rider_name: string | null
  readonly pickup: string
  readonly pickup_at: LngLat
  readonly dropoff: string
  readonly dropoff_at: LngLat
  readonly pickup_from: Date | null
  readonly pickup_to: Date | null
  readonly search_from: Date | null
  readonly created_at: Date
  readonly age_minutes: number
  /** When it should arrive; null while nobody can carry it. */
  readonly due_at: Date | null
  /** 0 or less: in time. */
  readonly late_minutes: number
  readonly waits_since: Date | null
  readonly answer_from: Date | null
  /** Without one, the columns of the search say nothing. */
  readonly has_search: boolean
}

const HAND_OVERS_MINUTES = 6

/**
 * When it should have arrived. The time runs from when it could be fetched, or failed last, and is as long as finding a
 * rider, their way and the order's own way take. An order for later is in time if it is fetched before its window ends. An
 * order that is brought back has the time of its way, from when it turned back.
 */
const DUE_AT = fragment`
  case
    when orders.status = 'returning' then
      steps.carried_at + make_interval(mins => ${EXPECTED.pickupMinutes}, secs => quotes.duration_s)
    when orders.status not in ('placed', 'awaiting_payment', 'delivery_failed') then
      greatest(
        orders.created_at, steps.ready_at, steps.failed_at,
        orders.pickup_to - make_interval(mins => ${EXPECTED.riderMinutes + EXPECTED.pickupMinutes})
      ) + make_interval(
        mins => ${EXPECTED.riderMinutes + EXPECTED.pickupMinutes + HAND_OVERS_MINUTES}, secs => quotes.duration_s
      )
  end`

const LATE_MINUTES = fragment`coalesce(floor(extract(epoch from now() - due.due_at) / 60), 0)::int`

const DUE_JOINS = fragment`
  join quotes on quotes._id = orders.quote_id
  left join lateral (
    select max(at) filter (where track = 'carrying') as carried_at,
      max(at) filter (where to_status = 'ready_for_pickup') as ready_at,
      max(at) filter (where to_status = 'delivery_failed') as failed_at
    from order_events where order_id = orders._id
  ) as steps on true
  cross join lateral (select ${DUE_AT} as due_at) as due`

const COLUMNS = fragment`
  orders._id, orders.number, orders.kind, orders.status, orders.shop_status, orders.on_hold_since, orders.vendor_name,
  orders.rider_id, rider.name as rider_name, orders.pickup ->> 'placeName' as pickup,
  orders.pickup -> 'coordinates' as pickup_at, orders.dropoff ->> 'placeName' as dropoff,
  orders.dropoff -> 'coordinates' as dropoff_at, latest.at, latest.longitude, latest.latitude, latest.accuracy_m,
  orders.pickup_from, orders.pickup_to, orders.search_from, orders.created_at, due.due_at,
  floor(extract(epoch from now() - orders.created_at) / 60)::int as age_minutes,
  ${LATE_MINUTES} as late_minutes,
  ${waitsSince('orders')} as waits_since,
  ${SEARCH_COLUMNS}, search._id is not null as has_search,
  deadline_from(search.customer_asked_at) as answer_from`

const JOINS = fragment`
  ${DUE_JOINS}
  left join accounts as rider on rider._id = orders.rider_id
  left join order_searches as search on search.order_id = orders._id
  ${ASKED_RIDERS}
  ${LATEST_POSITION}`

/** Orders that have not ended, the oldest first. */
export async function listRunning(queries: Queries, rowLimit: number): Promise<readonly BoardRow[]> {
  return queries<BoardRow[]>`
    select ${COLUMNS} from orders ${JOINS}
    where orders.status not in (${ENDED})
    order by orders.created_at, orders._id limit ${rowLimit}`
}

/** Orders placed since a moment that have ended, the newest first. */
export async function listEnded(
  queries: Queries,
  since: Date,
  rowLimit: number,
): Promise<readonly BoardRow[]> {
  return queries<BoardRow[]>`
    select ${COLUMNS} from orders ${JOINS}
    where orders.created_at >= ${since}
      and orders.status in (${ENDED})
    order by orders.created_at desc, orders._id desc limit ${rowLimit}`
}

/** What decides in which group of the board an order is. */
export type GroupedRow = Pick<
  BoardRow,
  'status' | 'shop_status' | 'on_hold_since' | 'search_from' | 'late_minutes'
>

/** Of the same orders, only what decides their group. */
export async function listRunningGroups(queries: Queries, rowLimit: number): Promise<readonly GroupedRow[]> {
  return queries<GroupedRow[]>`
    select orders.status, orders.shop_status, orders.on_hold_since, orders.search_from, ${LATE_MINUTES} as late_minutes
    from orders ${DUE_JOINS}
    where orders.status not in (${ENDED})
    order by orders.created_at, orders._id limit ${rowLimit}`
}

export async function countEnded(queries: Queries, since: Date): Promise<number> {
  const [row] = await queries<{ ended: number }[]>`
    select count(*)::int as ended from orders
    where created_at >= ${since} and status in (${ENDED})`
  return row?.ended ?? 0
}

/** Those of these orders that are on the board: running, or placed since a moment. */
export async function listOnBoard(
  queries: Queries,
  orderIds: readonly string[],
  since: Date,
): Promise<readonly BoardRow[]> {
  return queries<BoardRow[]>`
    select ${COLUMNS} from orders ${JOINS}
    where orders._id = any(${[...orderIds]}::uuid[])
      and (
        orders.created_at >= ${since}
        or orders.status not in (${ENDED})
      )`
}
