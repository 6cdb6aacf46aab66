import { isBeforePickup, type ORDER_STATUSES } from '../orders/order-life.constants.ts'

// Enumerations
/**
 * How customers may pay; a deployment may offer less: `PaymentOptions`. `Transfer`: to Paystack, by the hand-over at
 * the latest.
 */
export const PAYMENT_METHODS = ['Cash', 'Paystack', 'Transfer'] as const

/** Who gives the rider the cash: the sender at the pickup, or the receiver at the door. */
export const PAYERS = ['sender', 'receiver'] as const

/** How a payment with Paystack stands. A failed one may still be paid, as long as its page is open. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const

/**
 * How a refund stands: `asked` until Paystack has sent the money back, or cannot.
 */
export const REFUND_STATUSES = ['asked', 'done', 'failed'] as const

/** Why money is paid back: the order ended, was paid too late or twice, or the staff decided so. */
export const REFUND_CAUSES = ['ended', 'late', 'twice', 'staff'] as const

/** Why a payment is for the staff to look at. */
export const UNMATCHED_CAUSES = ['unknown', 'amount', 'currency', 'refund', 'dispute', 'test'] as const

/** How a dispute ends: the money stays, or went back to the customer. */
export const DISPUTE_ENDS = ['kept', 'lost'] as const

export const TRANSACTION_STATUSES = ['success', 'pending', 'failed'] as const

/** The payment methods that a list can be filtered by; a transaction may have another one. */
export const TRANSACTION_METHODS = ['Cash', 'Paystack', 'Transfer'] as const

/** The cash that a rider takes for an order at the door: the whole fee, unless it was paid before. */
export const cashOfOrder = (order: {
  readonly fee: number
  readonly cashToCollect?: number | undefined
}): number => order.cashToCollect ?? order.fee

/** The cash that a rider takes next, at the pickup or at the door. */
export function nextCashOf(order: {
  readonly fee: number
  readonly cashToCollect?: number | undefined
  readonly cashAtPickup?: number | undefined
  readonly status: (typeof ORDER_STATUSES)[number]
}): { readonly amount: number; readonly at: 'pickup' | 'door' } {
  const { cashAtPickup = 0 } = order
  return cashAtPickup > 0 && isBeforePickup(order.status)
    ? { amount: cashAtPickup, at: 'pickup' }
    : { amount: cashOfOrder(order), at: 'door' }
}

// Limits
export const TRANSACTION_ID_SHOWN = { characters: 8 } as const
/** How long a ticket is valid before its download begins. */
export const EXPORT_TICKET = { lifetimeSeconds: 60 } as const

/** Our own name of a payment, known before Paystack is asked. */
export const PAYMENT_REFERENCE = { min: 16, max: 50 } as const

/** From so many late cancellations on, within so many days, a customer must pay further orders first. */
export const LATE_CANCELLATIONS = { max: 3, days: 30 } as const

// Messages
export const paymentMessages = {
  refundMissing: 'Please enter the amount to pay back.',
  refundTooFine: 'An amount has at most two decimals.',
  refundTooMuch: 'This is more than is left of the payment.',
  tooMuchCash: 'The rider may not hold that much more cash. Please pay by transfer, or ask the office.',
  endMissing: 'Please say whether the money stays or went back.',
  tipStays: 'This is a tip. It is the rider’s, and is not paid back here.',
  payerOfCash: 'Only who pays in cash can pay at the pickup.',
  payFirst:
    'You cancelled several times when the rider was on the way. Please pay with Paystack first, or call the office.',
  noEmail:
    'Paystack asks for an e-mail address, and this account has none that it takes. Please pay in cash, or change the address in the profile.',
  notOffered: 'We cannot take this payment method yet.',
} as const

export const transactionMessages = {
  none: 'No transactions found.',
  noMatch: 'No transactions match your search.',
  noDescription: 'No description',
  unknownStatus: 'UNKNOWN',
} as const
