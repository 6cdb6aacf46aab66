import { DAY_MS, localTime, momentOf } from '@ozi/contract'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The value of a date-and-time input, '2026-03-01T18:30', which has no time zone: this moment in Lagos time. */
export const toLagosField = (at: Date): string => localTime(at).replace(' ', 'T')

/** The moment in such an input; null while it is empty or incomplete. */
export function fromLagosField(typed: string): string | null {
  const ms = momentOf(typed)
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}

/** Whether there is such a day: the 30th of February is none. */
export function isDay(text: string): boolean {
  const start = startOfLagosDay(text)
  return start !== undefined && localTime(new Date(start)).startsWith(text)
}

/** The first instant of a day (YYYY-MM-DD) in Lagos, `daysLater` days after it; undefined for an invalid day. */
export function startOfLagosDay(day: string, daysLater = 0): string | undefined {
  const ms = DAY.test(day) ? momentOf(`${day}T00:00`) : Number.NaN
  return Number.isNaN(ms) ? undefined : new Date(ms + daysLater * DAY_MS).toISOString()
}
