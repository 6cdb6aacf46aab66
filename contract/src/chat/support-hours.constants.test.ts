import { expect, test } from 'vitest'
import { openStatusAt } from '../catalogue/hours.constants.ts'
import { onTwelveHours, SUPPORT_HOURS, SUPPORT_TIMES } from './support-hours.constants.ts'

const opensAt = (at: string) => openStatusAt(SUPPORT_HOURS, new Date(at)).opensAt?.toISOString() ?? null

test.each([
  ['on a weekday', '2026-11-26T12:00:00+01:00', null],
  ['before eight', '2026-11-26T07:59:00+01:00', '2026-11-26T07:00:00.000Z'],
  ['after five', '2026-11-26T17:00:00+01:00', '2026-11-27T07:00:00.000Z'],
  ['on Friday night', '2026-11-27T23:30:00+01:00', '2026-11-28T11:00:00.000Z'],
  ['on Saturday morning', '2026-11-28T11:59:00+01:00', '2026-11-28T11:00:00.000Z'],
  ['on Sunday night', '2026-11-29T21:00:00+01:00', '2026-11-30T07:00:00.000Z'],
])('%s the office answers again', (_when, at, next) => {
  expect(opensAt(at)).toBe(next)
})

test('the hours are written as people say them', () => {
  const { weekday, weekend } = SUPPORT_TIMES
  expect([weekday.opens, weekend.opens, weekday.closes, '00:00'].map(onTwelveHours)).toEqual([
    ...['8am', '12pm', '5pm', '12am'],
  ])
})
