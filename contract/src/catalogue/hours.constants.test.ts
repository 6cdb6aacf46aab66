import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  DAY_MS,
  dayOf,
  localTime,
  momentOf,
  startOfDay,
  TIME_ZONE,
  weekdayOf,
} from '../common/days.constants.ts'
import {
  closedUntil,
  findOverlap,
  openStatusAt,
  type OpeningHours,
  type OpeningWeek,
} from './hours.constants.ts'

const NEVER: OpeningWeek = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const lunch = { opens: '11:00', closes: '15:00' }
const evening = { opens: '18:00', closes: '02:00' }
/** A kitchen: lunch and evening on weekdays, the evening until two; closed on Sundays. */
const KITCHEN: OpeningHours = {
  week: { ...NEVER, mon: [lunch, evening], tue: [lunch, evening], sat: [evening] },
  holidays: [{ from: '2026-12-28', to: '2026-12-28' }],
  closed: null,
}
/** A moment in Lagos; 2026-11-23 is a Monday. */
const lagos = (text: string) => new Date(`${text.replace(' ', 'T')}:00+01:00`)
const told = (hours: OpeningHours, text: string) => {
  const { isOpen, opensAt, closesAt } = openStatusAt(hours, lagos(text))
  return [isOpen, (opensAt ?? closesAt)?.toISOString() ?? null]
}
const iso = (text: string) => lagos(text).toISOString()

describe('opening hours', () => {
  it('a shop without hours is always open', () => {
    expect(told({ week: null, holidays: [], closed: null }, '2026-11-25 03:00')).toEqual([true, null])
  })

  it('several intervals of a day open and close', () => {
    expect(told(KITCHEN, '2026-11-23 10:59')).toEqual([false, iso('2026-11-23 11:00')])
    expect(told(KITCHEN, '2026-11-23 11:00')).toEqual([true, iso('2026-11-23 15:00')])
    expect(told(KITCHEN, '2026-11-23 15:00')).toEqual([false, iso('2026-11-23 18:00')])
  })

  it('hours that pass midnight go on, and the week wraps', () => {
    expect(told(KITCHEN, '2026-11-24 01:59')).toEqual([true, iso('2026-11-24 02:00')])
    expect(told(KITCHEN, '2026-11-29 01:00'), 'Saturday night').toEqual([true, iso('2026-11-29 02:00')])
    expect(told(KITCHEN, '2026-11-29 02:00'), 'Sunday').toEqual([false, iso('2026-11-30 11:00')])
  })

  it('on a holiday no hours begin, and those of the night before end', () => {
    expect(told(KITCHEN, '2026-12-28 12:00')).toEqual([false, iso('2026-12-29 11:00')])
    const eve = { ...KITCHEN, holidays: [{ from: '2026-11-24', to: '2026-11-24' }] }
    expect(told(eve, '2026-11-24 01:00')).toEqual([true, iso('2026-11-24 02:00')])
  })

  it('long holidays are skipped, and a shop that never opens says nothing', () => {
    const away = { ...KITCHEN, holidays: [{ from: '2026-11-23', to: '2027-02-28' }] }
    expect(told(away, '2026-11-23 12:00')).toEqual([false, iso('2027-03-01 11:00')])
    expect(told({ ...KITCHEN, week: NEVER }, '2026-11-23 12:00')).toEqual([false, null])
  })

  it('hours that touch are one, and a whole week has no end', () => {
    const day = [{ opens: '08:00', closes: '08:00' }]
    const week = { ...NEVER, mon: day, tue: day }
    const hours = { ...KITCHEN, week }
    expect(told(hours, '2026-11-23 09:00')).toEqual([true, iso('2026-11-25 08:00')])
    const always = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
    expect(told({ ...KITCHEN, holidays: [], week: always }, '2026-11-23 09:00')).toEqual([true, null])
  })

  it('a shop closed by hand opens when that ends, if its hours say so', () => {
    const until = (text: string | null) => ({
      ...KITCHEN,
      closed: { until: text === null ? null : lagos(text) },
    })
    expect(told(until('2026-11-23 12:30'), '2026-11-23 12:00')).toEqual([false, iso('2026-11-23 12:30')])
    expect(told(until('2026-11-23 16:00'), '2026-11-23 12:00')).toEqual([false, iso('2026-11-23 18:00')])
    expect(told(until(null), '2026-11-23 12:00')).toEqual([false, null])
    expect(told(until('2026-11-23 11:30'), '2026-11-23 12:00')).toEqual([true, iso('2026-11-23 15:00')])
  })

  it('the rest of today ends at midnight, or with the hours of the night', () => {
    const today = (text: string) => closedUntil('today', KITCHEN, lagos(text))?.toISOString()
    expect(today('2026-11-23 12:00')).toBe(iso('2026-11-24 00:00'))
    expect(today('2026-11-23 20:00')).toBe(iso('2026-11-24 02:00'))
    expect(today('2026-11-24 01:00')).toBe(iso('2026-11-24 02:00'))
    expect(closedUntil('hour', KITCHEN, lagos('2026-11-23 12:00'))?.toISOString()).toBe(
      iso('2026-11-23 13:00'),
    )
    expect(closedUntil('always', KITCHEN, new Date())).toBeNull()
  })

  it('hours that begin too early are found, also in the night', () => {
    expect(findOverlap(NEVER)).toBeNull()
    expect(findOverlap({ ...NEVER, mon: [evening, lunch], tue: [lunch] })).toBeNull()
    expect(findOverlap({ ...NEVER, wed: [lunch, { opens: '14:59', closes: '16:00' }] })).toEqual({
      day: 'wed',
      index: 1,
    })
    expect(findOverlap({ ...NEVER, sun: [evening], mon: [{ opens: '01:00', closes: '03:00' }] })).toEqual({
      day: 'mon',
      index: 0,
    })
  })
})

