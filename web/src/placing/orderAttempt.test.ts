import type { Quote } from '@ozi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { endsAttempt, isFor, newAttempt, toAttempt } from './orderAttempt'
import { toQuote } from './carriedQuote'

const errand = { receiverName: 'Obinna', packageDetails: 'a book' }
const quote = (id: string, total: number): Quote => ({
  _id: id,
  distanceKm: 4,
  durationMinutes: 12,
  lines: [],
  total,
  expiresAt: '2026-03-02T10:00:00.000Z',
})
const reloaded = (attempt: unknown): unknown => JSON.parse(JSON.stringify(attempt))

afterEach(() => vi.unstubAllGlobals())

test('an attempt is for the same order and key after a reload', () => {
  const sent = newAttempt(errand, quote('q1', 1400))
  const found = toAttempt<typeof errand, Quote>(reloaded(sent), toQuote)
  expect(found).toEqual(sent)
  const sameInAnotherOrder = { packageDetails: 'a book', receiverName: 'Obinna' }
  expect(found && isFor(found, sameInAnotherOrder)).toBe(true)
})

test('an attempt that version 0.1.0 stored is for the same order', () => {
  const body = { ...errand, fee: 1400, quoteId: 'q1' }
  const found = toAttempt<typeof errand, Quote>({ key: 'k', body, quote: quote('q1', 1400) }, toQuote)
  expect(found).toEqual({ key: 'k', order: errand, quote: quote('q1', 1400) })
  const { fee: _fee, ...receiver } = body
  const cart = { key: 'k', body: receiver, quote: quote('q1', 1400), wanted: 'a cart' }
  expect(toAttempt(cart, toQuote)?.order).toEqual({ receiver: errand, cart: 'a cart' })
})

test('an order that was changed needs an attempt, and a key, of its own', () => {
  const first = newAttempt(errand, quote('q1', 1400))
  const changed = { ...errand, packageDetails: 'two books' }
  expect(isFor(first, changed)).toBe(false)
  expect(newAttempt(changed, first.quote).key).not.toBe(first.key)
})

test.each([
  null,
  'x',
  {},
  { key: 7, order: {}, quote: quote('q1', 1) },
  { key: 'k', order: 'b', quote: quote('q1', 1) },
  { key: 'k', order: {}, quote: {} },
])('what was kept and is no attempt is none: %j', (kept) => expect(toAttempt(kept, toQuote)).toBeNull())

test('a phone without randomUUID makes keys all the same', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = [newAttempt(errand, quote('q1', 1)).key, newAttempt(errand, quote('q1', 1)).key]
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a lost answer keeps the attempt; a decision of the server ends it', () => {
  expect(['NETWORK', 'UNKNOWN', 'INTERNAL', 'UNAVAILABLE', 'IDEMPOTENCY_IN_FLIGHT'].some(endsAttempt)).toBe(
    false,
  )
  expect(['FEE_CHANGED', 'QUOTE_USED', 'VALIDATION'].every(endsAttempt)).toBe(true)
})
