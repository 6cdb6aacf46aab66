/** Lagos keeps one time all year. A field for date and time knows no zone: what stands in it is a clock in Lagos. */
const OFFSET = '+01:00'
const OFFSET_MS = 3_600_000

/** '2026-03-01T18:30' as a field has it, of a moment. */
export const toLagosField = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** The moment that stands in a field; null while it is empty or half typed. */
export function fromLagosField(typed: string): string | null {
  const at = new Date(`${typed}:00${OFFSET}`)
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
