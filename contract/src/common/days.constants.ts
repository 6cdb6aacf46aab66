/** The time zone of the city: in it days begin and end, wherever the reader is. SQL has it in `local_time`. */
export const TIME_ZONE = 'Africa/Lagos'
/** In milliseconds. The zone has one time all year, so days can be counted without a calendar. */
const OFFSET_MS = 3_600_000
export const DAY_MS = 24 * 3_600_000

/**
 * The clock of the city at a moment, YYYY-MM-DD HH:MM, which spreadsheets read as a time in every language.
 * Computed, because formatting by Intl would take as long as reading the rows of an export.
 */
export const localTime = (at: string | number | Date): string =>
  new Date(new Date(at).getTime() + OFFSET_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm'.length)
    .replace('T', ' ')

/** The moment of such a time, in milliseconds; NaN if it is none. */
export const momentOf = (local: string): number =>
  Date.parse(`${local.replace(' ', 'T')}:00+00:00`) - OFFSET_MS

/** The day of a moment, YYYY-MM-DD. */
export const dayOf = (ms: number): string => localTime(ms).slice(0, 'yyyy-mm-dd'.length)

/** When the day of a moment began, in milliseconds. */
export const startOfDay = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS

/** The day of the week of a moment: 0 is Monday. */
export const weekdayOf = (ms: number): number => (Math.floor((ms + OFFSET_MS) / DAY_MS) + 3) % 7
