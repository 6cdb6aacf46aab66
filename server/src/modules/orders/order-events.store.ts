import type { Actor, MoveTarget, OrderStatus, ShopStatus, StaffOrderEvent } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** One step on one of an order's two tracks: its carrying, or its goods at the shop. */
export type TrackStep =
  | { readonly track: 'carrying'; readonly to: OrderStatus }
  | { readonly track: 'shop'; readonly to: ShopStatus }

export type NewOrderEvent = TrackStep & {
  readonly orderId: string
  readonly by: Actor
  /** The account that acted; null for the clock. */
  readonly actorId: string | null
  readonly reason?: string | undefined
  /** The rider to whom a step to `assigned` gave the order. */
  readonly assignedRiderId?: string | null
}

/** @returns the event's id, larger than the ids of all earlier events of this order */
export async function insertOrderEvent(queries: Queries, event: NewOrderEvent): Promise<number> {
  const [row] = await queries<{ _id: number }[]>`
    insert into order_events (order_id, track, to_status, actor, actor_id, reason, assigned_rider_id)
    values (
      ${event.orderId}, ${event.track}, ${event.to}, ${event.by}, ${event.actorId}, ${event.reason || null},
      ${event.assignedRiderId ?? null}
    )
    returning _id
  `
  if (!row) throw new Error('the event was not stored')
  return row._id
}

/** The newest step on a track. */
export interface LastStep {
  readonly track: NewOrderEvent['track']
  readonly to: MoveTarget
  readonly by: Actor
  readonly actorId: string | null
}

export async function readLastSteps(queries: Queries, orderId: string): Promise<readonly LastStep[]> {
  return queries<LastStep[]>`
    select distinct on (track) track, to_status as to, actor as by, actor_id as "actorId"
    from order_events where order_id = ${orderId} order by track, _id desc
  `
}

interface OrderEventRow {
  readonly to: MoveTarget
  readonly at: Date
  readonly by: Actor
  readonly reason: string | null
  readonly who_id: string | null
  readonly who_name: string | null
  readonly assigned_id: string | null
  readonly assigned_name: string | null
}

/** True if the clock has just taken this order back from this rider because they did not set out. */
export async function wasLate(queries: Queries, orderId: string, riderId: string): Promise<boolean> {
  const [takenBack, accepted] = await queries<{ actor: Actor; actor_id: string | null }[]>`
    select actor, actor_id from order_events
    where order_id = ${orderId} and track = 'carrying' order by _id desc limit 2`
  return takenBack?.actor === 'clock' && accepted?.actor_id === riderId
}

/** Counts the orders that a rider has given back in the last minutes. */
export async function countGiveBacks(queries: Queries, riderId: string, minutes: number): Promise<number> {
  const [row] = await queries<{ times: number }[]>`
    select count(*)::int as times from order_events
    where actor_id = ${riderId} and actor = 'rider' and to_status = 'created'
      and at > now() - make_interval(mins => ${minutes})`
  return row?.times ?? 0
}

/** The order's latest arrival at its dropoff, and the database's time: the clocks of processes may differ. */
export async function readArrival(
  queries: Queries,
  orderId: string,
): Promise<{ readonly at: Date; readonly now: Date } | null> {
  const [arrival] = await queries<{ at: Date; now: Date }[]>`
    select at, now() as now from order_events
    where order_id = ${orderId} and track = 'carrying' and to_status = 'arrived_at_dropoff'
    order by _id desc limit 1`
  return arrival ?? null
}

/** An order's events with who made them, oldest first. A move that changes both tracks appears once. */
export async function readOrderEvents(queries: Queries, orderId: string): Promise<StaffOrderEvent[]> {
  const rows = await queries<OrderEventRow[]>`
    select to_status as to, at, actor as by, reason, accounts._id as who_id, accounts.name as who_name,
      riders._id as assigned_id, riders.name as assigned_name
    from order_events
    left join accounts on accounts._id = order_events.actor_id
    left join accounts as riders on riders._id = order_events.assigned_rider_id
    where order_id = ${orderId}
      and not (track = 'shop' and to_status in ('placed', 'rejected', 'cancelled', 'expired'))
    order by order_events._id
  `
  return rows.map(({ to, at, by, reason, ...row }) => ({
    to,
    at: at.toISOString(),
    by,
    ...(reason === null ? {} : { reason }),
    ...(row.who_id === null ? {} : { who: { _id: row.who_id, name: row.who_name ?? '' } }),
    ...(row.assigned_id === null
      ? {}
      : { assigned: { _id: row.assigned_id, name: row.assigned_name ?? '' } }),
  }))
}
