import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant, listAnswer, ListQuery, Naira } from './primitives.ts'

// Enumerations

/** How customers may pay an order today. */
export const PAYMENT_METHODS = ['Cash'] as const
export const PaymentMethod = z.enum(PAYMENT_METHODS, { error: 'We cannot take this payment method yet.' })
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const TRANSACTION_STATUSES = ['success', 'pending', 'failed'] as const
export const TransactionStatus = z.enum(TRANSACTION_STATUSES)
export type TransactionStatus = z.infer<typeof TransactionStatus>

// Limits
export const TRANSACTION_ID_SHOWN = { characters: 8 } as const

// Messages
export const transactionMessages = {
  loadFailed: 'Error loading data: ',
  none: 'No transactions found.',
  noMatch: 'No transactions match your search.',
  noDescription: 'No description',
  unknownStatus: 'UNKNOWN',
} as const

// Shapes

/** Each order makes one. Cash is pending until the rider confirms it. */
export const Transaction = z.object({
  _id: Id,
  orderId: Id,
  email: z.string(),
  amount: Naira,
  paymentMethod: z.string(),
  status: TransactionStatus,
  description: z.string(),
  createdAt: Instant,
})
export type Transaction = z.infer<typeof Transaction>

// Calls
export const payments = {
  /** `search` looks in e-mail, description, payment method and status. */
  listTransactions: call
    .meta({ access: 'seeTransactions' })
    .route({ method: 'GET', path: '/get-transactions', tags: ['payments'] })
    .input(ListQuery)
    .output(z.object({ transactions: z.array(Transaction), ...listAnswer })),
}
