import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { RefundAmount } from './payments.fields.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { OrderStatus } from '../orders/order-life.ts'
import { IdempotencyHeaders } from '../orders/orders.ts'
import {
  UnmatchedCause,
  DisputeEnd,
  PaymentLink,
  PaymentMethod,
  PaymentReference,
  PaymentStatus,
  Refund,
} from './payments.ts'
import { Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'

/** Payments with Paystack, and what is paid back of them. */

// Shapes
/** A payment for one order or several. */
export const Payment = PaymentLink.extend({
  status: PaymentStatus,
  isSandbox: z.boolean().meta({ description: 'no real money' }),
  amount: Naira,
  currency: z.literal('NGN'),
  createdAt: Instant,
  paidAt: Instant.optional(),
  orders: z.array(
    z.object({
      _id: Id,
      number: z.string(),
      status: OrderStatus,
      paymentMethod: PaymentMethod,
      amount: Naira,
      kept: Naira.optional(),
      deadline: Instant.optional().meta({ description: 'until when it waits for the payment' }),
    }),
  ),
  refunds: z.array(Refund),
  tip: z
    .object({ orderId: Id, number: z.string() })
    .optional()
    .meta({ description: 'of a tip: the order whose rider gets it; `orders` is empty' }),
})
export type Payment = z.infer<typeof Payment>

/** A payment in its customer's own list. */
export const OwnPayment = z.object({
  _id: Id,
  ...Payment.pick({
    reference: true,
    status: true,
    isSandbox: true,
    amount: true,
    createdAt: true,
    paidAt: true,
    refunds: true,
    tip: true,
  }).shape,
  orders: z.array(Payment.shape.orders.element.pick({ _id: true, number: true })),
})
export type OwnPayment = z.infer<typeof OwnPayment>

/** The payment methods of a deployment; only Paystack for a customer with too many late cancellations. */
export const PaymentOptions = z.object({
  methods: z.array(PaymentMethod),
  isSandbox: z.boolean().meta({ description: 'whether payments with Paystack move no real money' }),
  cancellationFee: Naira.meta({
    description: 'kept of a payment if its customer cancels once the rider has set out; at most the delivery',
  }),
})
export type PaymentOptions = z.infer<typeof PaymentOptions>

/** Without an amount, all that is left of the order's part. */
export const RefundInput = z.strictObject({
  orderId: Id.optional().meta({ description: 'needed if the payment is for several orders' }),
  amount: z.optional(RefundAmount),
  reason: requiredText(TEXT_LIMIT.line),
})
export type RefundInput = z.infer<typeof RefundInput>

/** A report by Paystack that fits no payment of ours, or a dispute of a payment that was counted as paid. */
export const UnmatchedPayment = z.object({
  _id: Id,
  cause: UnmatchedCause,
  reference: z.string(),
  amount: Naira.nullable(),
  expected: Naira.nullable().meta({ description: 'the amount of our payment of that reference' }),
  currency: z.string(),
  createdAt: Instant,
  closed: z
    .object({
      at: Instant,
      by: z.string().meta({ description: 'empty: Paystack resolved it' }),
      note: z.string(),
      end: DisputeEnd.optional().meta({ description: 'of a dispute' }),
    })
    .optional(),
})
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>

const ofReference = z.object({ reference: PaymentReference })

// Calls
/** Paystack's own events come to POST /payments/paystack/webhook, which is no call: it reads raw bytes. */
export const onlinePayments = {
  options: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/payments/options', tags: ['payments'] })
    .output(z.object({ data: PaymentOptions })),
  /** The customer's own, newest first, tips among them. What is paid in cash is on its order. */
  listOwn: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/payments', tags: ['payments'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ payments: z.array(OwnPayment), ...listAnswer })),
  /**
   * The customer's own payment, or any for the staff; a transfer also for the order's rider. While it is pending, Paystack
   * is asked.
   */
  read: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/payments/{reference}', tags: ['payments'] })
    .input(ofReference)
    .output(z.object({ data: Payment })),
  /**
   * Opens the page to pay at. A payment that failed is replaced by another one for the same orders. 409 PAYMENT_ENDED
   * if no order of it waits for a payment. Not only for the customer: a transfer is open to the order's rider and the
   * staff, a caller's payment to the staff.
   */
  payAgain: call
    .meta({ access: 'verified' })
    .route({ method: 'POST', path: '/payments/{reference}/again', tags: ['payments'] })
    .input(z.strictObject({ reference: PaymentReference }))
    .output(z.object({ data: Payment })),
  /**
   * Changes the orders of an unpaid payment to cash at the door. For the same callers as `payAgain`. 409 CASH_LIMIT if
   * the rider would hold too much cash, unless the staff decides so.
   */
  payInCash: call
    .meta({ access: 'verified' })
    .route({ method: 'POST', path: '/payments/{reference}/cash', tags: ['payments'] })
    .input(z.strictObject({ reference: PaymentReference }))
    .output(z.object({ data: Payment })),
  /** Pays back a part or all of what is left. 409 PAYMENT_UNPAID; 400 VALIDATION for more than is left. */
  refund: call
    .meta({ access: 'refundPayments', needsRecentProof: true })
    .route({
      method: 'POST',
      path: '/payments/{reference}/refund',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['payments'],
    })
    .input(z.object({ headers: IdempotencyHeaders, params: ofReference, body: RefundInput }))
    .output(z.object({ data: Payment })),
  /** Newest first. */
  listUnmatched: call
    .meta({ access: 'seeTransactions' })
    .route({ method: 'GET', path: '/admin/payments/unmatched', tags: ['payments'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ payments: z.array(UnmatchedPayment), ...listAnswer })),
  /**
   * Records that somebody looked at it, and what was done. A dispute needs `end`: if it is lost, the loss is posted; if
   * it is kept, its orders are released.
   */
  closeUnmatched: call
    .meta({ access: 'refundPayments' })
    .route({ method: 'POST', path: '/admin/payments/unmatched/{id}/close', tags: ['payments'] })
    .input(z.strictObject({ id: Id, note: requiredText(TEXT_LIMIT.line), end: DisputeEnd.optional() }))
    .output(z.object({ data: UnmatchedPayment }))
    .errors(changedMeanwhile(UnmatchedPayment)),
}
