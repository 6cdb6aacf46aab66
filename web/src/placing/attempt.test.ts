import type { Quote } from '@ozi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { type Attempt, endsAttempt, isFor, newAttempt, toAttempt } from './attempt'

interface Body {
  receiverName: string
  packageDetails: string
  fee: number
  quoteId: string
}

const errand = { receiverName: 'Obinna', packageDetails: 'a book' }
const quote = (id: string, total: number): Quote => ({
  _id: id,
  distanceKm: 4,
  durationMinutes: 12,
  lines: [],
  total,
  expiresAt: '2026-03-02T10:00:00.000Z',
})
const attemptAt = ({ _id, total }: Quote, wanted = errand): Attempt<Body> =>
  newAttempt({ ...wanted, fee: total, quoteId: _id }, quote(_id, total))
const reloaded = (attempt: unknown): unknown => JSON.parse(JSON.stringify(attempt))

afterEach(() => vi.unstubAllGlobals())

test('an attempt is for the same order and key after a reload', () => {
  const sent = attemptAt(quote('q1', 1400))
  const found = toAttempt<Body>(reloaded(sent))
  expect(found).toEqual(sent)
  const sameInAnotherOrder = { packageDetails: 'a book', receiverName: 'Obinna' }
  expect(found && isFor(found, sameInAnotherOrder)).toBe(true)
})

test('an order that was changed needs an attempt, and a key, of its own', () => {
  const first = attemptAt(quote('q1', 1400))
  const changed = { ...errand, packageDetails: 'two books' }
  expect(isFor(first, changed)).toBe(false)
  expect(attemptAt(first.quote, changed).key).not.toBe(first.key)
})

test.each([null, 'x', {}, { key: 7, body: {}, quote: {} }, { key: 'k', body: 'b', quote: {} }])(
  'what was kept and is no attempt is none: %j',
  (kept) => expect(toAttempt(kept)).toBeNull(),
)

test('a phone without randomUUID makes keys all the same', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = [attemptAt(quote('q1', 1)).key, attemptAt(quote('q1', 1)).key]
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a lost answer keeps the attempt; a decision of the server ends it', () => {
  expect(['NETWORK', 'UNKNOWN', 'INTERNAL', 'UNAVAILABLE', 'IDEMPOTENCY_IN_FLIGHT'].some(endsAttempt)).toBe(
    false,
  )
  expect(['FEE_CHANGED', 'QUOTE_USED', 'VALIDATION'].every(endsAttempt)).toBe(true)
})
