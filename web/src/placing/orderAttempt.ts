import type { Quote } from '@ozi/contract'
import { newKey } from '~/browser/idempotencyKey'
import { isRecord } from '~/browser/isRecord'

/**
 * An order being placed, with an idempotency key made before it is first sent. Retries are identical, so that
 * it becomes one order however often it arrives.
 */
export interface Attempt<Order extends object = object, Shown extends Quote = Quote> {
  readonly key: string
  /** The order, without its price. */
  readonly order: Order
  /** The price that was shown for it. */
  readonly quote: Shown
}

export const newAttempt = <Order extends object, Shown extends Quote>(
  order: Order,
  quote: Shown,
): Attempt<Order, Shown> => ({ key: newKey(), order, quote })

/** Whether this attempt is for the same order. */
export const isFor = <Order extends object>(attempt: Attempt<Order>, order: Order): boolean =>
  canonical(attempt.order) === canonical(order)

/** Parses a stored attempt; null if it is not one. */
export function toAttempt<Order extends object, Shown extends Quote>(
  kept: unknown,
  toQuote: (value: unknown) => Shown | null,
): Attempt<Order, Shown> | null {
  if (!isRecord(kept) || typeof kept['key'] !== 'string') return null
  const order = orderIn(kept)
  const quote = order && toQuote(kept['quote'])
  // This browser wrote the order, and the server validates it in any case.
  return quote && { key: kept['key'], order: order as Order, quote }
}

/**
 * The order of a stored attempt. Version 0.1.0 stored the body of the call instead, and a cart's key beside it: an
 * order whose answer was lost during an update is not placed twice.
 */
function orderIn({ order, body, wanted }: Record<string, unknown>): object | null {
  if (isRecord(order)) return order
  if (!isRecord(body)) return null
  const { fee: _fee, quoteId: _quoteId, ...sent } = body
  return typeof wanted === 'string' ? { receiver: sent, cart: wanted } : sent
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
  'OPTIONS_CHANGED',
  'SHOP_NOT_ORDERABLE',
  'SHOP_CLOSED',
  'QUOTE_USED',
  'QUOTE_MISMATCH',
  'NOT_FOUND',
  'OUTSIDE_AREA',
  'NO_ROAD_NEARBY',
  'NO_ROUTE',
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
