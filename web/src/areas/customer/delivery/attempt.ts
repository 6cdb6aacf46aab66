import type { Quote } from '@ozi/contract'
import type { DeliveryBody, Errand } from './values'

/**
 * An order on its way: what is sent, under a key made before it was sent first. Sent again it is the same to
 * the letter, so that however often it arrives it is one order.
 */
export interface Attempt {
  readonly key: string
  readonly body: DeliveryBody
  /** The fare that was shown for it. */
  readonly quote: Quote
}

export function newAttempt(errand: Errand, quote: Quote): Attempt {
  return { key: newKey(), body: { ...errand, fee: quote.total, quoteId: quote._id }, quote }
}

/** Whether this attempt is for what the form says now; its own fare and quote stay with it. */
export function isFor({ body: { fee: _fee, quoteId: _quoteId, ...sent } }: Attempt, errand: Errand): boolean {
  return canonical(sent) === canonical(errand)
}

/**
 * Refusals after which the same order cannot be made by sending it again. Whatever else happened to an attempt,
 * such as a lost answer, it may have been made: it is kept.
 */
const ENDS_ATTEMPT: ReadonlySet<string> = new Set([
  'VALIDATION',
  'BODY_TOO_LARGE',
  'FEE_CHANGED',
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
