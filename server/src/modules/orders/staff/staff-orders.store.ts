import { ENDED_STATUSES, type Actor, type StaffOrderEvent, type MoveTarget } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

interface StaffOrderEventRow {
  readonly to: MoveTarget
  readonly at: Date
  readonly by: Actor
  readonly reason: string | null
  readonly who_id: string | null
  readonly who_name: string | null
  readonly assigned_id: string | null
  readonly assigned_name: string | null
}

/** An order's events with who made them, oldest first. A move that changes both tracks appears once. */
export async function readStaffOrderEvents(queries: Queries, orderId: string): Promise<StaffOrderEvent[]> {
  const rows = await queries<StaffOrderEventRow[]>`
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

/** How many running orders each rider has. */
export async function countRunningJobs(
  queries: Queries,
): Promise<readonly { _id: string; running: number }[]> {
  // Written exactly as in the partial index: otherwise the planner does not use it.
  const ended = ENDED_STATUSES.map((status) => `'${status}'`).join(', ')
  return queries<{ _id: string; running: number }[]>`
    select rider_id as _id, count(*)::int as running from orders
    where rider_id is not null and status not in (${queries.unsafe(ended)})
    group by rider_id
  `
}
