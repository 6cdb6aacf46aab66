import { NEWS_CLOCK, ORDER_CLOCK } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import type { NewsService, PieceOfNews } from '../../news/news.service.ts'
import { takeReminders, type DueReminder, type ReminderRule } from './order-reminders.store.ts'

/** How many one round tells; the next round takes the rest. */
const REMINDERS = 200
const NO_RIDER = 'no rider'

const { shopMinutesLeft, noRiderMinutes } = NEWS_CLOCK
const { shopAnswerMinutes, riderSearchMinutes } = ORDER_CLOCK

const RULES: readonly ReminderRule[] = [
  ...shopMinutesLeft.map((left, at) => ({
    name: `shop ${left}`,
    status: 'placed' as const,
    afterMinutes: shopAnswerMinutes - left,
    untilMinutes: shopAnswerMinutes - (shopMinutesLeft[at + 1] ?? 0),
  })),
  { name: NO_RIDER, status: 'created', afterMinutes: noRiderMinutes, untilMinutes: riderSearchMinutes },
]

export interface OrderRemindersParts {
  readonly database: Database
  readonly tellings: Pick<NewsService, 'tell'>
}

/** Tells customers, shops and the staff that a clock is about to end something. */
export function createOrderReminders({ database, tellings }: OrderRemindersParts) {
  /** Any number of processes may run it at the same time. */
  return (now: Date | null): Promise<void> =>
    database.transaction(async (queries) => {
      const due = await takeReminders(queries, RULES, { now, rowLimit: REMINDERS })
      await tellings.tell(queries, ...due.flatMap(newsOf))
    })
}

function newsOf({ name, orderId, customerId, vendorId, waitedMinutes }: DueReminder): PieceOfNews[] {
  if (name === NO_RIDER) {
    return [
      { kind: 'rider_missing', to: { accountId: customerId }, orderId },
      { kind: 'staff_no_rider', to: { permission: 'moveOrders' }, orderId, minutes: waitedMinutes },
    ]
  }
  const minutes = shopAnswerMinutes - waitedMinutes
  const toShop: PieceOfNews[] =
    vendorId === null ? [] : [{ kind: 'shop_minutes', to: { accountId: vendorId }, orderId, minutes }]
  const isLast = name === `shop ${shopMinutesLeft.at(-1)}`
  return isLast
    ? [...toShop, { kind: 'staff_shop_silent', to: { permission: 'moveOrders' }, orderId, minutes }]
    : toShop
}
