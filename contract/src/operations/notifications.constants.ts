import type { Permission } from '../accounts/roles.constants.ts'

/** The channels by which notifications reach somebody who has no page of ours open. */
export const NOTIFICATION_CHANNELS = ['push', 'sms', 'mail'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** The readers of a kind of notification: an account of that role, the receiver of an order, or staff with that permission. */
type Audience = 'customer' | 'rider' | 'vendor' | 'receiver' | Permission

/**
 * Why a notification reached nobody.
 * - `nobody`: there is no channel that reaches its reader
 * - `gone`: the browser takes no more
 * - `refused`: it was not taken, and trying again would not help
 * - `late`: it was not taken while it was of use
 */
export const UNREACHED_STATUSES = ['nobody', 'gone', 'refused', 'late'] as const
export type UnreachedStatus = (typeof UNREACHED_STATUSES)[number]

interface NotificationRule {
  readonly to: Audience
  /** Which channels it may take, and whether it does unless its reader chose. */
  readonly channels: Readonly<Partial<Record<NotificationChannel, boolean>>>
  /** How long it is of use: a push service drops it after that, and nothing is tried again. */
  readonly seconds: number
  readonly isUrgent?: true
  /** Its mail has a receipt, which goes out even to those who turned the mail off. */
  readonly hasReceipt?: true
}

const PUSH = { push: true } as const
const PUSH_AND_MAIL = { push: true, mail: true } as const
const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Every kind of notification.
 * - `order_taken`: the shop has accepted an order, or a rider has
 * - `order_ended`: rejected, expired, cancelled by somebody else, or brought back
 * - `payment_soon`: an order soon expires unless it is paid
 * - `return_soon`: a failed delivery is soon brought back, unless its customer decides
 * - `rider_missing`: no rider so far, or little time is left to find one; the customer may wait or cancel
 * - `payment_link`: where a caller pays the order that the office placed for them; by SMS
 * - `receiver_code`: the link and, if the receiver says it to the rider, the code; by SMS
 * - `offer`: an order offered to a rider, until its countdown ends
 * - `job_changed`: a rider's order was given or taken away by somebody else, or has another dropoff
 * - `set_out_soon`: a rider soon loses an order that they took, unless they set out
 * - `duty_ends`: a rider's duty soon ends by itself, unless they stay on duty
 * - `tip`: a customer tipped a rider for an order
 * - `cash_near`: a rider holds most of the cash they may hold; `cash_limit`: all of it, so no order is offered
 * - `staff_payment_disputed`: a bank disputes a payment, or took it back
 * - `staff_cash_disputed`: a rider says that the cash the office recorded is wrong
 * - `staff_gave_back`: a rider gave back several jobs within an hour, and is off duty
 * - `shop_minutes`: few minutes are left to answer an order; `shop_missed`: none is, and the order has ended
 */
export const NOTIFICATIONS = {
  order_taken: { to: 'customer', channels: PUSH_AND_MAIL, seconds: HOUR },
  order_on_way: { to: 'customer', channels: PUSH_AND_MAIL, seconds: HOUR },
  order_at_door: {
    to: 'customer',
    channels: { push: true, sms: false, mail: true },
    seconds: 20 * MINUTE,
    isUrgent: true,
  },
  order_failed: { to: 'customer', channels: { push: true, sms: false, mail: true }, seconds: 12 * HOUR },
  order_delivered: { to: 'customer', channels: PUSH_AND_MAIL, seconds: 12 * HOUR, hasReceipt: true },
  payment_soon: { to: 'customer', channels: PUSH, seconds: 5 * MINUTE, isUrgent: true },
  return_soon: { to: 'customer', channels: PUSH, seconds: 90 * MINUTE },
  order_ended: { to: 'customer', channels: PUSH_AND_MAIL, seconds: 12 * HOUR },
  rider_missing: { to: 'customer', channels: PUSH, seconds: 30 * MINUTE },
  chat_answered: { to: 'customer', channels: PUSH_AND_MAIL, seconds: 12 * HOUR },
  receiver_code: { to: 'receiver', channels: { sms: true }, seconds: HOUR },
  payment_link: { to: 'receiver', channels: { sms: true }, seconds: 15 * MINUTE },
  offer: { to: 'rider', channels: PUSH, seconds: 30, isUrgent: true },
  job_changed: { to: 'rider', channels: PUSH, seconds: HOUR, isUrgent: true },
  set_out_soon: { to: 'rider', channels: PUSH, seconds: 10 * MINUTE, isUrgent: true },
  duty_ends: { to: 'rider', channels: PUSH, seconds: 30 * MINUTE, isUrgent: true },
  tip: { to: 'rider', channels: PUSH, seconds: 12 * HOUR },
  cash_near: { to: 'rider', channels: PUSH, seconds: 12 * HOUR },
  cash_limit: { to: 'rider', channels: PUSH, seconds: 12 * HOUR },
  shop_order: {
    to: 'vendor',
    channels: { push: true, sms: false, mail: true },
    seconds: 15 * MINUTE,
    isUrgent: true,
  },
  shop_minutes: { to: 'vendor', channels: PUSH, seconds: 5 * MINUTE, isUrgent: true },
  shop_missed: { to: 'vendor', channels: PUSH, seconds: 12 * HOUR },
  staff_no_rider: { to: 'moveOrders', channels: PUSH, seconds: 30 * MINUTE },
  staff_failed: { to: 'moveOrders', channels: PUSH, seconds: 12 * HOUR },
  staff_shop_silent: { to: 'moveOrders', channels: PUSH, seconds: 10 * MINUTE },
  staff_shop_missed: { to: 'moveOrders', channels: PUSH, seconds: HOUR },
  staff_chat: { to: 'answerCustomers', channels: PUSH, seconds: HOUR },
  staff_gave_back: { to: 'moveOrders', channels: PUSH, seconds: HOUR },
  staff_payment_disputed: { to: 'refundPayments', channels: PUSH, seconds: 12 * HOUR },
  staff_cash_disputed: { to: 'recordRemittances', channels: PUSH, seconds: 12 * HOUR },
} as const satisfies Record<string, NotificationRule>
export type NotificationKind = keyof typeof NOTIFICATIONS

/** Kinds after which their reader has something to do; the others only tell. */
export const NEEDS_READER: readonly NotificationKind[] = [
  'order_at_door',
  'order_failed',
  'payment_soon',
  'return_soon',
  'rider_missing',
  'chat_answered',
  'offer',
  'job_changed',
  'set_out_soon',
  'duty_ends',
  'cash_limit',
  'shop_order',
  'shop_minutes',
  'staff_no_rider',
  'staff_failed',
  'staff_shop_silent',
  'staff_chat',
  'staff_payment_disputed',
  'staff_cash_disputed',
]

/** Kinds that are told to a number that is no account's, or need not be one's. */
export type ReceiverKind = 'receiver_code' | 'payment_link'
export const isForReceiver = (kind: NotificationKind): kind is ReceiverKind =>
  NOTIFICATIONS[kind].to === 'receiver'

/** The rule of a kind, with what only some kinds have. */
export const notificationRule = (kind: NotificationKind): NotificationRule => NOTIFICATIONS[kind]

// Limits
export const PUSH_SUBSCRIPTIONS = {
  /** How many browsers of one account get pushes: those that asked last. */
  max: 10,
  /** The longest address of a push service. */
  endpointMax: 1_000,
} as const

/** An SMS costs money. */
export const SMS_LIMITS = { anOrder: 4, aNumberADay: 10 } as const

/** The staff's list of what reached nobody. */
export const UNREACHED_SHOWN = { days: 7, max: 100 } as const

export const DELIVERIES_KEPT_DAYS = 30

/** When somebody is told that a clock is about to end something. */
export const NOTIFICATION_CLOCK = {
  /** Before the end of a shop's time to answer; at the last of them, the staff is told that the shop has not answered. */
  shopMinutesLeft: [10, 5],
  /** How long an order has waited for a rider when the staff is told, and the customer is asked whether to wait on. */
  noRiderMinutes: 15,
  /** How long a customer has at least to answer that; as little is left when they are told again. */
  riderQuestionMinutes: 10,
  /** So many minutes before the time to pay ends. */
  paymentMinutesLeft: 5,
  /** So many minutes before a rider's time to set out ends. */
  setOutMinutesLeft: 10,
  /** So many minutes before a rider's duty ends. */
  dutyMinutesLeft: 30,
  /** So many minutes before the time to decide about a failed delivery ends. */
  returnMinutesLeft: 120,
} as const
