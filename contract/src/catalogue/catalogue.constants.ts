// Enumerations
/** The kinds of shops, by what they sell. */
export const VENDOR_CATEGORIES = ['food', 'health', 'clothing'] as const

// Limits
export const ITEM_PRICE = { min: 1, max: 10_000_000 } as const
export const PREPARATION_MINUTES = { min: 0, max: 24 * 60 } as const
export const STORES_SHOWN = { min: 1, max: 50, default: 12 } as const
/** Pages of the list of shops. */
export const STORES_PAGE = { min: 1, max: 1000, default: 1 } as const
export const ITEM_IMAGE = { bytes: 2 * 1024 * 1024, widthPx: 640, smallWidthPx: 320 } as const

// Messages
export const catalogueMessages = {
  added: 'Item Added to cart',
  none: 'No items yet.',
  noMatch: 'No items match your search.',
} as const
