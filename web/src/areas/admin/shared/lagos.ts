/** Lagos keeps one time all year: no summer time. */
const OFFSET = '+01:00'
const OFFSET_MS = 3_600_000
const DAY_MS = 24 * 3_600_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** '2026-03-01T18:30' as a field for date and time has it, which knows no zone: a clock in Lagos, at that moment. */
export const toLagosField = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** The moment that stands in such a field; null while it is empty or half typed. */
export function fromLagosField(typed: string): string | null {
  const at = new Date(`${typed}:00${OFFSET}`)
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The first instant of a day (YYYY-MM-DD) in Lagos, `daysLater` after it; undefined for what is no day. */
export function startOfLagosDay(day: string, daysLater = 0): string | undefined {
  const start = DAY.test(day) ? fromLagosField(`${day}T00:00`) : null
  return start === null ? undefined : new Date(Date.parse(start) + daysLater * DAY_MS).toISOString()
}
