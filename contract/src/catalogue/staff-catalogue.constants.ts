// Enumerations
/** The staff filters items by whether they are available today. */
export const AVAILABILITIES = ['available', 'unavailable'] as const
