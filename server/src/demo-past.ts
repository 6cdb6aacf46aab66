import type { Sql } from './platform/database/index.ts'

/** When each step of an order was made, in the order of its events. */
export interface PastOrder {
  readonly orderId: string
  readonly stepsAt: readonly Date[]
}

/** Triggers refuse changes here. Only a demo, which invents its past, may make them. */
const LOCKED = ['order_events', 'ledger_postings', 'ledger_entries', 'audit_lines'] as const

/**
 * Moves orders into the past, with all that was written about them. They are made by the same calls as any order, and
 * calls write the present time.
 */
export async function moveIntoPast(sql: Sql, orders: readonly PastOrder[]): Promise<void> {
  await sql.begin(async (queries) => {
    for (const table of LOCKED) await queries.unsafe(`alter table ${table} disable trigger user`)
    for (const { orderId, stepsAt } of orders) {
      const [placedAt] = stepsAt
      const endedAt = stepsAt.at(-1)
      if (!placedAt || !endedAt) continue
      await queries`update orders set created_at = ${placedAt} where _id = ${orderId}`
      // Its trigger moves the order in the totals of its hour and day.
      await queries`update transactions set created_at = ${placedAt} where order_id = ${orderId}`
      await queries`
        with steps as (
          select _id, row_number() over (order by _id) as nth from order_events where order_id = ${orderId}
        )
        update order_events set at = (${stepsAt.map((at) => at.toISOString())}::text[])[
            least(steps.nth, ${stepsAt.length})]::timestamptz
        from steps where order_events._id = steps._id`
      await queries`
        update ledger_entries set created_at = ${endedAt}
        from ledger_postings as posting where posting._id = posting_id and posting.order_id = ${orderId}`
      await queries`update ledger_postings set created_at = ${endedAt} where order_id = ${orderId}`
      await queries`
        update audit_lines set created_at = ${endedAt} where subject_id = ${orderId}`
    }
    await countDeliveriesAgain(queries)
    await queries`
      update ledger_balances as balance set since = first_at
      from (
        select account, owner, min(created_at) as first_at from ledger_entries group by account, owner
      ) as entries
      where entries.account = balance.account and entries.owner = balance.owner and balance.since is not null`
    for (const table of LOCKED) await queries.unsafe(`alter table ${table} enable trigger user`)
  })
}

/** Weeks before the first of their orders, one after the other; the staff was there first. */
export async function letPeopleJoinBefore(sql: Sql): Promise<void> {
  await sql`
    with people as (
      select _id, row_number() over (order by role <> 'admin', created_at, _id) as nth from accounts
      where deleted_at is null
    )
    update accounts set created_at = joined.at, verified_at = joined.at
    from people, lateral (select now() - make_interval(hours => 24 * 75 - 83 * nth::int) as at) as joined
    where people._id = accounts._id and accounts.email like '%.local'`
}

/** Counts all deliveries again, as the trigger add_delivery_totals does, by the time of their events. */
async function countDeliveriesAgain(queries: Pick<Sql, 'unsafe'>): Promise<void> {
  await queries.unsafe('update order_totals set delivered = 0, delivery_seconds = 0')
  await queries.unsafe(`
    insert into order_totals as total (grain, starts_at, shard, delivered, delivery_seconds)
    select grain, order_total_start(grain, event.at), 0, count(*),
      sum(extract(epoch from event.at - orders.created_at)::bigint)
    from order_events as event join orders on orders._id = event.order_id,
      (values ('day'), ('hour')) as grains (grain)
    where event.track = 'carrying' and event.to_status = 'delivered'
    group by 1, 2
    on conflict (grain, starts_at, shard) do update
      set delivered = excluded.delivered, delivery_seconds = excluded.delivery_seconds`)
}
