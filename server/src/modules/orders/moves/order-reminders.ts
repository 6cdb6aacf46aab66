import { NOTIFICATION_CLOCK, type OrderClock } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Notification } from '../../notifications/notifications.service.ts'
import type { OrderNotifications } from '../order-notifications.ts'
import {
  recordQuestions,
  recordDueReminders,
  type DueReminder,
  type ReminderRule,
} from './order-reminders.store.ts'

/** One round sends at most so many; the next round takes the rest. */
const REMINDERS = 200
const LAST_SHOP = `shop ${NOTIFICATION_CLOCK.shopMinutesLeft.at(-1)}`
const WAIT_OR_CANCEL = 'wait or cancel'
const SEARCH_ENDS = 'search ends'
const SET_OUT = 'set out'
const BRING_BACK = 'bring back'
const PAY = 'pay'
/** Orders wait for as long as the clock lets them. */
const ALWAYS = 1_000_000

const {
  shopMinutesLeft,
  noRiderMinutes,
  riderQuestionMinutes,
  setOutMinutesLeft,
  returnMinutesLeft,
  paymentMinutesLeft,
} = NOTIFICATION_CLOCK

/**
 * A reminder that comes earlier than the shop's whole time to answer is left out; the shop hears of the new order in
 * any case.
 */
function rulesOf(clock: OrderClock): readonly ReminderRule[] {
  const { shopAnswerMinutes, riderSearchMinutes, riderStartMinutes, failedDeliveryMinutes } = clock
  const askMinutes = Math.min(noRiderMinutes, Math.max(0, riderSearchMinutes - riderQuestionMinutes))
  const warnMinutes = riderSearchMinutes - riderQuestionMinutes
  const before = (name: string, status: ReminderRule['status'], minutes: number, minutesLeft: number) =>
    minutes > minutesLeft
      ? [{ name, status, afterMinutes: minutes - minutesLeft, untilMinutes: minutes }]
      : []
  return [
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
    // Without an end: no search ends before its customer was asked.
    { name: WAIT_OR_CANCEL, status: 'created', afterMinutes: askMinutes, untilMinutes: ALWAYS },
    ...(warnMinutes > askMinutes
      ? before(SEARCH_ENDS, 'created', riderSearchMinutes, riderQuestionMinutes)
      : []),
    ...before(SET_OUT, 'assigned', riderStartMinutes, setOutMinutesLeft),
    ...before(PAY, 'awaiting_payment', clock.paymentMinutes, paymentMinutesLeft),
    ...before(BRING_BACK, 'delivery_failed', failedDeliveryMinutes, returnMinutesLeft),
  ]
}

export interface OrderRemindersDeps {
  readonly config: Pick<Config, 'orderClock'>
  readonly database: Database
  readonly orderNotifications: Pick<OrderNotifications, 'notify'>
}

/** Tells customers, riders, shops and the staff that a clock is about to end something. */
export function createOrderReminders({ config, database, orderNotifications }: OrderRemindersDeps) {
  const rules = rulesOf(config.orderClock)
  /**
   * Any number of processes may run it at the same time.
   * @returns the orders whose customers are asked now whether to wait on
   */
  return (now: Date | null): Promise<readonly string[]> =>
    database.transaction(async (queries) => {
      const due = await recordDueReminders(queries, rules, { now, rowLimit: REMINDERS })
      const asked = due.flatMap(({ name, orderId }) => (name === WAIT_OR_CANCEL ? orderId : []))
      if (asked.length > 0) await recordQuestions(queries, asked, now)
      await orderNotifications.notify(
        queries,
        ...due.flatMap((reminder) => notificationsOf(reminder, config.orderClock)),
      )
      return asked
    })
}

function notificationsOf(reminder: DueReminder, clock: OrderClock): Notification[] {
  const { name, orderId, customerId, vendorId, riderId, waitedMinutes } = reminder
  const toCustomer = { accountId: customerId }
  const toStaff = { permission: 'moveOrders' } as const
  if (name === WAIT_OR_CANCEL) {
    return [
      { kind: 'rider_missing', to: toCustomer, orderId },
      { kind: 'staff_no_rider', to: toStaff, orderId, minutes: waitedMinutes },
    ]
  }
  if (name === SEARCH_ENDS) {
    const minutes = clock.riderSearchMinutes - waitedMinutes
    return [{ kind: 'rider_missing', to: toCustomer, orderId, minutes }]
  }
  if (name === SET_OUT) {
    const minutes = clock.riderStartMinutes - waitedMinutes
    return riderId === null ? [] : [{ kind: 'set_out_soon', to: { accountId: riderId }, orderId, minutes }]
  }
  if (name === PAY) {
    const minutes = clock.paymentMinutes - waitedMinutes
    return [{ kind: 'payment_soon', to: toCustomer, orderId, minutes }]
  }
  if (name === BRING_BACK) return [{ kind: 'return_soon', to: toCustomer, orderId }]
  const minutes = clock.shopAnswerMinutes - waitedMinutes
  const toShop: Notification[] =
    vendorId === null ? [] : [{ kind: 'shop_minutes', to: { accountId: vendorId }, orderId, minutes }]
  return name === LAST_SHOP
    ? [...toShop, { kind: 'staff_shop_silent', to: toStaff, orderId, minutes }]
    : toShop
}
