/** Lagos has no daylight saving time. */
const LAGOS_OFFSET_MS = 3_600_000

/**
 * 2026-03-02 14:05, a format that spreadsheets read as a time in every language. Computed, since formatting by Intl
 * would take as long as reading the rows of an export.
 */
export const inLagos = (at: string | Date): string =>
  new Date(new Date(at).getTime() + LAGOS_OFFSET_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm'.length)
    .replace('T', ' ')
