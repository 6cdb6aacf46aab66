// Enumerations
/**
 * Groups of the board by the need of an order, the most urgent first. An order is in the first one that fits.
 * - `decision`: a delivery failed, and somebody must say what becomes of it
 * - `no_rider`: it waits for a rider
 * - `late`: it has a rider, and should have arrived
 * - `shop`: the shop has not answered, or its rider is there and the goods are not
 * - `running`: all is well, or it waits for the time it is ordered for
 * - `done`: it was placed today, and has ended
 */
export const DISPATCH_GROUPS = ['decision', 'no_rider', 'late', 'shop', 'running', 'done'] as const

/**
 * Reasons for which the rounds do not offer an order to a rider.
 * - `off_duty`
 * - `gave_back_often`: off duty because they gave back several jobs within an hour
 * - `own_order`: the rider is its customer
 * - `has_it`: it is offered to them now
 * - `declined`: the rider does not want it
 * - `let_pass`: the rider did not answer in time
 * - `gave_back`: the rider had it already
 * - `vehicle`: the parcel is too big for their vehicle
 * - `jobs`: they have as many orders and offers as they may have at a time
 * - `cash`: it would bring the cash they hold above the limit
 * - `other_way`: it does not fit into the way of the orders they carry
 * - `too_far`: outside the radius of the last round
 */
export const HINDRANCES = [
  'off_duty',
  'gave_back_often',
  'own_order',
  'has_it',
  'declined',
  'let_pass',
  'gave_back',
  'vehicle',
  'jobs',
  'cash',
  'other_way',
  'too_far',
] as const

// Limits
export const DISPATCH_BOARD = {
  /** Orders that have not ended; the oldest come first. */
  openMax: 5000,
  /** The latest of those that were placed today and have ended. */
  doneMax: 100,
  /** The most rows that may be asked for by their ids. */
  idsMax: 100,
} as const
/** The most riders that staff offers an order to at once. */
export const MANUAL_OFFER = { ridersMax: 50 } as const
/**
 * In how many minutes a rider should be found, and be at the pickup. With the way and the hand-overs, they say when an
 * order should have arrived.
 */
export const EXPECTED = { riderMinutes: 10, pickupMinutes: 15 } as const
