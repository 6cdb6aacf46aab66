import { isEnded, type OrderStatus, type TransactionStatus } from '@ozi/contract'
import { riderEarnsKobo, type Terms } from '../earnings/earnings.service.ts'
import type { Posting, PostingLine } from './posting.ts'
import { creditsOf, type Charge } from './charge-credits.ts'

/** A charge with the status of its transaction. */
export interface ChargeOfOrder extends Charge {
  readonly status: TransactionStatus
  readonly paymentMethod: string
}

export interface OrderWithCharges {
  readonly _id: string
  readonly customerId: string
  readonly vendorId: string | null
  /** The rider who has the order, or had it at its end. */
  readonly riderId: string | null
  /** The sender of a parcel pays at the pickup. */
  readonly senderPays: boolean
  /** The terms it was placed under; null if there were none. */
  readonly terms: Terms | null
  readonly status: OrderStatus
  /** The part of a payment that is kept for a late cancellation. */
  readonly keptKobo: number
  /** The sum that the staff paid back before it was delivered. */
  readonly paidBackKobo: number
  readonly charges: readonly ChargeOfOrder[]
}

/** A charge of a customer, for an order or one of its redeliveries. */
export function chargePosting(charge: {
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
  /** The transaction of a redelivery; absent for the order itself. */
  readonly redeliveryId?: string
}): Posting {
  const { orderId, customerId, amountKobo, redeliveryId } = charge
  return {
    cause:
      redeliveryId === undefined
        ? { kind: 'order.placed', id: orderId }
        : { kind: 'redelivery.placed', id: redeliveryId },
    orderId,
    lines: [
      { account: 'customer', owner: customerId, amountKobo },
      { account: 'unearned', amountKobo: -amountKobo },
    ],
  }
}

/** A rider took the cash of a charge. */
export function cashPosting(cash: {
  readonly orderId: string
  readonly customerId: string
  readonly transactionId: string
  readonly amountKobo: number
  readonly riderId: string
}): Posting {
  const { orderId, customerId, transactionId, amountKobo, riderId } = cash
  return {
    cause: { kind: 'cash.collected', id: transactionId },
    orderId,
    lines: [
      { account: 'rider_cash', owner: riderId, amountKobo },
      { account: 'customer', owner: customerId, amountKobo: -amountKobo },
    ],
  }
}

/** The end of an order: what was charged is earned, or not owed after all. Null while it runs. */
export function endPosting(order: OrderWithCharges): Posting | null {
  const { _id, customerId, vendorId, terms, charges } = order
  const isDelivered = order.status === 'delivered'
  if (!isEnded(order.status)) return null
  const lines = charges.flatMap((charge): PostingLine[] => [
    { account: 'unearned', amountKobo: charge.amountKobo },
    ...(isDelivered && charge.status !== 'failed'
      ? creditsOf(charge, vendorId, terms)
      : [{ account: 'customer' as const, owner: customerId, amountKobo: -charge.amountKobo }]),
  ])
  lines.push(...linesOfPayment(order, isDelivered))
  return {
    cause: { kind: isDelivered ? 'order.delivered' : 'order.ended', id: _id },
    orderId: _id,
    lines: isDelivered ? [...lines, ...riderLines(order)] : lines,
  }
}

/** A refund before the delivery costs us; the part kept of a cancelled order is ours. */
function linesOfPayment(order: OrderWithCharges, isDelivered: boolean): PostingLine[] {
  const { customerId: owner, keptKobo, paidBackKobo } = order
  return isDelivered
    ? [
        { account: 'compensation', amountKobo: paidBackKobo },
        { account: 'customer', owner, amountKobo: -paidBackKobo },
      ]
    : [
        { account: 'customer', owner, amountKobo: keptKobo },
        { account: 'revenue_cancellation', amountKobo: -keptKobo },
      ]
}

/** The earnings of the rider who delivered it: a cost of ours, owed to them. */
function riderLines({ riderId, terms, charges }: OrderWithCharges): PostingLine[] {
  const charged = charges.filter(({ status }) => status !== 'failed')
  const earnedKobo = riderEarnsKobo(charged, terms)
  if (riderId === null || !earnedKobo) return []
  return [
    { account: 'riders_share', amountKobo: earnedKobo },
    { account: 'rider_earnings', owner: riderId, amountKobo: -earnedKobo },
  ]
}

export const isPaidInCash = ({ status, paymentMethod }: ChargeOfOrder): boolean =>
  status === 'success' && paymentMethod === 'Cash'
