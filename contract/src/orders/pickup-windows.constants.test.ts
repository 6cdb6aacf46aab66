import { expect, test } from 'vitest'
import {
  daysOfWindows,
  isPickupWindow,
  PICKUP_WINDOW,
  pickupWindowAt,
  windowsOfDay,
} from './pickup-windows.constants.ts'
import { isScheduled } from './scheduled-orders.constants.ts'

/** A moment in Lagos. */
const lagos = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+01:00`)
const at = (text: string) => pickupWindowAt(lagos(text))

test('windows of a day last half an hour, and the past has none', () => {
  const now = lagos('2026-11-25 12:10')
  const today = windowsOfDay(now, now)
  expect(today[0]).toBe(lagos('2026-11-25 13:00'))
  expect(today.at(-1)).toBe(lagos('2026-11-25 19:30'))
  expect(windowsOfDay(lagos('2026-11-26 00:00'), now)).toHaveLength(26)
})

test('a day whose windows are over is not offered', () => {
  expect(daysOfWindows(lagos('2026-11-25 12:00'))).toHaveLength(PICKUP_WINDOW.daysAhead + 1)
  expect(daysOfWindows(lagos('2026-11-25 19:30'))[0]).toBe(lagos('2026-11-26 00:00'))
})

test.each([
  ['2026-11-25 12:30', true],
  ['2026-11-25 12:00', false],
  ['2026-11-25 12:45', false],
  ['2026-11-25 06:30', false],
  ['2026-11-25 20:00', false],
  ['2026-12-02 19:30', true],
  ['2026-12-03 07:00', false],
])('whether a window may be ordered: from %s, %s', (from, isOne) => {
  expect(isPickupWindow(at(from), lagos('2026-11-25 12:00'))).toBe(isOne)
})

test('a window of another length is none', () => {
  const { from } = at('2026-11-26 09:00')
  expect(isPickupWindow({ from, to: at('2026-11-26 09:30').to }, lagos('2026-11-25 12:00'))).toBe(false)
})

test('an order waits for its time until its rider is looked for', () => {
  const order = { status: 'created', pickupWindow: at('2026-11-26 09:00') }
  expect(isScheduled(order, lagos('2026-11-26 08:39'))).toBe(true)
  expect(isScheduled(order, lagos('2026-11-26 08:40'))).toBe(false)
  expect(isScheduled({ ...order, status: 'assigned' }, lagos('2026-11-25 12:00'))).toBe(false)
  expect(isScheduled({ status: 'created' })).toBe(false)
})
