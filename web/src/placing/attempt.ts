import type { Quote } from '@ozi/contract'
import { isRecord } from '~/api/isRecord'

/**
 * An order on its way: what is sent, under a key made before it was sent first. Sent again it is the same to
 * the letter, so that however often it arrives it is one order.
 */
export interface Attempt<Body extends object = object> {
  readonly key: string
  readonly body: Body
  /** The fare that was shown for it. */
  readonly quote: Quote
}

/** What the fare adds to an order: it belongs to the attempt, not to what somebody wants. */
type OfFare = 'fee' | 'quoteId'

export function newAttempt<Body extends object>(body: Body, quote: Quote): Attempt<Body> {
  return { key: newKey(), body, quote }
}

/** Whether this attempt is for what is wanted now; its own fare and quote stay with it. */
export function isFor<Body extends object>({ body }: Attempt<Body>, wanted: Omit<Body, OfFare>): boolean {
  const { fee: _fee, quoteId: _quoteId, ...sent } = body as Body & Partial<Record<OfFare, unknown>>
  return canonical(sent) === canonical(wanted)
}

/** An attempt as it was read back from storage; null where it is none. */
export function toAttempt<Body extends object>(kept: unknown): Attempt<Body> | null {
  const isAttempt =
    isRecord(kept) && typeof kept['key'] === 'string' && isRecord(kept['body']) && isRecord(kept['quote'])
  // What is inside was written by this browser; the server checks it whatever it says.
  return isAttempt ? (kept as unknown as Attempt<Body>) : null
}

/**
 * Refusals after which the same order cannot be made by sending it again. Whatever else happened to an attempt,
 * such as a lost answer, it may have been made: it is kept.
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

/** The same text for the same content, however its keys are ordered. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** A key nobody else makes. Browsers have `randomUUID` on secure pages only, not on a local address. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
