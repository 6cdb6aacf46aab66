import {
  NOTIFICATION_CLOCK,
  type OrderClock,
  type OrderDeadline,
  type OrderStatus,
  type ShopStatus,
} from '@ozi/contract'

/**
 * An order's state, and since when it waits there, by `deadline_from` of the database. Times that the state does not need
 * may be null; during a pause all are.
 */
export interface WaitingRow {
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  /** While its payment is disputed, it waits for nobody. */
  readonly on_hold_since?: Date | null
  /** When it came to where it is. */
  readonly carried_at: Date | null
  /** The last step of the carrying or of the shop, or when the search for its rider began, if that is later. */
  readonly stepped_at: Date | null
  /** Since when it waits for a rider. */
  readonly waits_since: Date | null
  /** When its customer was asked whether to wait on; null once they agreed. */
  readonly answer_from: Date | null
}

/** What the clock does with an order that nobody moves, and when; as `listOverdue` finds it. */
export function deadlineOf(row: WaitingRow, clock: OrderClock): { readonly deadline?: OrderDeadline } {
  const after = (since: Date | null, minutes: number, to: OrderDeadline['to']) =>
    since ? { deadline: { at: new Date(since.getTime() + minutes * 60_000).toISOString(), to } } : {}
  if (row.on_hold_since) return {}
  if (row.status === 'awaiting_payment') return after(row.carried_at, clock.paymentMinutes, 'expired')
  if (row.status === 'placed') return after(row.carried_at, clock.shopAnswerMinutes, 'rejected')
  if (row.status === 'created') {
    const since = row.waits_since ?? row.carried_at
    const asked = row.answer_from
    const answered = clock.riderSearchMinutes - NOTIFICATION_CLOCK.riderQuestionMinutes
    // Whoever was asked late has as long to answer.
    const isAskedLate = since && asked && asked.getTime() > since.getTime() + answered * 60_000
    return isAskedLate
      ? after(asked, NOTIFICATION_CLOCK.riderQuestionMinutes, 'expired')
      : after(since, clock.riderSearchMinutes, 'expired')
  }
  if (row.status === 'delivery_failed') {
    return after(row.carried_at, clock.failedDeliveryMinutes, 'returning')
  }
  // Waiting for a shop does not make a rider late.
  const isReady = row.shop_status === null || row.shop_status === 'ready_for_pickup'
  return row.status === 'assigned' && isReady ? after(row.stepped_at, clock.riderStartMinutes, 'created') : {}
}
