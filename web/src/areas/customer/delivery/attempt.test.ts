import type { Quote } from '@ozi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { endsAttempt, isFor, newAttempt } from './attempt'
import type { Errand } from './values'

const errand = { receiverName: 'Obinna', packageDetails: 'a book' } as Errand
const quote = (id: string, total: number): Quote => ({
  _id: id,
  distanceKm: 4,
  durationMinutes: 12,
  lines: [],
  total,
  expiresAt: '2026-03-02T10:00:00.000Z',
})

afterEach(() => vi.unstubAllGlobals())

test('what is sent carries the fare that was shown, and the quote it came from', () => {
  expect(newAttempt(errand, quote('q1', 1400)).body).toEqual({ ...errand, fee: 1400, quoteId: 'q1' })
})

test('an attempt stands for the same errand after a reload, whatever is quoted since', () => {
  const stored: unknown = JSON.parse(JSON.stringify(newAttempt(errand, quote('q1', 1400))))
  const sameInAnotherOrder = { packageDetails: 'a book', receiverName: 'Obinna' } as Errand
  expect(isFor(stored as ReturnType<typeof newAttempt>, sameInAnotherOrder)).toBe(true)
})

test('an errand that was changed needs an attempt, and a key, of its own', () => {
  const first = newAttempt(errand, quote('q1', 1400))
  const changed = { ...errand, packageDetails: 'two books' }
  expect(isFor(first, changed)).toBe(false)
  expect(newAttempt(changed, first.quote).key).not.toBe(first.key)
})

test('a phone on a local address, without randomUUID, makes keys all the same', () => {
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