const time = fc
  .integer({ min: 0, max: 95 })
  .map((at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`)
const intervals = fc.array(fc.record({ opens: time, closes: time }), { maxLength: 3 })
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.record({
    mon: intervals,
    tue: intervals,
    wed: intervals,
    thu: intervals,
    fri: intervals,
    sat: intervals,
    sun: intervals,
  }),
  holidays: fc.array(
    fc.integer({ min: 0, max: 14 }).map((day) => {
      const at = dayOf(Date.parse('2026-11-20T00:00:00Z') + day * DAY_MS)
      return { from: at, to: at }
    }),
    { maxLength: 3 },
  ),
  closed: fc.constant(null),
})
const anyMoment = fc
  .integer({ min: 0, max: 14 * 96 })
  .map((quarter) => new Date(Date.parse('2026-11-20T00:00:00Z') + quarter * 900_000))

test('what is told of the next change is true, for any hours', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, now) => {
      const { isOpen, opensAt, closesAt } = openStatusAt(hours, now)
      const change = opensAt ?? closesAt
      if (!change) return
      expect(change.getTime()).toBeGreaterThan(now.getTime())
      expect(openStatusAt(hours, change).isOpen).toBe(!isOpen)
      expect(openStatusAt(hours, new Date(change.getTime() - 1)).isOpen).toBe(isOpen)
    }),
    { numRuns: 300 },
  )
})

test('days are those of the region', () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
  const weekday = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, weekday: 'short' })
  fc.assert(
    fc.property(anyMoment, (at) => {
      const ms = at.getTime()
      expect(dayOf(ms)).toBe(day.format(at))
      expect(momentOf(localTime(ms))).toBe(Math.floor(ms / 60_000) * 60_000)
      expect(dayOf(startOfDay(ms))).toBe(dayOf(ms))
      expect(dayOf(startOfDay(ms) - 1)).not.toBe(dayOf(ms))
      expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekdayOf(ms)]).toBe(weekday.format(at))
    }),
    { numRuns: 100 },
  )
})
