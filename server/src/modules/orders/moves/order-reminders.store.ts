import type { WaitingStatus } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** An order that has waited for so long is worth a reminder, until the next one is due. */
export interface ReminderRule {
  readonly name: string
  readonly status: WaitingStatus
  readonly afterMinutes: number
  readonly untilMinutes: number
}

export interface DueReminder {
  readonly name: string
  readonly orderId: string
  readonly customerId: string
  readonly vendorId: string | null
  readonly riderId: string | null
  readonly waitedMinutes: number
}

/**
 * Writes down the reminders that are due, each once for the step that the order waits at: whoever wrote it tells, in the
 * same transaction.
 * @param now null: the database's time
 */
export async function takeReminders(
  queries: Queries,
  rules: readonly ReminderRule[],
  { now, rowLimit }: { readonly now: Date | null; readonly rowLimit: number },
): Promise<DueReminder[]> {
  return queries<DueReminder[]>`
    with due as (
      select last_step._id as event_id, rules.name, orders._id as order_id, orders.customer_id, orders.vendor_id,
        orders.rider_id, floor(extract(epoch from clock.now - wait.since) / 60)::int as waited
      from (select coalesce(${now}::timestamptz, now()) as now) as clock
      cross join unnest(
        ${rules.map(({ name }) => name)}::text[], ${rules.map(({ status }) => status)}::text[],
        ${rules.map(({ afterMinutes }) => afterMinutes)}::integer[],
        ${rules.map(({ untilMinutes }) => untilMinutes)}::integer[]
      ) as rules (name, status, after_minutes, until_minutes)
      join orders on orders.status = rules.status
        and orders.created_at <= clock.now - make_interval(mins => rules.after_minutes)
      cross join lateral (
        select _id, case when orders.status in ('created', 'assigned') then greatest(at, orders.search_from) else at end as at
        from order_events
        where order_id = orders._id and (track = 'carrying' or orders.status = 'assigned')
        order by order_events._id desc limit 1
      ) as last_step
      left join order_searches as search on search.order_id = orders._id and orders.status = 'created'
      cross join lateral (
        select counted_from(greatest(last_step.at, search.waits_since), clock.now) as since
      ) as wait
      where orders.status in ('awaiting_payment', 'placed', 'created', 'assigned', 'delivery_failed')
        and orders.on_hold_since is null
        and (orders.status <> 'assigned' or coalesce(orders.shop_status, 'ready_for_pickup') = 'ready_for_pickup')
        and wait.since <= clock.now - make_interval(mins => rules.after_minutes)
        and wait.since > clock.now - make_interval(mins => rules.until_minutes)
        and not exists (
          select from order_reminders where event_id = last_step._id and order_reminders.name = rules.name
        )
      limit ${rowLimit}
    ), taken as (
      insert into order_reminders (event_id, name) select event_id, name from due
      on conflict do nothing
      returning event_id, name
    )
    select taken.name, due.order_id as "orderId", due.customer_id as "customerId",
      due.vendor_id as "vendorId", due.rider_id as "riderId", due.waited as "waitedMinutes"
    from taken join due using (event_id, name)`
}

/** Notes that the customers of these orders are asked whether to wait on. @param now null: the database's time */
export async function noteQuestions(
  queries: Queries,
  orderIds: readonly string[],
  now: Date | null,
): Promise<void> {
  await queries`
    update order_searches set asked_at = coalesce(${now}::timestamptz, now())
    where order_id = any (${[...orderIds]}::uuid[])`
}

/**
 * Notes that the customer waits on: the search has its whole time again, and its rounds begin anew unless somebody is
 * asked just now. The order must be locked.
 * @returns false if there was no question
 */
export async function noteWaiting(queries: Queries, orderId: string): Promise<boolean> {
  const waiting = await queries`
    update order_searches as search set waits_since = now(), asked_at = null, version = version + 1,
      round = case when asked.is_asked then round else 0 end,
      next_at = case when asked.is_asked then next_at else now() end,
      opened_at = case when asked.is_asked then opened_at end
    from (
      select exists (select from rider_offers where order_id = ${orderId} and answer is null) as is_asked
    ) as asked
    where order_id = ${orderId} and asked_at is not null`
  if (waiting.count === 0) return false
  await queries`
    delete from order_reminders using order_events
    where order_events._id = event_id and order_events.order_id = ${orderId} and order_events.to_status = 'created'`
  return true
}
