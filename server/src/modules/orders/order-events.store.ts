import type { Actor, OrderEvent, OrderStatus } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** One step in an order's life. */
export interface NewOrderEvent {
  readonly orderId: string
  readonly to: OrderStatus
  readonly by: Actor
  /** The account that acted; null for the clock. */
  readonly actorId: string | null
  readonly reason?: string
}

export async function insertOrderEvent(queries: Queries, event: NewOrderEvent): Promise<void> {
  await queries`
    insert into order_events (order_id, to_status, actor, actor_id, reason)
    values (${event.orderId}, ${event.to}, ${event.by}, ${event.actorId}, ${event.reason ?? null})
  `
}

/** An order's steps, the first one first. */
export async function readOrderEvents(queries: Queries, orderId: string): Promise<OrderEvent[]> {
  const rows = await queries<{ to: OrderStatus; at: Date; by: Actor; reason: string | null }[]>`
    select to_status as to, at, actor as by, reason from order_events where order_id = ${orderId} order by _id
  `
  return rows.map(({ to, at, by, reason }) => ({
    to,
    at: at.toISOString(),
    by,
    ...(reason === null ? {} : { reason }),
  }))
}
