// Enumerations
/** How customers may pay today. */
export const PAYMENT_METHODS = ['Cash'] as const

export const TRANSACTION_STATUSES = ['success', 'pending', 'failed'] as const

/** The payment methods that a list can be filtered by; a transaction may have another one. */
export const TRANSACTION_METHODS = ['Cash', 'Paystack'] as const

// Limits
export const TRANSACTION_ID_SHOWN = { characters: 8 } as const
/** How long a ticket is valid before its download begins. */
export const EXPORT_TICKET = { lifetimeSeconds: 60 } as const

// Messages
export const transactionMessages = {
  none: 'No transactions found.',
  noMatch: 'No transactions match your search.',
  noDescription: 'No description',
  unknownStatus: 'UNKNOWN',
} as const
