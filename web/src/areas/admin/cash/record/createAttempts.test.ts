import { expect, test } from 'vitest'
import type { CallRefusal } from '~/api'
import { createAttempts } from './createAttempts'

const RIDER = 'rider'
const BODY = { amount: 300, note: '', version: 2 }
const EDITED = { ...BODY, note: 'in small notes' }
const refusal = (code: CallRefusal['code'], status: number): CallRefusal => ({ code, status, message: '' })
const LOST = refusal('NETWORK', 0)

/** 300 were sent, and nobody knows what became of them. */
function lost() {
  const attempts = createAttempts()
  const key = attempts.keyOf(RIDER, BODY)
  attempts.failed(RIDER, BODY, LOST)
  return { attempts, key }
}

test('the same amount for the same rider has the same key', () => {
  const { attempts, key } = lost()
  expect(attempts.keyOf(RIDER, EDITED)).not.toBe(key)
  expect(attempts.keyOf(RIDER, { ...BODY, version: 3 })).not.toBe(key)
  expect(attempts.keyOf('another', BODY)).not.toBe(key)
  expect(attempts.keyOf(RIDER, { ...BODY })).toBe(key)
})

test('after a failure or a lost answer, the outcome is unknown', () => {
  const unknown = [
    LOST,
    refusal('UNKNOWN', 404),
    refusal('UNAVAILABLE', 503),
    refusal('IDEMPOTENCY_IN_FLIGHT', 409),
  ]
  const known = [refusal('RATE_LIMITED', 429), refusal('VALIDATION', 400), refusal('FORBIDDEN', 403)]
  const isUnsure = (answer: CallRefusal) => {
    const attempts = createAttempts()
    attempts.keyOf(RIDER, BODY)
    return attempts.failed(RIDER, BODY, answer)
  }
  expect(unknown.map(isUnsure)).toEqual([true, true, true, true])
  expect(known.map(isUnsure)).toEqual([false, false, false])
})

test('a refusal after a lost answer does not say that nothing was recorded', () => {
  const { attempts } = lost()
  attempts.keyOf(RIDER, EDITED)
  expect(attempts.failed(RIDER, BODY, refusal('RATE_LIMITED', 429))).toBe(true)
  expect(attempts.failed(RIDER, EDITED, refusal('RATE_LIMITED', 429))).toBe(true)
})

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('a change after a lost answer may be the amount already recorded', () => {
  expect(lost().attempts.changed(RIDER, EDITED)).toBe(true)
  expect(lost().attempts.changed(RIDER, BODY)).toBe(false)
  expect(lost().attempts.changed('another', EDITED)).toBe(false)
  const attempts = createAttempts()
  attempts.keyOf(RIDER, BODY)
  attempts.failed(RIDER, BODY, refusal('RATE_LIMITED', 429))
  expect(attempts.changed(RIDER, EDITED)).toBe(false)
})

test('once one is recorded nothing is in doubt', () => {
  const { attempts, key } = lost()
  attempts.recorded(RIDER)
  expect(attempts.changed(RIDER, EDITED)).toBe(false)
  expect(attempts.keyOf(RIDER, BODY)).not.toBe(key)
})
