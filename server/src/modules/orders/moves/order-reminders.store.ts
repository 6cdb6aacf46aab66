import type { WaitingStatus } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { isWaiting } from './order-waits.store.ts'

/**
 * An order in this status gets the reminder once it has waited for `afterMinutes`, and no later than `untilMinutes`.
 */
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
 * Records the reminders that are due, each once a wait. The caller sends them in the same transaction.
 * @param now null: the database's time
 */
export async function recordDueReminders(
  queries: Queries,
  rules: readonly ReminderRule[],
  { now, rowLimit }: { readonly now: Date | null; readonly rowLimit: number },
): Promise<DueReminder[]> {
  return queries<DueReminder[]>`
    with due as (
      select rules.name, orders._id as order_id, orders.waits_since, orders.customer_id, orders.vendor_id,
        orders.rider_id, floor(extract(epoch from clock.now - wait.since) / 60)::int as waited
      from (select coalesce(${now}::timestamptz, now()) as now) as clock
      cross join unnest(
        ${rules.map(({ name }) => name)}::text[], ${rules.map(({ status }) => status)}::text[],
        ${rules.map(({ afterMinutes }) => afterMinutes)}::integer[],
        ${rules.map(({ untilMinutes }) => untilMinutes)}::integer[]
      ) as rules (name, status, after_minutes, until_minutes)
      join orders on orders.status = rules.status
        and orders.waits_since <= clock.now - make_interval(mins => rules.after_minutes)
      cross join lateral (select counted_from(orders.waits_since, clock.now) as since) as wait
      where ${isWaiting('orders')}
        and wait.since <= clock.now - make_interval(mins => rules.after_minutes)
        and wait.since > clock.now - make_interval(mins => rules.until_minutes)
        and not exists (
          select from order_reminders as noted
          where noted.order_id = orders._id and noted.name = rules.name and noted.waits_since = orders.waits_since
        )
      limit ${rowLimit}
    ), taken as (
      insert into order_reminders (order_id, name, waits_since) select order_id, name, waits_since from due
      on conflict do nothing
      returning order_id, name
    )
    select taken.name, due.order_id as "orderId", due.customer_id as "customerId",
      due.vendor_id as "vendorId", due.rider_id as "riderId", due.waited as "waitedMinutes"
    from taken join due using (order_id, name)`
}

/** Records that the customers of these orders are asked whether to wait on. @param now null: the database's time */
export async function recordQuestions(
  queries: Queries,
  orderIds: readonly string[],
  now: Date | null,
): Promise<void> {
  await queries`
    update order_searches set customer_asked_at = coalesce(${now}::timestamptz, now())
    where order_id = any (${[...orderIds]}::uuid[])`
}

/**
 * The customer waits on: the search has its whole time again, and its rounds begin anew unless an offer waits for its
 * answer. The order must be locked.
 * @returns false if there was no question
 */
export async function restartSearch(queries: Queries, orderId: string): Promise<boolean> {
  const waiting = await queries`
    update order_searches as search set customer_asked_at = null, version = version + 1,
      round = case when asked.is_asked then round else 0 end,
      next_round_at = case when asked.is_asked then next_round_at else now() end,
      opened_at = case when asked.is_asked then opened_at end
    from (
      select exists (select from rider_offers where order_id = ${orderId} and answer is null) as is_asked
    ) as asked
    where order_id = ${orderId} and customer_asked_at is not null`
  if (waiting.count === 0) return false
  await queries`update orders set waits_since = now() where _id = ${orderId}`
  return true
}
