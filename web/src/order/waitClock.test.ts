import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitClock } from './waitClock'

const ARRIVED = '2026-03-01T13:22:00.000Z'
const UNTIL = '2026-03-01T13:32:00.000Z'
const MINUTE_MS = 60_000

const phoneSays = (time: string) => vi.setSystemTime(time)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a wait is over when its time has come, to the second', () => {
  phoneSays('2026-03-01T13:31:59.000Z')
  const clock = waitClock(ARRIVED, UNTIL)
  expect(clock.read()).toBe(false)
  const seen: boolean[] = []
  const stop = clock.watch(() => seen.push(clock.read()))
  vi.advanceTimersByTime(2000)
  stop()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([true, true])
})

test('a phone that was asleep sees it as soon as it wakes', () => {
  phoneSays(ARRIVED)
  const clock = waitClock(ARRIVED, UNTIL)
  phoneSays('2026-03-01T13:40:00.000Z')
  expect(clock.read()).toBe(true)
})

// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('a phone whose clock is slow keeps nobody longer than the whole wait', () => {
  phoneSays('2026-03-01T11:00:00.000Z')
  const clock = waitClock(ARRIVED, UNTIL)
  vi.advanceTimersByTime(10 * MINUTE_MS - 1)
  expect(clock.read()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(clock.read()).toBe(true)
})
