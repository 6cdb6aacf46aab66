import { expect, test } from 'vitest'
import { dayLabel, isSameDay, timeLabel } from './timeLabel'

// A Monday, ten in the morning in Lagos.
const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const label = (at: string) => timeLabel(at, NOW, 'Yesterday')

test.each([
  ['2026-03-02T08:05:00.000Z', '09:05'],
  ['2026-03-02T09:00:30.000Z', '10:00'],
  // 00:10 in Lagos is still the previous evening in London.
  ['2026-03-01T23:10:00.000Z', '00:10'],
  ['2026-03-01T22:50:00.000Z', 'Yesterday'],
  ['2026-02-28T23:00:00.000Z', 'Yesterday'],
  ['2026-02-28T12:00:00.000Z', 'Sat'],
  ['2026-02-24T12:00:00.000Z', 'Tue'],
  ['2026-02-23T12:00:00.000Z', '23 Feb'],
  ['2025-12-31T12:00:00.000Z', '31 Dec 2025'],
])('of %s one reads %s', (at, words) => expect(label(at)).toBe(words))

test('a clock that is ahead of ours says no more than the time', () =>
  expect(label('2026-03-03T12:00:00.000Z')).toBe('13:00'))

test('days begin at midnight in Lagos', () => {
  expect(isSameDay('2026-03-01T23:10:00.000Z', '2026-03-02T22:50:00.000Z')).toBe(true)
  expect(isSameDay('2026-03-01T22:50:00.000Z', '2026-03-01T23:10:00.000Z')).toBe(false)
})

test('over the messages of a day stands today, yesterday, or the date', () => {
  const words = { today: 'Today', yesterday: 'Yesterday' }
  expect(dayLabel(NOW, NOW, words)).toBe('Today')
  expect(dayLabel('2026-03-01T12:00:00.000Z', NOW, words)).toBe('Yesterday')
  expect(dayLabel('2026-02-27T12:00:00.000Z', NOW, words)).toBe('27 Feb')
})
