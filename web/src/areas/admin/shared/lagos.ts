/** Lagos has no daylight saving time. */
const OFFSET = '+01:00'
const OFFSET_MS = 3_600_000
const DAY_MS = 24 * 3_600_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The value of a date-and-time input, '2026-03-01T18:30', which has no time zone: this moment in Lagos time.
 */
export const toLagosField = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** The moment in such an input; null while it is empty or incomplete. */
export function fromLagosField(typed: string): string | null {
  const at = new Date(`${typed}:00${OFFSET}`)
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/**
 * The first instant of a day (YYYY-MM-DD) in Lagos, `daysLater` days after it; undefined for an invalid day.
 */
export function startOfLagosDay(day: string, daysLater = 0): string | undefined {
  const start = DAY.test(day) ? fromLagosField(`${day}T00:00`) : null
  return start === null ? undefined : new Date(Date.parse(start) + daysLater * DAY_MS).toISOString()
}
