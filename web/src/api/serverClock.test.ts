import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, onThisClock } from './serverClock'

const answeredAt = (ms: number) =>
  noteServerTime({ headers: new Headers({ date: new Date(ms).toUTCString() }) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a moment of the server is right on a clock that is an hour off', () => {
  answeredAt(Date.now() + 3_600_000)
  const inTenMinutes = new Date(Date.now() + 3_600_000 + 600_000).toISOString()
  expect(Math.abs(onThisClock(inTenMinutes) - Date.now() - 600_000)).toBeLessThan(2_000)
  noteServerTime({ headers: new Headers() })
  expect(Math.abs(onThisClock(inTenMinutes) - Date.now() - 600_000)).toBeLessThan(2_000)
  answeredAt(Date.now())
})
