import {
  ENDED_STATUSES,
  TRACKED_STATUSES,
  type LngLat,
  type OrderKind,
  type OrderStatus,
  type PositionConsent,
  roadTimeFactor,
  type VehicleType,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { WayAhead, WayEnd } from './arrival.ts'
import type { GpsPosition } from './filter-positions.ts'

/** Null if the rider has never decided. */
export async function readConsent(queries: Queries, riderId: string): Promise<PositionConsent> {
  const [row] = await queries<{ is_given: boolean; decided_at: Date }[]>`
    select is_given, decided_at from rider_consents where rider_id = ${riderId}`
  return row ? { isGiven: row.is_given, decidedAt: row.decided_at.toISOString() } : null
}

/** If the decision is the same as before, it keeps its time. */
export async function writeConsent(
  queries: Queries,
  riderId: string,
  isGiven: boolean,
): Promise<PositionConsent> {
  await queries`
    insert into rider_consents (rider_id, is_given) values (${riderId}, ${isGiven})
    on conflict (rider_id) do update set is_given = excluded.is_given, decided_at = excluded.decided_at
    where rider_consents.is_given <> excluded.is_given`
  return readConsent(queries, riderId)
}

/** Columns of the latest position of an order; all null if there is none. */
export interface PositionColumns {
  readonly at: Date | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly accuracy_m: number | null
}

interface WayColumns extends PositionColumns {
  readonly way_to: WayEnd | null
  readonly way_s: number | null
  readonly way_at: Date | null
}

export const positionIn = ({ at, longitude, latitude, accuracy_m }: PositionColumns): GpsPosition | null =>
  at === null || longitude === null || latitude === null || accuracy_m === null
    ? null
    : { coordinates: [longitude, latitude], accuracyM: accuracy_m, at }

/**
 * Joins the latest position of the order's rider as `latest`, while the rider has the order and shares positions.
 */
export const LATEST_POSITION = fragment`
  left join rider_consents on rider_consents.rider_id = orders.rider_id and rider_consents.is_given
  left join order_positions as latest on latest.order_id = orders._id and latest.rider_id = orders.rider_id
    and latest.at >= rider_consents.decided_at and orders.status = any(${[...TRACKED_STATUSES]}::text[])`

const WAY_COLUMNS = fragment`
  latest.at, latest.longitude, latest.latitude, latest.accuracy_m, latest.way_to, latest.way_s, latest.way_at`

const wayIn = ({ way_to, way_s, way_at }: WayColumns): WayAhead | null =>
  way_to === null || way_at === null ? null : { to: way_to, seconds: way_s, at: way_at }

/** A running order that a rider has, with their latest position. */
export interface RiderJob {
  readonly orderId: string
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly customerId: string
  readonly vendorId: string | null
  readonly pickup: LngLat
  readonly dropoff: LngLat
  /** The time that the order's way takes the rider's vehicle. */
  readonly durationS: number
  readonly vehicle: VehicleType
  /** When the rider got the order. */
  readonly since: Date
  /** When it came to its status. */
  readonly reachedAt: Date
  readonly latest: GpsPosition | null
  readonly ahead: WayAhead | null
}

type JobRow = Omit<RiderJob, 'latest' | 'ahead'> & WayColumns

/** The rider's running orders. */
export async function listRiderJobs(queries: Queries, riderId: string): Promise<readonly RiderJob[]> {
  const rows = await queries<JobRow[]>`
    select orders._id as "orderId", orders.kind, orders.status, orders.customer_id as "customerId",
      orders.vendor_id as "vendorId", orders.pickup -> 'coordinates' as pickup,
      orders.dropoff -> 'coordinates' as dropoff, riders.vehicle_type as vehicle,
      coalesce(again.duration_s, quotes.duration_s) as "durationS", coalesce(steps.since, orders.created_at) as since,
      coalesce(steps.reached_at, orders.created_at) as "reachedAt", ${WAY_COLUMNS}
    from orders
    join quotes on quotes._id = orders.quote_id
    join riders on riders.account_id = orders.rider_id
    left join lateral (
      select duration_s from quotes as redelivery
      where redelivery.redelivery_of = orders._id and redelivery.used_at is not null and redelivery.distance_m > 0
      order by redelivery.used_at desc limit 1
    ) as again on true
    left join lateral (
      select max(order_events.at) filter (where to_status = 'assigned') as since, max(order_events.at) as reached_at
      from order_events where order_id = orders._id and track = 'carrying'
    ) as steps on true
    left join order_positions as latest on latest.order_id = orders._id and latest.rider_id = orders.rider_id
    where orders.rider_id = ${riderId} and orders.status = any(${[...TRACKED_STATUSES]}::text[])
      and orders.status not in (${sqlList(ENDED_STATUSES)})`
  return rows.map((row) => ({
    ...row,
    durationS: row.durationS * roadTimeFactor(row.vehicle),
    latest: positionIn(row),
    ahead: wayIn(row),
  }))
}

/** New positions of a rider for one job, and the way from the last of them. */
export interface JobPositions {
  readonly orderId: string
  /** Oldest first. */
  readonly positions: readonly GpsPosition[]
  readonly ahead: WayAhead | null
}

/**
 * Stores positions, each once, and the latest of each job. Nothing is stored without consent, nor for a job that the
 * rider has lost.
 */
export async function insertPositions(
  queries: Queries,
  riderId: string,
  jobs: readonly JobPositions[],
): Promise<void> {
  const rowsOf = ({ orderId, positions, ahead }: JobPositions) =>
    positions.map(({ coordinates: [longitude, latitude], accuracyM, at }) => ({
      order_id: orderId,
      at: at.toISOString(),
      longitude,
      latitude,
      accuracy_m: accuracyM,
      ...(ahead && { way_to: ahead.to, way_s: ahead.seconds, way_at: ahead.at.toISOString() }),
    }))
  await queries`
    with job as materialized (
      select _id from orders
      where _id = any(${jobs.map(({ orderId }) => orderId)}::uuid[]) and rider_id = ${riderId}
        and status = any(${[...TRACKED_STATUSES]}::text[])
        and exists (select from rider_consents where rider_id = ${riderId} and is_given)
    ), sent as materialized (
      select sent.*
      from json_to_recordset(${JSON.stringify(jobs.flatMap(rowsOf))}::text::json) as sent (
        order_id uuid, at timestamptz, longitude float8, latitude float8, accuracy_m float4, way_to text, way_s int,
        way_at timestamptz
      )
      join job on job._id = sent.order_id
    ), stored as (
      insert into rider_positions (rider_id, order_id, at, longitude, latitude, accuracy_m)
      select ${riderId}::uuid, order_id, at, longitude, latitude, accuracy_m from sent
      on conflict do nothing
    ), duty as (
      update rider_duty set at = last.at, longitude = last.longitude, latitude = last.latitude,
        accuracy_m = last.accuracy_m
      from (select * from sent order by at desc limit 1) as last
      where rider_duty.rider_id = ${riderId} and is_online and until > now()
        and (rider_duty.at is null or rider_duty.at < last.at)
    )
    insert into order_positions as known (
      order_id, rider_id, at, longitude, latitude, accuracy_m, way_to, way_s, way_at
    )
    select distinct on (order_id) order_id, ${riderId}::uuid, at, longitude, latitude, accuracy_m, way_to, way_s, way_at
    from sent order by order_id, at desc
    on conflict (order_id) do update set
      rider_id = excluded.rider_id, at = excluded.at, longitude = excluded.longitude,
      latitude = excluded.latitude, accuracy_m = excluded.accuracy_m, way_to = excluded.way_to,
      way_s = excluded.way_s, way_at = excluded.way_at
    where excluded.at > known.at or excluded.rider_id <> known.rider_id`
}

/** The rider of a running order, as those who may see the order see them. */
export interface OrderRider {
  readonly vehicle: { readonly type: VehicleType; readonly plateNumber: string }
  /** The key of the picture in the rider's own account. */
  readonly pictureKey: string | null
  /** Null without consent. */
  readonly latest: GpsPosition | null
  readonly ahead: WayAhead | null
}

interface OrderRiderRow extends WayColumns {
  readonly vehicle_type: VehicleType
  readonly plate_number: string
  readonly profile_image_key: string | null
}

/** Null if no rider has the order now. */
export async function readOrderRider(queries: Queries, orderId: string): Promise<OrderRider | null> {
  const [row] = await queries<OrderRiderRow[]>`
    select riders.vehicle_type, riders.plate_number, accounts.profile_image_key,
      ${WAY_COLUMNS}
    from orders
    join riders on riders.account_id = orders.rider_id
    join accounts on accounts._id = orders.rider_id
    ${LATEST_POSITION}
    where orders._id = ${orderId} and orders.status = any(${[...TRACKED_STATUSES]}::text[])`
  if (!row) return null
  return {
    vehicle: { type: row.vehicle_type, plateNumber: row.plate_number },
    pictureKey: row.profile_image_key,
    latest: positionIn(row),
    ahead: wayIn(row),
  }
}

/** Deletes all positions of a rider. */
export async function deletePositionsOfRider(queries: Queries, riderId: string): Promise<void> {
  for (const table of ['rider_positions', 'order_positions', 'hand_over_points', 'rider_consents']) {
    await queries`delete from ${queries(table)} where rider_id = ${riderId}`
  }
}

/** Deletes the positions of riders during a customer's orders. */
export async function deletePositionsOfCustomer(queries: Queries, customerId: string): Promise<void> {
  await queries`
    delete from rider_positions using (
      select distinct orders._id as order_id, coalesce(order_events.assigned_rider_id, orders.rider_id) as rider_id
      from orders join order_events on order_events.order_id = orders._id and to_status = 'assigned'
      where orders.customer_id = ${customerId}
    ) as job
    where rider_positions.rider_id = job.rider_id and rider_positions.order_id = job.order_id`
  for (const table of ['order_positions', 'hand_over_points']) {
    await queries`
      delete from ${queries(table)} as position using orders
      where orders._id = position.order_id and orders.customer_id = ${customerId}`
  }
}
