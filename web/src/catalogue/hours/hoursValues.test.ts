import { hoursMessages } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { checkHours, copyMonday, toHoursInput, linesOf, toHoursValues, withInterval } from './hoursValues'

const always = toHoursValues({ week: null, holidays: [] })
const kitchen = { ...always, isAlways: false }

describe('hours as entered', () => {
  it('are none while a shop is always open, and usual ones at first', () => {
    expect(toHoursInput(always)).toEqual({ week: null, holidays: [] })
    expect(toHoursInput(kitchen).week).toMatchObject({ mon: [{ opens: '08:00', closes: '20:00' }], sun: [] })
    expect(checkHours(kitchen)).toEqual({})
  })

  it('of Monday are copied, and more of a day begin where the last ended', () => {
    expect(copyMonday(kitchen.week).sun).toEqual([{ opens: '08:00', closes: '20:00' }])
    expect(withInterval(kitchen.week, 'sun').sun).toEqual([{ opens: '08:00', closes: '20:00' }])
    const more = withInterval(kitchen.week, 'mon')
    expect(more.mon).toEqual([
      { opens: '08:00', closes: '20:00' },
      { opens: '20:00', closes: '' },
    ])
    const errors = checkHours({ ...kitchen, week: more })
    expect(errors).toEqual({ 'week.mon.1.closes': hoursMessages.time })
    expect(linesOf(errors)).toEqual([{ fieldId: 'week.mon.1.closes', text: `Monday: ${hoursMessages.time}` }])
  })

  it('a holiday of one day needs no last day', () => {
    const on = (from: string, to: string) => ({ ...always, holidays: [{ from, to, note: '' }] })
    expect(toHoursInput(on('2026-12-25', '')).holidays[0]?.to).toBe('2026-12-25')
    const backwards = checkHours(on('2026-12-25', '2026-12-24'))
    expect(backwards).toEqual({ 'holidays.0.to': hoursMessages.lastDay })
    expect(linesOf(backwards)[0]?.text).toBe(`Holiday 1: ${hoursMessages.lastDay}`)
    expect(Object.keys(checkHours(on('', '')))).toEqual(['holidays.0.from'])
  })

  it('that are none at all are refused above the form', () => {
    const week = { ...kitchen.week, mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] }
    expect(linesOf(checkHours({ ...kitchen, week }))).toEqual([{ text: hoursMessages.none }])
  })
})
