// Enumerations
export const DELIVERY_KINDS = ['send', 'receive'] as const

// Limits
export const QUOTE = { lifetimeMinutes: 15 } as const

/** The most of one item, and the most different items, in one cart. */
export const ITEM_QUANTITY = { min: 1, max: 99 } as const
export const CART_ITEMS = { max: 50 } as const

export const quoteLimit = { name: 'quotes', requests: 120, windowSeconds: 60 } as const

// Messages
/** The beginnings of a fare's lines; a distance or a surge's factor may follow. */
export const fareLabels = {
  redelivery: 'Redelivery',
  rightPlace: 'To the right place',
  deliveryFee: 'Delivery fee',
  distance: 'Distance',
  serviceFee: 'Service fee',
  surge: 'surge',
  rounding: 'Rounding',
} as const
