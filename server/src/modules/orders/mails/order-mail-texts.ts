import {
  allowedMoves,
  isEnded,
  isUnpaid,
  TIME_ZONE,
  withOptions,
  type MoveTarget,
  type Order,
  ORDER_STATE_NAMES,
  type OrderState,
  type PickupWindow,
} from '@ozi/contract'
import { greet } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import { methodOfName } from '../../payments/payments.service.ts'

/** The input of a mail about one move. It has no hand-over codes: others can read mail on its way. */
export interface OrderMailContext {
  /** The customer's name. */
  readonly name: string
  readonly order: Order
  readonly reason?: string | undefined
  /**
   * The rider proved the hand-over with a photo and no code. The photo itself is not in the mail: seeing it
   * takes a login.
   */
  readonly isByPhoto: boolean
  /** The VAT contained in the fee, in naira, once it is delivered; 0: none. */
  readonly tax: number
  /** The order waited for its payment until this move. */
  readonly wasUnpaid: boolean
  /** For the arrival at the dropoff: until what time the rider waits there, e.g. '14:32'. */
  readonly waitsUntil?: string | undefined
  /** How long a failed delivery waits for a decision. */
  readonly decisionHours: number
  readonly trackToken: string
  readonly publicUrl: string
  readonly support: string
}

const AMOUNT = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

/**
 * The sentences of the mail for each status an order can reach. For `created` and `placed`, that is the confirmation of the
 * new order. Shop statuses that follow from the carrying have none: the mail about the carrying covers them.
 */
const SENTENCES: Readonly<
  Record<
    Exclude<MoveTarget, 'handed_over' | 'completed'>,
    (order: Order, context: Pick<OrderMailContext, 'decisionHours' | 'waitsUntil' | 'wasUnpaid'>) => string
  >
> = {
  awaiting_payment: ({ fee, deadline }) =>
    `The office placed this order for you. Pay ${AMOUNT.format(fee)} by the link below${
      deadline ? ` before ${TIME.format(new Date(deadline.at))}` : ''
    }, and we begin.`,
  created: ({ pickupWindow }) =>
    pickupWindow
      ? `We have your order. A rider fetches it ${pickupTime(pickupWindow)}, and we look for one shortly before.`
      : 'We have your order and are looking for a rider.',
  placed: (order) => `We have your order and have passed it on to ${shopOf(order)}.`,
  accepted: (order) => `${shopOf(order)} has accepted your order and is getting it ready.`,
  preparing: (order) => `${shopOf(order)} has begun to prepare your order.`,
  ready_for_pickup: (order) => `Your order is ready at ${shopOf(order)} and is waiting for its rider.`,
  assigned: (order) => (order.rider ? `${order.rider.name} is your rider.` : 'Your order has a rider.'),
  enroute_to_pickup: (order) => `${riderOf(order)} is on the way to ${order.pickupLocation.placeName}.`,
  arrived_at_pickup: (order) => `${riderOf(order)} is at the pickup and is waiting for the code.`,
  picked_up: () => 'Your order was picked up and is on its way.',
  enroute_to_dropoff: (order) => {
    const says = `${riderOf(order)} is carrying your order to ${order.dropLocation.placeName}`
    return order.redeliveries === undefined
      ? `${says}.`
      : `${says} again. The fee below includes the redelivery.`
  },
  arrived_at_dropoff: (order, { waitsUntil }) =>
    waitsUntil === undefined
      ? `${riderOf(order)} is at the dropoff and is waiting for the code.`
      : `${riderOf(order)} is at the dropoff and is waiting for the code until ${waitsUntil}. After that the rider may leave.`,
  delivered: () => 'Your order was delivered. Thank you for sending it with Ozi.',
  // As of the failed delivery, even if the order has moved on before this mail is written.
  delivery_failed: (order, { decisionHours }) =>
    order.isPlaceWrong
      ? `The rider came to ${order.dropLocation.placeName} on our map, and it is not where you mean. Open your order to choose the right place: you see what it costs before you decide. If nobody decides within ${hours(decisionHours)}, it is brought back.`
      : allowedMoves({ ...order, status: 'delivery_failed' }, 'customer').some(({ needs }) => needs === 'fee')
        ? `The rider could not hand your order over. Open your order to send the rider again for a fee. If nobody decides within ${hours(decisionHours)}, it is brought back.`
        : 'The rider could not hand your order over. We will be in touch about what happens next.',
  returning: (order, context) =>
    `Your order is being brought back. ${order.cashAtPickup === undefined ? costOf(order, context) : PAID_BACK}`,
  returned: (order, context) =>
    `Your order was brought back. ${order.cashAtPickup === undefined ? costOf(order, context) : PAID_BACK}`,
  rejected: (order, context) => `${shopOf(order)} cannot take your order. ${costOf(order, context)}`,
  cancelled: (order, context) => `Your order was cancelled. ${costOf(order, context)}`,
  expired: (order, context) =>
    context.wasUnpaid
      ? 'Your order was not paid in time, so it has ended. If you pay it later, all of it goes back to you.'
      : `No rider was free in time, so your order has ended. ${costOf(order, context)} Please try again.`,
}

