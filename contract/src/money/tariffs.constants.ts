// Enumerations
/** To what a fare may be rounded up, in naira; 0: to the kobo. Cash has no kobo, and few coins. */
export const ROUND_UP_TO = [0, 10, 50, 100] as const
export type RoundUpTo = (typeof ROUND_UP_TO)[number]
/** A new configuration proposes it, and the fare screen recommends it, while riders take cash: the smallest note that everybody has. */
export const RECOMMENDED_ROUND_UP_TO = 50 satisfies RoundUpTo

export const TARIFF_FIELDS = [
  'pricePerKm',
  'deliveryFee',
  'serviceFee',
  'surgeActive',
  'surgeMultiplier',
  'surgeEndsAt',
  'surgeReason',
  'roundUpTo',
] as const
export type TariffField = (typeof TARIFF_FIELDS)[number]

// Limits
export const SURGE_MULTIPLIER = { min: 1, max: 5, step: 0.1, default: 1 } as const
/** In naira; within this range every fare is exact to the kobo. */
export const TARIFF_AMOUNT = { min: 0, max: 10_000_000, default: 0 } as const

/** The fare until an administrator has created a pricing configuration, in naira. */
export const FIRST_TARIFF = { pricePerKm: 100, deliveryFee: 1000, serviceFee: 0 } as const
/** The configuration that the fare screen creates, in naira. */
export const FIRST_CONFIGURATION = { pricePerKm: 50, deliveryFee: 100, serviceFee: 25 } as const

/** How many orders the preview of an edited tariff covers, how many it shows, and the distances it prices anyway. */
export const TARIFF_PREVIEW = { orders: 500, examples: 5, distancesKm: [1, 5, 15] } as const
/** A change of a fare is asked about when less than the first share of it is left, or at least the second. */
export const STEEP_CHANGE = { fallsBelow: 0.8, risesTo: 2 } as const

// Messages
export const tariffMessages = {
  none: 'No Pricing Configuration Found',
  succeeded: 'Success!',
  created: 'Pricing configuration created successfully.',
  createFailed: 'Failed to create pricing configuration. Please try again.',
  pricePerKmUpdated: 'Price per km updated successfully.',
  pricePerKmFailed: 'Failed to update price per km. Please try again.',
  deliveryFeeUpdated: 'Delivery fee updated successfully.',
  deliveryFeeFailed: 'Failed to update delivery fee. Please try again.',
  serviceFeeUpdated: 'Service fee updated successfully.',
  serviceFeeFailed: 'Failed to update service fee. Please try again.',
  multiplierUpdated: 'Surge multiplier updated successfully.',
  multiplierFailed: 'Failed to update surge multiplier. Please try again.',
  surgeEnabled: 'Surge pricing enabled successfully.',
  surgeDisabled: 'Surge pricing disabled successfully.',
  surgeFailed: 'Failed to update surge pricing. Please try again.',
  saved: 'Fares saved.',
  saveFailed: 'We could not save the fares. Please try again.',
  exists: 'There is already a pricing configuration.',
  missing: 'There is no pricing configuration yet.',
  /** For a surge with an end in the past. */
  endsTooSoon: 'Please choose a time in the future.',
} as const
