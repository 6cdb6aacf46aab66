import type { Posting, PostingLine } from '../../ledger/ledger.service.ts'
import type { PaymentRow } from './online-payments.store.ts'
import { idOf } from './reference.ts'
import type { Tip } from './tips.store.ts'

interface RefundAmounts {
  readonly refundId: string
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
  readonly isGoodwill?: boolean
}

/** The provider took a payment, and keeps its own fee. */
export const paymentPosting = (
  payment: Pick<PaymentRow, 'reference' | 'customerId' | 'amountKobo'> & { readonly feesKobo: number },
): Posting => {
  const { reference, customerId, amountKobo, feesKobo } = payment
  return {
    cause: { kind: 'payment.paid', id: idOf(reference) },
    lines: [
      { account: 'provider', amountKobo },
      { account: 'customer', owner: customerId, amountKobo: -amountKobo },
      ...feesOf(feesKobo),
    ],
  }
}

/** The whole tip is the rider's. We pay the provider's fee. */
export const tipPosting = (
  { reference, amountKobo }: Pick<PaymentRow, 'reference' | 'amountKobo'>,
  { orderId, riderId }: Tip,
  feesKobo: number,
): Posting => ({
  cause: { kind: 'tip.paid', id: idOf(reference) },
  orderId,
  lines: [
    { account: 'provider', amountKobo },
    { account: 'tips', owner: riderId, amountKobo: -amountKobo },
    ...feesOf(feesKobo),
  ],
})

const feesOf = (feesKobo: number): PostingLine[] =>
  feesKobo === 0
    ? []
    : [
        { account: 'provider_fees', amountKobo: feesKobo },
        { account: 'provider', amountKobo: -feesKobo },
      ]

/** A refund is promised to the customer, and not sent yet. */
export const refundAskedPosting = (refund: RefundAmounts): Posting => ({
  cause: { kind: 'refund.asked', id: refund.refundId },
  orderId: refund.orderId,
  lines: [refundLine(refund, refund.amountKobo), { account: 'refunds', amountKobo: -refund.amountKobo }],
})

export const refundEndedPosting = (refund: RefundAmounts, status: 'done' | 'failed'): Posting => ({
  cause: { kind: `refund.${status}`, id: refund.refundId },
  orderId: refund.orderId,
  lines: [
    { account: 'refunds', amountKobo: refund.amountKobo },
    status === 'done'
      ? { account: 'provider', amountKobo: -refund.amountKobo }
      : refundLine(refund, -refund.amountKobo),
  ],
})

/**
 * A bank took money back. For an order that was not delivered, it was the customer's own money; otherwise it is our
 * loss.
 */
export const disputeLostPosting = (lost: {
  readonly unmatchedPaymentId: string
  readonly orderId?: string
  readonly customerId: string
  readonly lostKobo: number
  readonly ofCustomerKobo: number
}): Posting => ({
  cause: { kind: 'dispute.lost', id: lost.unmatchedPaymentId },
  ...(lost.orderId !== undefined && { orderId: lost.orderId }),
  lines: [
    { account: 'provider', amountKobo: -lost.lostKobo },
    { account: 'customer', owner: lost.customerId, amountKobo: lost.ofCustomerKobo },
    { account: 'disputes', amountKobo: lost.lostKobo - lost.ofCustomerKobo },
  ],
})

/** A refund is paid from the customer's own money, or from ours if it is goodwill. */
const refundLine = (
  { customerId, isGoodwill }: Pick<RefundAmounts, 'customerId' | 'isGoodwill'>,
  amountKobo: number,
): PostingLine =>
  isGoodwill
    ? { account: 'compensation', amountKobo }
    : { account: 'customer', owner: customerId, amountKobo }
