import type { MoveTarget, Order } from '@ozi/contract'
import { greet } from '../../../platform/mail/greeting.ts'
import { composeLetter } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mail.ts'

/** What a letter about one step of an order is made from. Hand-over codes are not: mail is read on the way. */
export interface OrderLetterContext {
  /** The customer's. */
  readonly name: string
  readonly order: Order
  readonly reason?: string | undefined
  readonly trackToken: string
  readonly publicUrl: string
  readonly support: string
}

interface Words {
  readonly subject: string
  readonly says: string
}

const AMOUNT = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

/** The steps worth a letter; a first `created` or `placed` is the order being made. */
const WORDS: Readonly<Partial<Record<MoveTarget, (order: Order) => Words>>> = {
  created: () => ({ subject: 'we have it', says: 'We have your order and are looking for a rider.' }),
  placed: (order) => ({
    subject: 'we have it',
    says: `We have your order and have passed it on to ${shopOf(order)}.`,
  }),
  accepted: (order) => ({
    subject: 'accepted',
    says: `${shopOf(order)} has accepted your order and is getting it ready.`,
  }),
  assigned: (order) => ({
    subject: 'a rider is coming',
    says: order.rider ? `${order.rider.name} is your rider.` : 'Your order has a rider.',
  }),
  picked_up: () => ({ subject: 'on its way', says: 'Your order was picked up and is on its way.' }),
  delivered: () => ({
    subject: 'delivered',
    says: 'Your order was delivered. Thank you for sending it with Ozi.',
  }),
  delivery_failed: () => ({
    subject: 'could not be delivered',
    says: 'The rider could not hand your order over. We will be in touch about what happens next.',
  }),
  returned: () => ({ subject: 'brought back', says: 'Your order was brought back.' }),
  rejected: (order) => ({
    subject: 'not accepted',
    says: `${shopOf(order)} cannot take your order. You pay nothing.`,
  }),
  cancelled: () => ({ subject: 'cancelled', says: 'Your order was cancelled. You pay nothing.' }),
  expired: () => ({
    subject: 'no rider found',
    says: 'No rider was free in time, so your order has ended. You pay nothing. Please try again.',
  }),
}

const shopOf = ({ vendor }: Order) => vendor?.name ?? 'The shop'

/** Whether a move to there is worth a letter. */
export function isWorthALetter(to: MoveTarget): boolean {
  return to !== 'created' && to !== 'placed' && to in WORDS
}

/** The letter about one step; null for a step that is worth none. */
export function orderLetter(to: MoveTarget, context: OrderLetterContext): Letter | null {
  const { name, order, reason, trackToken, publicUrl, support } = context
  const words = WORDS[to]?.(order)
  if (!words) return null
  return composeLetter({
    subject: `Order ${order.number}: ${words.subject}`,
    greeting: greet(name),
    paragraphs: [
      words.says,
      ...(reason ? [`Why: ${reason}`] : []),
      `From: ${order.pickupLocation.placeName}`,
      `To: ${order.dropLocation.placeName}`,
      ...(order.items ?? []).map((item) => `${item.quantity} × ${item.name}`),
      `Fee: ${AMOUNT.format(order.fee)} (${order.paymentMethod})`,
    ],
    link: { label: 'Open your order', url: `${publicUrl}/dashboard/orders/${order._id}` },
    closing: [`Whoever waits for it can follow it here: ${publicUrl}/track/${trackToken}`],
    footer: `Questions? Write to ${support}.`,
  })
}
