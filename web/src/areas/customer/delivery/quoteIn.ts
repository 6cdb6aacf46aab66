import type { Quote } from '@ozi/contract'

/** The quote a FEE_CHANGED brings along; null where there is none that can be read. */
export function quoteIn(error: unknown): Quote | null {
  const quote = field(field(error, 'data'), 'quote')
  const isQuote =
    typeof field(quote, '_id') === 'string' &&
    typeof field(quote, 'total') === 'number' &&
    typeof field(quote, 'distanceKm') === 'number' &&
    typeof field(quote, 'durationMinutes') === 'number' &&
    Array.isArray(field(quote, 'lines'))
  return isQuote ? (quote as Quote) : null
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
