// Enumerations
/** Whether an item is available today. */
export const AVAILABILITIES = ['available', 'unavailable'] as const
