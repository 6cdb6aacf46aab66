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
/** A rider sees the work of each day of the last five weeks. */
export const RIDER_WORK = { days: 35 } as const
export const RECENT_PLACES = { max: 6 } as const
/**
 * One account may place so many orders: nobody who orders by hand reaches it, only a script that floods
 * shops.
 */
export const ORDER_LIMIT = { requests: 60, windowSeconds: 3600 } as const
/** The link of an order shows it for so long after its end. */
export const TRACKING = { shownHoursAfterEnd: 24 } as const
/** An order's rider and shop read whom it was for, and where, for so long after its end. */
export const PERSONAL_TEXTS = { shownMinutesAfterEnd: 60 } as const
/** An order's texts about people and their doors. */
const NO_PERSONAL_TEXTS = {
  receiverName: '',
  phone: '',
  pickupAddress: '',
  receiverAddress: '',
  packageDetails: '',
} as const
export const withoutPersonalTexts = <T extends Readonly<Record<keyof typeof NO_PERSONAL_TEXTS, string>>>(
  order: T,
): T => ({
  ...order,
  ...NO_PERSONAL_TEXTS,
})

// Messages
export const orderMessages = {
  incomplete: 'Please fill in all required fields',
  createFailed: 'Failed to create order. Please try again.',
  created: 'Order created successfully!',
  none: "You don't have any orders.",
} as const
