import { NEWS_CLOCK, type OrderClock } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { NewsService, PieceOfNews } from '../../news/news.service.ts'
import { takeReminders, type DueReminder, type ReminderRule } from './order-reminders.store.ts'

/** How many one round tells; the next round takes the rest. */
const REMINDERS = 200
const NO_RIDER = 'no rider'

const { shopMinutesLeft, noRiderMinutes } = NEWS_CLOCK

/** A shop that has less time than a reminder leaves is told at the next one, and of the new order anyway. */
const rulesOf = ({ shopAnswerMinutes, riderSearchMinutes }: OrderClock): readonly ReminderRule[] => [
  ...shopMinutesLeft.flatMap((left, at) =>
    left < shopAnswerMinutes
      ? {
          name: `shop ${left}`,
          status: 'placed' as const,
          afterMinutes: shopAnswerMinutes - left,
          untilMinutes: shopAnswerMinutes - (shopMinutesLeft[at + 1] ?? 0),
        }
      : [],
  ),
  { name: NO_RIDER, status: 'created', afterMinutes: noRiderMinutes, untilMinutes: riderSearchMinutes },
]

export interface OrderRemindersParts {
  readonly config: Pick<Config, 'orderClock'>
  readonly database: Database
  readonly tellings: Pick<NewsService, 'tell'>
}

/** Tells customers, shops and the staff that a clock is about to end something. */
export function createOrderReminders({ config, database, tellings }: OrderRemindersParts) {
  const rules = rulesOf(config.orderClock)
  const { shopAnswerMinutes } = config.orderClock
  /** Any number of processes may run it at the same time. */
  return (now: Date | null): Promise<void> =>
    database.transaction(async (queries) => {
      const due = await takeReminders(queries, rules, { now, rowLimit: REMINDERS })
      await tellings.tell(queries, ...due.flatMap((reminder) => newsOf(reminder, shopAnswerMinutes)))
    })
}

function newsOf(
  { name, orderId, customerId, vendorId, waitedMinutes }: DueReminder,
  shopAnswerMinutes: number,
): PieceOfNews[] {
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
