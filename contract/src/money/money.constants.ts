// Enumerations
/** A reconciliation compares these, in this order. */
export const RECONCILIATION_PARTS = ['balances', 'payouts', 'provider'] as const

/**
 * The kinds of difference.
 * - `balance.owner`, `balance.total`: a kept balance is not the sum of its entries
 * - `charge.…`: a payment. `unknown`: only Paystack has it; `uncounted`: we have not counted it; `missing`: only we
 *   have it; `untold`: Paystack does not list it and refuses to answer; `amount`, `currency`, `fees`, `status`: this
 *   differs
 * - `refund.…`: a refund, in the same way
 * - `payout.returned`: Paystack paid a payout whose amount is back in the balance
 */
export const DIFFERENCE_KINDS = [
  'balance.owner',
  'balance.total',
  'charge.unknown',
  'charge.uncounted',
  'charge.missing',
  'charge.untold',
  'charge.amount',
  'charge.currency',
  'charge.fees',
  'charge.status',
  'refund.unknown',
  'refund.missing',
  'refund.untold',
  'refund.amount',
  'refund.status',
  'payout.returned',
] as const

export const RECONCILIATION_STATUSES = ['running', 'done', 'failed'] as const

export const PART_STATUSES = ['waiting', 'running', 'done', 'failed'] as const

export const DIFFERENCE_STATUSES = ['open', 'settled', 'closed'] as const

// Limits
/** A part keeps so many differences; all are counted. */
export const DIFFERENCES_KEPT = { max: 1000 } as const
/** The longest period of a journal. */
export const JOURNAL_DAYS = { max: 366 } as const

// Messages
export const moneyMessages = {
  running: 'A reconciliation is running. Please wait for it.',
  noteMissing: 'Please say why it is all right.',
  journalBackwards: 'The last day comes before the first.',
  journalTooLong: 'Please choose a year at most.',
  away: 'Paystack did not answer.',
  notOffered: 'No payments with Paystack here.',
  broke: 'It could not be finished. The next run tries again.',
} as const