/** Tells the customer of an order that does not arrive what it costs. */
const costOf = ({ paymentMethod }: Order, { wasUnpaid }: Pick<OrderMailContext, 'wasUnpaid'>): string =>
  paymentMethod === 'Cash' || wasUnpaid
    ? 'You pay nothing.'
    : 'What you paid goes back to you, less what a late cancellation costs. Your order says how much.'

const PAID_BACK = 'What was paid at the pickup goes back: please ask the office for it.'
const BY_PHOTO = 'It was handed over with a photo instead of the code. You can see the photo in your order.'

const DAY = new Intl.DateTimeFormat('en-NG', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const TIME = new Intl.DateTimeFormat('en-NG', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** 'on Thursday 26 November between 09:00 and 09:30' */
const pickupTime = ({ from, to }: PickupWindow): string => {
  const [begins, ends] = [new Date(from), new Date(to)]
  return `on ${DAY.format(begins)} between ${TIME.format(begins)} and ${TIME.format(ends)}`
}
const hours = (count: number) => (count === 1 ? 'an hour' : `${String(count)} hours`)
const riderOf = ({ rider }: Order) => rider?.name ?? 'The rider'
const shopOf = ({ vendor }: Order) => vendor?.name ?? 'The shop'

const feeWord = ({ paymentMethod, cashToCollect }: Order) =>
  methodOfName(paymentMethod) === 'Online' && !cashToCollect ? 'Paid' : 'Fee'

/** The receipt, line by line. Its number is the order's. */
const receiptOf = (order: Order, tax: number, publicUrl: string): string[] => [
  `Receipt ${order.number}`,
  ...order.lines.map(({ label, amount }) => `${label}: ${AMOUNT.format(amount)}`),
  `Total: ${AMOUNT.format(order.fee)}`,
  ...(tax > 0 ? [`VAT contained: ${AMOUNT.format(tax)}`] : []),
  `To print or to save: ${publicUrl}/dashboard/orders/${order._id}/receipt`,
]

/** The receipt alone, for a customer who wants no mail about the delivery; null if nothing was paid. */
export function receiptMail({ name, order, tax, publicUrl, support }: OrderMailContext): MailContent | null {
  if (order.fee === 0) return null
  return composeMail({
    subject: `Order ${order.number}: receipt`,
    greeting: greet(name),
    paragraphs: [
      `${feeWord(order)}: ${AMOUNT.format(order.fee)} (${order.paymentMethod})`,
      ...receiptOf(order, tax, publicUrl),
    ],
    link: { label: 'Open your order', url: `${publicUrl}/dashboard/orders/${order._id}` },
    footer: `You turned mails about deliveries off. An order has a receipt all the same. Questions? Write to ${support}.`,
  })
}

const isSaid = (to: MoveTarget): to is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, to)

/** A new order for later is told as such. */
const stateOf = (to: MoveTarget, { pickupWindow }: Order): OrderState =>
  to === 'created' && pickupWindow ? 'scheduled' : to

/** The mail about one move; null if that move has none. */
export function orderMail(to: MoveTarget, context: OrderMailContext): MailContent | null {
  const { name, order, reason, isByPhoto, trackToken, publicUrl, support } = context
  const receipt = to === 'delivered' ? receiptOf(order, context.tax, publicUrl) : []
  if (!isSaid(to)) return null
  return composeMail({
    subject: `Order ${order.number}: ${ORDER_STATE_NAMES[stateOf(to, order)]}`,
    greeting: greet(name),
    paragraphs: [
      SENTENCES[to](order, context),
      ...(isByPhoto ? [BY_PHOTO] : []),
      ...(reason ? [`Why: ${reason}`] : []),
      `From: ${order.pickupLocation.placeName}`,
      `To: ${order.dropLocation.placeName}`,
      ...(order.items ?? []).map((item) => `${item.quantity} × ${withOptions(item.name, item.options)}`),
      // Nobody pays for an order that does not arrive.
      ...(isUnpaid(to) ? [] : [`${feeWord(order)}: ${AMOUNT.format(order.fee)} (${order.paymentMethod})`]),
      ...receipt,
    ],
    link:
      to === 'awaiting_payment'
        ? { label: 'Pay', url: `${publicUrl}/track/${trackToken}` }
        : { label: 'Open your order', url: `${publicUrl}/dashboard/orders/${order._id}` },
    // An order that has ended cannot be followed.
    ...(isEnded(to)
      ? {}
      : {
          closing: [`Anyone waiting for it can follow it here: ${publicUrl}/track/${trackToken}`],
        }),
    footer: `Questions? Write to ${support}.`,
  })
}
