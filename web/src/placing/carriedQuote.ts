import type { Quote } from '@ozi/contract'
import { isRecord } from '~/browser/isRecord'

/** The current quote that a refusal contains, not validated. */
export function carriedQuote(error: unknown): unknown {
  const data = isRecord(error) ? error['data'] : undefined
  return isRecord(data) ? data['quote'] : undefined
}

/** A quote from an answer, storage or a refusal; null if it cannot be shown as a fare. */
export function toQuote(value: unknown): Quote | null {
  const isQuote =
    isRecord(value) &&
    typeof value['_id'] === 'string' &&
    typeof value['total'] === 'number' &&
    typeof value['distanceKm'] === 'number' &&
    typeof value['durationMinutes'] === 'number' &&
    Array.isArray(value['lines']) &&
    value['lines'].every(isLine)
  return isQuote ? (value as unknown as Quote) : null
}

export const isLine = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['label'] === 'string' &&
  typeof value['amount'] === 'number'
