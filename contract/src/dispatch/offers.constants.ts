// Enumerations
/** Reasons for which a rider does not take an order. */
export const DECLINE_REASONS = ['too_far', 'other_way', 'vehicle', 'break', 'other'] as const

/**
 * Ends of an offer that was not accepted.
 * - `taken`: a rider has the order, or it does not wait for one any more
 * - `timed_out`: nobody answered in time
 * - `withdrawn`: the staff offers the order to others
 */
export const OFFER_ENDS = ['taken', 'timed_out', 'withdrawn'] as const

/**
 * Ends of a duty that neither its rider nor the clock ended.
 * - `gave_back_often`: the rider gave back GIVE_BACKS.max jobs within an hour
 */
export const DUTY_ENDS = ['gave_back_often'] as const

// Limits
/** So many jobs given back within an hour end the duty of a rider. */
export const GIVE_BACKS = { max: 3, withinMinutes: 60 } as const
/** The longest waiting orders come first; nobody reads more than these on the road. */
export const OFFERS_SHOWN = { max: 50 } as const
/** From this part of the limit on, a rider is told to hand cash in. */
export const CASH_NEAR = { ofLimit: 0.8 } as const
/** An older position tells nothing of where a rider on duty is now. */
export const DUTY_POSITION = { freshMinutes: 30 } as const
