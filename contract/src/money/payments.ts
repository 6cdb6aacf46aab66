import { z } from 'zod'
import { call } from '../common/call.ts'
import {
  UNMATCHED_CAUSES,
  DISPUTE_ENDS,
  PAYERS,
  PAYMENT_METHODS,
  PAYMENT_REFERENCE,
  PAYMENT_STATUSES,
  paymentMessages,
  REFUND_CAUSES,
  REFUND_STATUSES,
  TRANSACTION_STATUSES,
} from './payments.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { OrderStage } from '../orders/order-life.ts'
import { dayRange, Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'

// Enumerations
export const Payer = z.enum(PAYERS)
export type Payer = z.infer<typeof Payer>

export const PaymentMethod = z.enum(PAYMENT_METHODS, { error: paymentMessages.notOffered })
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const TransactionStatus = z.enum(TRANSACTION_STATUSES)
export type TransactionStatus = z.infer<typeof TransactionStatus>

export const PaymentStatus = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const RefundStatus = z.enum(REFUND_STATUSES)
export type RefundStatus = z.infer<typeof RefundStatus>

export const RefundCause = z.enum(REFUND_CAUSES)
export type RefundCause = z.infer<typeof RefundCause>

export const UnmatchedCause = z.enum(UNMATCHED_CAUSES)
export type UnmatchedCause = z.infer<typeof UnmatchedCause>

export const DisputeEnd = z.enum(DISPUTE_ENDS)
export type DisputeEnd = z.infer<typeof DisputeEnd>

// Shapes
export const PaymentReference = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'This is not a payment of ours.')
  .min(PAYMENT_REFERENCE.min, 'This is not a payment of ours.')
  .max(PAYMENT_REFERENCE.max, 'This is not a payment of ours.')
const reference = PaymentReference.meta({ description: 'our own name of the payment' })

/** Where a payment is made. The address is absent if Paystack did not answer: `payAgain` asks it again. */
export const PaymentLink = z.object({
  reference,
  authorizationUrl: z.string().optional().meta({ description: 'the page of Paystack to pay at' }),
  accessCode: z.string().optional(),
})
export type PaymentLink = z.infer<typeof PaymentLink>

/** Money on its way back to a customer. */
export const Refund = z.object({
  _id: Id,
  orderId: Id,
  amount: Naira,
  status: RefundStatus,
  cause: RefundCause,
  reason: z.string().meta({ description: 'of the staff; else empty' }),
  createdAt: Instant,
  endedAt: Instant.optional(),
})
export type Refund = z.infer<typeof Refund>

/** A payment's part for one order. */
export const OrderPayment = z.object({
  reference,
  status: PaymentStatus,
  isSandbox: z.boolean().meta({ description: 'no real money' }),
  amount: Naira.meta({ description: "the order's part" }),
  kept: Naira.optional().meta({ description: 'what a late cancellation cost' }),
  createdAt: Instant,
  paidAt: Instant.optional(),
  refunds: z.array(Refund),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/**
 * An order has one transaction, and one more for each redelivery that is charged. Cash is pending until the rider
 * confirms it.
 */
export const Transaction = z.object({
  _id: Id,
  orderId: Id,
  email: z.string().meta({ description: "the payer's; the name of a payer who has none" }),
  amount: Naira,
  paymentMethod: z.string(),
  status: TransactionStatus,
  description: z.string(),
  createdAt: Instant,
})
export type Transaction = z.infer<typeof Transaction>

/** A transaction in the list of the staff, with where its order is. */
export const TransactionWithOrder = Transaction.extend({
  order: z.object({
    number: z.string(),
    stage: OrderStage,
    rider: z.string().optional().meta({ description: 'the name of who has the order' }),
  }),
})
export type TransactionWithOrder = z.infer<typeof TransactionWithOrder>

/** The filter of a list of transactions. */
export const TransactionFilter = z.object({
  search: z.string().trim().max(TEXT_LIMIT.line).optional(),
  status: TransactionStatus.optional(),
  stage: OrderStage.optional().meta({ description: 'where the order is' }),
  method: z.string().trim().min(1).max(TEXT_LIMIT.givenName).optional(),
  ...dayRange,
})
export type TransactionFilter = z.infer<typeof TransactionFilter>

/** Where a prepared download can be fetched, once. */
export const ExportTicket = z.object({
  path: z.string().meta({ description: 'below the origin; needs no session, works once' }),
  expiresAt: Instant,
})
export type ExportTicket = z.infer<typeof ExportTicket>

// Calls
export const payments = {
  /**
   * `search` looks in e-mail, description, payment method, status, where the order is, its number, and the
   * names and phone numbers of its customer and its receiver.
   */
  listTransactions: call
    .meta({ access: 'seeTransactions' })
    .route({ method: 'GET', path: '/get-transactions', tags: ['payments'] })
    .input(ListQuery.extend({ ...TransactionFilter.shape, order: Id.optional() }))
    .output(z.object({ transactions: z.array(TransactionWithOrder), ...listAnswer })),
  /**
   * Prepares a CSV download of all transactions that match a filter, each with its order: number, kind, stage, names
   * and times, no phones. The path in the answer works once.
   */
  exportTransactions: call
    .meta({ access: 'exportTransactions', needsRecentProof: true })
    .route({ method: 'POST', path: '/get-transactions/export', successStatus: 201, tags: ['payments'] })
    .input(z.strictObject(TransactionFilter.shape))
    .output(z.object({ data: ExportTicket })),
}
