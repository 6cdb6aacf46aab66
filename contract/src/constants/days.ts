/** In milliseconds. */
export const DAY_MS = 24 * 3_600_000
/** Lagos has one time all year, so days can be counted without a calendar. */
const LAGOS_OFFSET_MS = 3_600_000

/** When the day of a moment began in Lagos, in milliseconds. */
export const startOfDay = (ms: number): number =>
  Math.floor((ms + LAGOS_OFFSET_MS) / DAY_MS) * DAY_MS - LAGOS_OFFSET_MS

/** The day of a moment in Lagos, YYYY-MM-DD. */
export const dayOf = (ms: number): string => new Date(ms + LAGOS_OFFSET_MS).toISOString().slice(0, 10)

/** The day of the week of a moment in Lagos: 0 is Monday. */
export const weekdayOf = (ms: number): number => (Math.floor((ms + LAGOS_OFFSET_MS) / DAY_MS) + 3) % 7
