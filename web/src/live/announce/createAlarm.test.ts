import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alarmSoundOf, createAlarm, RING_EVERY_MS } from './createAlarm'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an alarm rings until it is turned off, however often it is turned on', () => {
  const ring = vi.fn()
  const alarm = createAlarm(ring)
  alarm.set(true)
  vi.advanceTimersByTime(RING_EVERY_MS / 2)
  alarm.set(true)
  expect(ring).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2.5 * RING_EVERY_MS)
  expect(ring).toHaveBeenCalledTimes(3)
  alarm.set(false)
  vi.advanceTimersByTime(5 * RING_EVERY_MS)
  expect(ring).toHaveBeenCalledTimes(3)
  alarm.set(true)
  vi.advanceTimersByTime(RING_EVERY_MS)
  expect(ring).toHaveBeenCalledTimes(4)
  alarm.set(false)
})

test('an alarm is muted by choice before it is blocked by the browser', () => {
  expect([alarmSoundOf(false, true), alarmSoundOf(false, false)]).toEqual(['on', 'blocked'])
  expect([alarmSoundOf(true, true), alarmSoundOf(true, false)]).toEqual(['muted', 'muted'])
})
