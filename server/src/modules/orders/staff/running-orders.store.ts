import {
  ENDED_STATUSES,
  type LngLat,
  type OrderKind,
  type OrderStatus,
  type RunningOrder,
  type ShopStatus,
  WAITING_STATUSES,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { LATEST_POSITION, positionIn, type PositionColumns } from '../rider-tracking/rider-tracking.store.ts'
import { toPosition } from '../rider-tracking/rider-tracking-views.ts'

interface RunningOrderRow extends PositionColumns {
  readonly _id: string
  readonly number: string
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  readonly is_place_wrong: boolean
  readonly pickup_name: string
  readonly pickup_at: LngLat
  readonly dropoff_name: string
  readonly dropoff_at: LngLat
  readonly rider_id: string | null
  readonly rider_name: string | null
  readonly created_at: Date
}

const ENDED = sqlList(ENDED_STATUSES)
/** Without the orders that wait for their payment: nobody works on them yet. */
const WAITING = sqlList(WAITING_STATUSES.filter((status) => status !== 'awaiting_payment'))

/** Orders that shops and riders work on, newest first; without those that wait for their payment. */
export async function listRunningOrders(queries: Queries, rowLimit: number): Promise<RunningOrder[]> {
  // Each part is written exactly as in its partial index: nothing is read of the orders that have ended.
  const rows = await queries<RunningOrderRow[]>`
    with running as materialized (
      select _id from orders where status in (${WAITING})
      union
      select _id from orders where rider_id is not null and status not in (${ENDED})
    )
    select orders._id, orders.number, orders.kind, orders.status, orders.shop_status, orders.is_place_wrong,
      orders.pickup->>'placeName' as pickup_name, orders.pickup->'coordinates' as pickup_at,
      orders.dropoff->>'placeName' as dropoff_name, orders.dropoff->'coordinates' as dropoff_at,
      orders.rider_id, rider.name as rider_name,
      latest.at, latest.longitude, latest.latitude, latest.accuracy_m, orders.created_at
    from running
    join orders on orders._id = running._id
    left join accounts as rider on rider._id = orders.rider_id
    ${LATEST_POSITION}
    order by orders.created_at desc, orders._id desc
    limit ${rowLimit}`
  return rows.map(toRunningOrder)
}

function toRunningOrder(row: RunningOrderRow): RunningOrder {
  const position = positionIn(row)
  return {
    _id: row._id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
    ...(row.is_place_wrong ? { isPlaceWrong: true } : {}),
    pickup: { placeName: row.pickup_name, coordinates: row.pickup_at },
    dropoff: { placeName: row.dropoff_name, coordinates: row.dropoff_at },
    ...(row.rider_id === null ? {} : { rider: { _id: row.rider_id, name: row.rider_name ?? '' } }),
    ...(position ? { position: toPosition(position) } : {}),
    createdAt: row.created_at.toISOString(),
  }
}

/** The number of running orders of each rider who has any. */
export async function countRunningJobs(
  queries: Queries,
): Promise<readonly { _id: string; running: number }[]> {
  // Written exactly as in the partial index: otherwise the planner does not use it.
  return queries<{ _id: string; running: number }[]>`
    select rider_id as _id, count(*)::int as running from orders
    where rider_id is not null and status not in (${ENDED})
    group by rider_id
  `
}
