// Enumerations
export const EARNING_TERMS_FIELDS = [
  'riderPercent',
  'redeliveryPercent',
  'riderMinimum',
  'commissionPercent',
  'vatPercent',
] as const
export type EarningTermsField = (typeof EARNING_TERMS_FIELDS)[number]

// Limits
/** How many days a statement is of at most. */
export const STATEMENT_DAYS = { max: 92 } as const

export const SHARE_PERCENT = { min: 0, max: 100, step: 0.1 } as const
/** In naira. */
export const RIDER_MINIMUM = { min: 0, max: 100_000 } as const
/** How many of the latest orders the preview of edited terms covers. */
export const TERMS_PREVIEW = { orders: 500 } as const

// Messages
export const earningMessages = {
  notSet: 'The office has not set yet what you earn.',
} as const

// Messages
export const statementMessages = {
  order: 'The last day is before the first.',
  long: 'Please choose at most 92 days.',
} as const
