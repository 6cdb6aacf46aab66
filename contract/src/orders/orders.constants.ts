// Enumerations
/** The parts of a list of own orders; each order is in exactly one. */
export const ORDER_FILTERS = ['running', 'completed', 'cancelled'] as const
export type OrderPart = (typeof ORDER_FILTERS)[number]

// Limits
export const HAND_OVER_CODE = { length: 4 } as const
/**
 * The most bytes an uploaded photo may have, decoded from base64, and the most pixels per side it is stored
 * with: enough to recognise a door and a face.
 */
export const HAND_OVER_PHOTO = { bytes: 2 * 1024 * 1024, widthPx: 1280 } as const
export const IDEMPOTENCY_KEY = { max: 200, keptHours: 24 } as const
/** How far back a rider sees the work of each day: five weeks. */
export const RIDER_WORK = { days: 35 } as const
export const RECENT_PLACES = { max: 6 } as const
/**
 * How often one account may place orders: nobody who orders by hand reaches it, only a script that floods
 * shops.
 */
export const ORDER_LIMIT = { requests: 60, windowSeconds: 3600 } as const
/** How long an order can still be followed by its link after it has ended. */
export const TRACKING = { shownHoursAfterEnd: 24 } as const
/** How long an order's rider and shop still read whom it was for, and where, after it has ended. */
export const ORDER_WORDS = { shownMinutesAfterEnd: 60 } as const
/** The words of an order about people and their doors. */
const NO_WORDS = {
  receiverName: '',
  phone: '',
  pickupAddress: '',
  receiverAddress: '',
  packageDetails: '',
} as const
/** An order without its words about people and their doors. */
export const withoutWords = <T extends Readonly<Record<keyof typeof NO_WORDS, string>>>(order: T): T => ({
  ...order,
  ...NO_WORDS,
})

// Messages
export const orderMessages = {
  incomplete: 'Please fill in all required fields',
  createFailed: 'Failed to create order. Please try again.',
  created: 'Order created successfully!',
  none: "You don't have any orders.",
} as const
