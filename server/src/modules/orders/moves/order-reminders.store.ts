import type { Queries } from '../../../platform/database/database.ts'

/** An order that has waited for so long is worth a reminder, until the next one is due. */
export interface ReminderRule {
  readonly name: string
  readonly status: 'placed' | 'created'
  readonly afterMinutes: number
  readonly untilMinutes: number
}

export interface DueReminder {
  readonly name: string
  readonly orderId: string
  readonly customerId: string
  readonly vendorId: string | null
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
        floor(extract(epoch from clock.now - last_step.at) / 60)::int as waited
      from (select coalesce(${now}::timestamptz, now()) as now) as clock
      cross join unnest(
        ${rules.map(({ name }) => name)}::text[], ${rules.map(({ status }) => status)}::text[],
        ${rules.map(({ afterMinutes }) => afterMinutes)}::integer[],
        ${rules.map(({ untilMinutes }) => untilMinutes)}::integer[]
      ) as rules (name, status, after_minutes, until_minutes)
      join orders on orders.status = rules.status
        and orders.created_at <= clock.now - make_interval(mins => rules.after_minutes)
      cross join lateral (
        select _id, greatest(at, orders.search_from) as at
        from order_events where order_id = orders._id and track = 'carrying'
        order by order_events._id desc limit 1
      ) as last_step
      where orders.status in ('placed', 'created')
        and last_step.at <= clock.now - make_interval(mins => rules.after_minutes)
        and last_step.at > clock.now - make_interval(mins => rules.until_minutes)
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
      due.vendor_id as "vendorId", due.waited as "waitedMinutes"
    from taken join due using (event_id, name)`
}
