// Limits
/** The longest waiting orders come first; nobody reads more than these on the road. */
export const OFFERS_SHOWN = { max: 50 } as const
