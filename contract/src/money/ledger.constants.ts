// Enumerations
/**
 * The accounts of the ledger, each with the role of its owners: one balance for each customer, rider or shop; null: one
 * balance, which is ours. A debit is positive.
 */
export const LEDGER_ACCOUNTS = {
  customer: { owner: 'user', name: 'Owed by customers' },
  /** Charged for orders that have not ended. */
  unearned: { owner: null, name: 'Charged, not yet earned' },
  revenue_delivery: { owner: null, name: 'Revenue: delivery' },
  revenue_service: { owner: null, name: 'Revenue: service fees' },
  revenue_surge: { owner: null, name: 'Revenue: surge' },
  revenue_redelivery: { owner: null, name: 'Revenue: redeliveries' },
  revenue_commission: { owner: null, name: 'Revenue: commission' },
  revenue_cancellation: { owner: null, name: 'Revenue: fees of cancelled orders' },
  /** A cost. */
  riders_share: { owner: null, name: 'Riders’ share' },
  rider_earnings: { owner: 'rider', name: 'Owed to riders' },
  tips: { owner: 'rider', name: 'Tips owed to riders' },
  shop: { owner: 'vendor', name: 'Owed to shops' },
  rider_cash: { owner: 'rider', name: 'Cash in hand of riders' },
  office_cash: { owner: null, name: 'Cash handed in' },
  provider: { owner: null, name: 'Paystack' },
  provider_fees: { owner: null, name: 'Paystack’s fees' },
  /** Refunds that are asked for and not done yet. */
  refunds: { owner: null, name: 'Refunds on their way' },
  /** A cost: what the staff paid back of delivered orders. */
  compensation: { owner: null, name: 'Paid back out of goodwill' },
  /** A cost: what banks took back of orders that were delivered, and of tips. */
  disputes: { owner: null, name: 'Lost in disputes' },
  /** Payouts that are sent and have not ended yet. */
  payouts: { owner: null, name: 'Payouts on their way' },
  bank: { owner: null, name: 'Bank' },
  rounding: { owner: null, name: 'Rounding' },
  tax: { owner: null, name: 'Tax' },
} as const satisfies Record<string, { owner: 'user' | 'rider' | 'vendor' | null; name: string }>
export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS

/** The causes of postings. The id beside one is that of an order, a transaction, a payment and so on. */
export const POSTING_CAUSES = {
  'order.placed': 'Order placed',
  'redelivery.placed': 'Redelivery charged',
  'order.delivered': 'Order delivered',
  'order.ended': 'Order ended without delivery',
  'cash.collected': 'Cash collected',
  'cash.owed_back': 'Cash owed back to the sender',
  'cash.paid_back': 'Cash paid back to the sender',
  'cash.remitted': 'Cash handed in',
  'cash.reversed': 'Cash handed in: reversed',
  'payment.paid': 'Payment received',
  'refund.asked': 'Refund asked for',
  'refund.done': 'Refund done',
  'refund.failed': 'Refund failed',
  'tip.paid': 'Tip paid',
  'dispute.lost': 'Dispute lost',
  'payout.sent': 'Payout sent',
  'payout.paid': 'Payout arrived',
  'payout.failed': 'Payout failed',
} as const
export type PostingCause = keyof typeof POSTING_CAUSES

// Messages
export const ledgerMessages = {
  accountMissing: 'Choose an account to filter by its owner.',
} as const
