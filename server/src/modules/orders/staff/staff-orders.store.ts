import { ENDED_STATUSES, type Actor, type StaffOrderEvent, type MoveTarget } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

interface StaffOrderEventRow {
  readonly to: MoveTarget
  readonly at: Date
  readonly by: Actor
  readonly reason: string | null
  readonly who_id: string | null
  readonly who_name: string | null
}

/** An order's steps with who made them, the first one first. A step that both ways make together is told once. */
export async function readStaffOrderEvents(queries: Queries, orderId: string): Promise<StaffOrderEvent[]> {
  const rows = await queries<StaffOrderEventRow[]>`
    select to_status as to, at, actor as by, reason, accounts._id as who_id, accounts.name as who_name
    from order_events
    left join accounts on accounts._id = order_events.actor_id
    where order_id = ${orderId}
      and not (track = 'shop' and to_status in ('placed', 'rejected', 'cancelled', 'expired'))
    order by order_events._id
  `
  return rows.map(({ to, at, by, reason, who_id, who_name }) => ({
    to,
    at: at.toISOString(),
    by,
    ...(reason === null ? {} : { reason }),
    ...(who_id === null ? {} : { who: { _id: who_id, name: who_name ?? '' } }),
  }))
}

/** How many orders each rider has to carry now. */
export async function countRunningJobs(
  queries: Queries,
): Promise<readonly { _id: string; running: number }[]> {
  // In the words of the index, which only then is used.
  const ended = ENDED_STATUSES.map((status) => `'${status}'`).join(', ')
  return queries<{ _id: string; running: number }[]>`
    select rider_id as _id, count(*)::int as running from orders
    where rider_id is not null and status not in (${queries.unsafe(ended)})
    group by rider_id
  `
}
