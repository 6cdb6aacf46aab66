import type { Transaction } from '../../server/src/platform/database/index.ts'

/** The ids reserved for one order's events, which are in order. */
const EVENTS_MAX = 20

/** The events of every order in `seed_orders`, according to its life, a minute and a half apart. */
export async function seedEvents(queries: Transaction): Promise<void> {
  const [next] = await queries<{ _id: number }[]>`
    select nextval(pg_get_serial_sequence('order_events', '_id')) as _id`
  await queries`
    create temporary table seed_steps on commit drop as
    select outcome, "isShop" as is_shop, place - 1 as place, step ->> 'track' as track, step ->> 'to' as to_status,
      step ->> 'by' as actor, step ->> 'reason' as reason
    from seed_lives, json_array_elements(steps) with ordinality as steps_of (step, place)`
  await queries`
    insert into order_events (_id, order_id, track, to_status, at, actor, actor_id, reason)
    overriding system value
    select ${next?._id ?? 1}::bigint + i * ${EVENTS_MAX}::bigint + place, order_id, track, to_status, at + place * interval '90 seconds',
      actor, case actor when 'customer' then customer_id when 'rider' then rider_id when 'vendor' then vendor_id end, reason
    from seed_orders as orders
    join seed_steps as steps on steps.outcome = orders.outcome and steps.is_shop = (kind = 'shop')`
  await queries`
    select setval(pg_get_serial_sequence('order_events', '_id'), (select max(_id) from order_events))`
  await requireEvents(queries)
}

/** Checks at once what the trigger, switched off during the load, would have checked row by row. */
async function requireEvents(queries: Transaction): Promise<void> {
  const rows = await queries`
    select orders._id
    from orders
    join (
      select order_id, (array_agg(to_status order by _id desc) filter (where track = 'carrying'))[1] as carrying,
        (array_agg(to_status order by _id desc) filter (where track = 'shop'))[1] as shop
      from order_events group by order_id
    ) as last on last.order_id = orders._id
    where last.carrying is distinct from orders.status or last.shop is distinct from orders.shop_status
    limit 1`
  const [{ without } = { without: 0 }] = await queries<{ without: number }[]>`
    select count(*) as without from orders
    left join (select distinct order_id from order_events) as told on told.order_id = orders._id
    where told.order_id is null`
  if (rows.length > 0 || without > 0) throw new Error('an order is not what its last event says')
}
