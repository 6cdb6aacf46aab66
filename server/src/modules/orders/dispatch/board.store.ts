import {
  ENDED_STATUSES,
  EXPECTED,
  TRACKED_STATUSES,
  type LngLat,
  type OrderKind,
  type OrderStatus,
  type ShopStatus,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import { waitsSince } from '../moves/order-waits.store.ts'
import type { PositionColumns } from '../rider-tracking/rider-tracking.store.ts'

const ENDED = sqlList(ENDED_STATUSES)

/** An order on the board, as it is stored. */
export interface BoardRow extends PositionColumns {
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
  readonly round: number | null
  readonly is_open: boolean
  readonly waits_since: Date | null
  readonly asked_at: Date | null
  readonly answer_from: Date | null
  readonly version: number | null
  readonly offered: number
  readonly offered_until: Date | null
}

const HAND_OVERS_MINUTES = 6

/**
 * When it should have arrived: from when it could be fetched, or failed last, by what finding a rider, their way and the
 * order's own way take. One that is ordered for later is in time if it is fetched before its window ends. One that is brought back: by its way from when it turned back.
 */
const dueAt = (queries: Queries): Fragment => queries`
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

const columns = (queries: Queries): Fragment => queries`
  orders._id, orders.number, orders.kind, orders.status, orders.shop_status, orders.on_hold_since, orders.vendor_name,
  orders.rider_id, rider.name as rider_name, orders.pickup ->> 'placeName' as pickup,
  orders.pickup -> 'coordinates' as pickup_at, orders.dropoff ->> 'placeName' as dropoff,
  orders.dropoff -> 'coordinates' as dropoff_at, latest.at, latest.longitude, latest.latitude, latest.accuracy_m,
  orders.pickup_from, orders.pickup_to, orders.search_from, orders.created_at, due.due_at,
  floor(extract(epoch from now() - orders.created_at) / 60)::int as age_minutes,
  coalesce(floor(extract(epoch from now() - due.due_at) / 60), 0)::int as late_minutes,
  ${waitsSince('orders')} as waits_since,
  search.round, search.opened_at is not null as is_open,
  search.asked_at, deadline_from(search.asked_at) as answer_from, search.version,
  coalesce(asked.offered, 0) as offered, asked.offered_until`

const joins = (queries: Queries): Fragment => queries`
  join quotes on quotes._id = orders.quote_id
  left join accounts as rider on rider._id = orders.rider_id
  left join order_searches as search on search.order_id = orders._id
  left join lateral (
    select count(*)::int as offered, max(ends_at) as offered_until
    from rider_offers where search_id = search._id and answer is null
  ) as asked on search._id is not null
  left join lateral (
    select max(at) filter (where track = 'carrying') as carried_at,
      max(at) filter (where to_status = 'ready_for_pickup') as ready_at,
      max(at) filter (where to_status = 'delivery_failed') as failed_at
    from order_events where order_id = orders._id
  ) as steps on true
  cross join lateral (select ${dueAt(queries)} as due_at) as due
  left join rider_consents on rider_consents.rider_id = orders.rider_id and rider_consents.is_given
  left join order_positions as latest on latest.order_id = orders._id and latest.rider_id = orders.rider_id
    and latest.at >= rider_consents.decided_at
    and orders.status = any(${[...TRACKED_STATUSES]}::text[])`

/** Orders that have not ended, the oldest first. */
export async function listRunning(queries: Queries, rowLimit: number): Promise<readonly BoardRow[]> {
  return queries<BoardRow[]>`
    select ${columns(queries)} from orders ${joins(queries)}
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
    select ${columns(queries)} from orders ${joins(queries)}
    where orders.created_at >= ${since}
      and orders.status in (${ENDED})
    order by orders.created_at desc, orders._id desc limit ${rowLimit}`
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
    select ${columns(queries)} from orders ${joins(queries)}
    where orders._id = any(${[...orderIds]}::uuid[])
      and (
        orders.created_at >= ${since}
        or orders.status not in (${ENDED})
      )`
}
