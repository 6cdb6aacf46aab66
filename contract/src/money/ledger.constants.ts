// Enumerations
/**
 * The accounts of the ledger, each with the role of its owners: one balance for each customer, rider or shop; null: one
 * balance, which is ours. A debit is positive; what is owed by us or earned is a credit.
 */
export const LEDGER_ACCOUNTS = {
  customer: { owner: 'user', isCredit: false, name: 'Owed by customers' },
  /** Charged for orders that have not ended. */
  unearned: { owner: null, isCredit: true, name: 'Pending revenue' },
  revenue_delivery: { owner: null, isCredit: true, name: 'Revenue: delivery' },
  revenue_service: { owner: null, isCredit: true, name: 'Revenue: service fees' },
  revenue_surge: { owner: null, isCredit: true, name: 'Revenue: surge' },
  revenue_redelivery: { owner: null, isCredit: true, name: 'Revenue: redeliveries' },
  revenue_commission: { owner: null, isCredit: true, name: 'Revenue: commission' },
  revenue_cancellation: { owner: null, isCredit: true, name: 'Revenue: cancellations' },
  /** A cost. */
  riders_share: { owner: null, isCredit: false, name: 'Riders’ share' },
  rider_earnings: { owner: 'rider', isCredit: true, name: 'Owed to riders' },
  tips: { owner: 'rider', isCredit: true, name: 'Tips owed to riders' },
  shop: { owner: 'vendor', isCredit: true, name: 'Owed to shops' },
  rider_cash: { owner: 'rider', isCredit: false, name: 'Cash with riders' },
  office_cash: { owner: null, isCredit: false, name: 'Cash handed in' },
  provider: { owner: null, isCredit: false, name: 'Paystack' },
  provider_fees: { owner: null, isCredit: false, name: 'Paystack fees' },
  /** Refunds that are asked for and not done yet. */
  refunds: { owner: null, isCredit: true, name: 'Refunds in transit' },
  /** A cost: what the staff paid back of delivered orders. */
  compensation: { owner: null, isCredit: false, name: 'Goodwill refunds' },
  /** A cost: what banks took back of orders that were delivered, and of tips. */
  disputes: { owner: null, isCredit: false, name: 'Lost disputes' },
  /** Payouts that are sent and have not ended yet. */
  payouts: { owner: null, isCredit: true, name: 'Payouts in transit' },
  bank: { owner: null, isCredit: false, name: 'Bank' },
  rounding: { owner: null, isCredit: true, name: 'Rounding' },
  tax: { owner: null, isCredit: true, name: 'Tax' },
} as const satisfies Record<
  string,
  { owner: 'user' | 'rider' | 'vendor' | null; isCredit: boolean; name: string }
>
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
