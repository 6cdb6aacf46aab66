import { describe, expect, it } from 'vitest'
import { durationTexts } from '~/languages/en/account/moments'
import ig from '~/languages/ig/account/moments'
import igSpoken from '~/languages/ig/account/spoken'
import type { spokenTexts } from '~/languages/en/account/spoken'
import pcm from '~/languages/pcm/account/moments'
import {
  formatCount,
  formatDate,
  formatDistance,
  formatDuration,
  formatNaira,
  formatPreparation,
  formatWholeNaira,
  keepQuantity,
} from './format'
import { formatAgo, formatInSentence, formatSpoken } from './formatSpoken'

describe('money', () => {
  it('is in naira with thousands separators and two decimals', () => {
    expect(formatNaira(1234567.5)).toBe('₦1,234,567.50')
    expect(formatNaira(0)).toBe('₦0.00')
    expect(formatNaira(999.99)).toBe('₦999.99')
  })

  it('is nothing where there is no number', () => {
    expect(formatNaira(undefined)).toBe('₦0.00')
    expect(formatNaira(null)).toBe('₦0.00')
    expect(formatNaira(Number.NaN)).toBe('₦0.00')
  })

  it('leaves kobo out where they are noise', () => {
    expect(formatWholeNaira(12450.5)).toBe('₦12,451')
  })
})

describe('counts, ways and times', () => {
  it('are written for reading', () => {
    expect(formatCount(10000)).toBe('10,000')
    expect(formatDistance(4.24)).toBe('4.2 km')
    expect(formatDuration(35.4)).toBe('35 min')
    expect(formatDuration(0.2)).toBe('1 min')
    expect(formatDuration(60)).toBe('1 h')
    expect(formatDuration(65)).toBe('1 h 5 min')
  })
})

describe('a span of time in another language', () => {
  it('is said in its words', () => {
    const words = ig.durationTexts
    expect(formatDuration(35, words)).toBe('nkeji 35')
    expect(formatDuration(60, words)).toBe('awa 1')
    expect(formatDuration(65, words)).toBe('awa 1 na nkeji 5')
    expect(formatDuration(65, pcm.durationTexts)).toBe('1 hour 5 minute')
  })

  // promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
  it('is read off what the catalogue says, and what it cannot read stays', () => {
    const words = ig.durationTexts
    expect(formatPreparation('35-45 mins', words)).toBe('nkeji 35-45')
    expect(formatPreparation('20 mins', words)).toBe('nkeji 20')
    expect(formatPreparation('at once', words)).toBe('at once')
    expect(formatPreparation('35-45 mins', durationTexts)).toBe('35-45 mins')
  })
})

describe('a moment', () => {
  it('is on the clock of Lagos, also across midnight', () => {
    expect(formatDate('2026-03-04T23:30:00Z', 'dateTime')).toBe('5 Mar 2026, 00:30')
    expect(formatDate('2026-03-04T09:05:00Z', 'time')).toBe('10:05')
    expect(formatDate('2026-03-04T09:05:00Z')).toBe('4 Mar 2026')
    expect(formatDate('2026-03-04T09:05:00Z', 'weekday')).toBe('Wed')
  })

  // promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
  it('has the day and the month of the language it is asked in', () => {
    const words = ig.calendarTexts
    expect(formatDate('2026-03-04T09:05:00Z', 'weekday', words)).toBe('Wen')
    expect(formatDate('2026-03-04T09:05:00Z', 'dateTime', words)).toBe('4 Maa 2026, 10:05')
    expect(formatDate('2026-03-04T09:05:00Z', 'time', words)).toBe('10:05')
  })

  // promise (everyone): Times near today are said as people say them; the whole date is there too
  it.each([
    ['2026-03-04T09:59:40Z', 'just now', '10:59'],
    ['2026-03-04T09:48:00Z', '12 min ago', '10:48'],
    ['2026-03-04T07:15:00Z', '08:15', '08:15'],
    // 00:30 in Lagos is still the day before in London.
    ['2026-03-03T23:30:00Z', '00:30', '00:30'],
    ['2026-03-03T22:30:00Z', 'Yesterday 23:30', 'Yesterday 23:30'],
    ['2026-03-04T23:30:00Z', 'Tomorrow 00:30', 'Tomorrow 00:30'],
    ['2026-03-02T22:30:00Z', 'Mon 23:30', 'Mon 23:30'],
    ['2026-02-26T08:15:00Z', 'Thu 09:15', 'Thu 09:15'],
    ['2026-02-25T08:15:00Z', '25 Feb', '25 Feb'],
    ['2025-12-31T08:15:00Z', '31 Dec 2025', '31 Dec 2025'],
    ['2026-03-07T08:15:00Z', 'Sat 09:15', 'Sat 09:15'],
    ['2026-03-11T08:15:00Z', '11 Mar 09:15', '11 Mar 09:15'],
    ['2026-03-04T10:20:00Z', '11:20', '11:20'],
    ['no date', '', ''],
  ])('of %s, seen at eleven, is said as %j, or as %j', (at, ago, spoken) => {
    const eleven = Date.parse('2026-03-04T10:00:00Z')
    expect([formatAgo(at, eleven), formatSpoken(at, eleven)]).toEqual([ago, spoken])
  })

  it('has small letters within a sentence, in each language', () => {
    const eleven = Date.parse('2026-03-04T10:00:00Z')
    const says = (at: string, words?: typeof spokenTexts) => formatInSentence(at, eleven, words)
    expect(says('2026-03-04T23:30:00Z')).toBe('tomorrow 00:30')
    expect(says('2026-03-03T22:30:00Z', igSpoken.spokenTexts)).toBe('ụnyaahụ 23:30')
    expect(formatSpoken('2026-03-03T22:30:00Z', eleven, igSpoken.spokenTexts)).toBe('Ụnyaahụ 23:30')
  })

  it('of long ago has its time where minutes count', () => {
    const eleven = Date.parse('2026-03-04T10:00:00Z')
    expect(formatSpoken('2026-02-25T08:15:00Z', eleven, undefined, undefined, true)).toBe('25 Feb 09:15')
  })

  it('is in English as the browser writes it, whatever the day and the month', () => {
    const browser = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', year: 'numeric' })
    for (let month = 0; month < 12; month++) {
      const at = new Date(Date.UTC(2026, month, month + 1, 12))
      expect(formatDate(at)).toBe(browser.format(at))
    }
  })

  it('that is none is shown as nothing', () => {
    expect(formatDate('soon')).toBe('')
  })
})

it('a quantity goes to the next line with what it counts', () => {
  expect(keepQuantity('Beef suya × 3')).toBe('Beef suya\u00a0×\u00a03')
  expect(keepQuantity('Distance 3.01 km')).toBe('Distance 3.01 km')
})
