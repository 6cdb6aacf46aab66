import type { Quote } from '@ozi/contract'
import { newKey } from '~/browser/idempotencyKey'
import { isRecord } from '~/browser/isRecord'

/**
 * An order being placed: its body and an idempotency key made before it is first sent. Retries are identical,
 * so that it becomes one order however often it arrives.
 */
export interface Attempt<Body extends object = object> {
  readonly key: string
  readonly body: Body
  /** The fare that was shown for it. */
  readonly quote: Quote
}

/** The fields that the fare adds to an order; they belong to the attempt, not to what the customer wants. */
type OfFare = 'fee' | 'quoteId'

export function newAttempt<Body extends object>(body: Body, quote: Quote): Attempt<Body> {
  return { key: newKey(), body, quote }
}

/** Whether this attempt is for what the customer wants now, apart from fare and quote. */
export function isFor<Body extends object>({ body }: Attempt<Body>, wanted: Omit<Body, OfFare>): boolean {
  const { fee: _fee, quoteId: _quoteId, ...sent } = body as Body & Partial<Record<OfFare, unknown>>
  return canonical(sent) === canonical(wanted)
}

/** Parses a stored attempt; null if it is not one. */
export function toAttempt<Body extends object>(kept: unknown): Attempt<Body> | null {
  const isAttempt =
    isRecord(kept) && typeof kept['key'] === 'string' && isRecord(kept['body']) && isRecord(kept['quote'])
  // This browser wrote the content, and the server validates it in any case.
  return isAttempt ? (kept as unknown as Attempt<Body>) : null
}

/**
 * Refusals after which a retry of the same order cannot succeed. After any other failure, such as a lost
 * answer, the order may have been placed, so the attempt is kept.
 */
const ENDS_ATTEMPT: ReadonlySet<string> = new Set([
  'VALIDATION',
  'BODY_TOO_LARGE',
  'FEE_CHANGED',
  'PRICE_CHANGED',
  'ITEM_UNAVAILABLE',
  'SHOP_NOT_ORDERABLE',
  'QUOTE_USED',
  'QUOTE_MISMATCH',
  'NOT_FOUND',
  'OUTSIDE_AREA',
  'NO_ROAD',
  'SAME_PLACE',
  'IDEMPOTENCY_MISMATCH',
])

export const endsAttempt = (code: string): boolean => ENDS_ATTEMPT.has(code)

/** Serializes equal contents to equal texts, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
