import type { OrderLedger } from '../ledger/order-ledger.service.ts'
import { remittancePosting, reversalPosting } from '../ledger/ledger.service.ts'
import {
  idOf,
  paidPosting,
  refundAsked,
  refundEnded,
  tipPosting,
} from '../payments/online-payments.service.ts'
import { payoutPosting, referenceOf } from '../payouts/payouts.service.ts'
import type { ExpectedPosting } from './compare-postings.ts'
import type { Thing, ThingSource } from './compare-things.ts'
import { linesOfCauses, linesOfOrders } from './posted.store.ts'
import {
  paymentsOf,
  payoutsOf,
  refundsOfOrders,
  remittancesOf,
  type KeptCharge,
  type KeptPayout,
  type RefundOfOrder,
} from './things.store.ts'

const refundPostings = (refund: RefundOfOrder): ExpectedPosting[] => [
  refundAsked(refund),
  ...(refund.status === 'done' || refund.status === 'failed' ? [refundEnded(refund, refund.status)] : []),
]

/** Each order with its charges, its end, its cash and its refunds. */
export const ordersSource = (orderLedger: Pick<OrderLedger, 'expected'>): ThingSource => ({
  part: 'orders',
  causes: [
    ...(['order.placed', 'order.delivered', 'order.ended', 'redelivery.placed', 'cash.collected'] as const),
    ...(['refund.asked', 'refund.done', 'refund.failed'] as const),
  ],
  lines: linesOfOrders,
  async things(queries, ids) {
    const [orders, refunds] = await Promise.all([
      orderLedger.expected(queries, ids),
      refundsOfOrders(queries, ids),
    ])
    const refundsBy = Map.groupBy(refunds, ({ orderId }) => orderId)
    return orders.map(({ orderId, postings, possible }) => ({
      id: orderId,
      possible,
      postings: [...postings, ...(refundsBy.get(orderId) ?? []).flatMap(refundPostings)],
      belongs: { orderId },
    }))
  },
})

const REMITTED = ['cash.remitted', 'cash.reversed'] as const

/** Cash that riders handed in, and what of it was taken back. */
export const cashSource: ThingSource = {
  part: 'cash',
  causes: REMITTED,
  lines: (queries, ids) => linesOfCauses(queries, REMITTED, ids),
  async things(queries, ids) {
    const remittances = await remittancesOf(queries, ids)
    return remittances.map((remittance) => ({
      id: remittance._id,
      postings: [
        remittancePosting(remittance),
        ...(remittance.reversedBy === null ? [] : [reversalPosting({ ...remittance, reason: '' })]),
      ],
      belongs: { personId: remittance.riderId },
    }))
  },
}

const PAID = ['payment.paid', 'tip.paid'] as const

function paymentPostings({ isPaid, tip, feesKobo, ...payment }: KeptCharge): ExpectedPosting[] {
  if (!isPaid) return []
  return [tip ? tipPosting(payment, tip, feesKobo) : paidPosting({ ...payment, feesKobo })]
}

/** Payments online, as we counted them. */
export const paymentsSource: ThingSource = {
  part: 'payments',
  causes: PAID,
  lines: (queries, references) => linesOfCauses(queries, PAID, references.map(idOf)),
  async things(queries, references) {
    const payments = await paymentsOf(queries, references)
    return payments.map((payment) => ({
      id: idOf(payment.reference),
      postings: paymentPostings(payment),
      belongs: {
        reference: payment.reference,
        personId: payment.customerId,
        orderId: payment.tip?.orderId ?? null,
      },
    }))
  },
}

const PAID_OUT = ['payout.sent', 'payout.paid', 'payout.failed'] as const

function payoutPostings({
  earner,
  fate,
  transfer,
  ...line
}: KeptPayout): Pick<Thing, 'postings' | 'otherWays' | 'known'> {
  const step = { earner, from: transfer ? ('provider' as const) : ('bank' as const) }
  const sent = payoutPosting(line, { ...step, kind: 'payout.sent' })
  const paid = payoutPosting(line, { ...step, kind: 'payout.paid', feesKobo: transfer?.feesKobo ?? 0 })
  const failed = payoutPosting(line, { ...step, kind: 'payout.failed' })
  if (fate === 'sent') return { postings: [sent] }
  if (fate === 'paid') return { postings: [sent, paid] }
  if (fate !== 'failed') return { postings: [] }
  if (!transfer) return { postings: [sent, failed] }
  // The provider may also take back what it had paid.
  const takenBack = payoutPosting(line, { ...step, kind: 'payout.failed', wasPaid: true })
  const returned = {
    kind: 'payout.returned',
    expectedKobo: 0,
    foundKobo: line.earnedKobo + line.tipsKobo,
  } as const
  return {
    postings: [sent, failed],
    otherWays: [[sent, paid, takenBack]],
    known: transfer.isPaidAfterReturn ? [returned] : [],
  }
}

/** What riders and shops were paid. */
export const payoutsSource: ThingSource = {
  part: 'payouts',
  causes: PAID_OUT,
  lines: (queries, ids) => linesOfCauses(queries, PAID_OUT, ids),
  async things(queries, ids) {
    const lines = await payoutsOf(queries, ids)
    return lines.map((line) => ({
      id: line._id,
      ...payoutPostings(line),
      belongs: { personId: line.owner, reference: line.transfer && referenceOf(line) },
    }))
  },
}
