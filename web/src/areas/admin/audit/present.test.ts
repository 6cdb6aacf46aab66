import { describe, expect, it } from 'vitest'
import { actionName, changesOf, fieldName, startOfDay, valueText } from './present'

describe('a line of the audit log', () => {
  it('says what was done in words, and keeps a name it does not know', () => {
    expect(actionName('rider.update')).toBe('Changed a rider')
    expect(actionName('rider.fly')).toBe('rider.fly')
    expect(actionName('toString')).toBe('toString')
  })

  it('names fields as people do', () => {
    expect(fieldName('mobileNumber')).toBe('Mobile number')
    expect(fieldName('pricePerKm')).toBe('Price per km')
    expect(fieldName('NIN')).toBe('NIN')
    expect(fieldName('role')).toBe('Role')
  })

  it('writes values as people read them', () => {
    expect([undefined, null, '', true, false, 0, 'Ada'].map(valueText)).toEqual([
      'nothing',
      'nothing',
      'nothing',
      'yes',
      'no',
      '0',
      'Ada',
    ])
    expect(valueText([7.04, 5.49])).toBe('7.04, 5.49')
    expect(valueText({ placeName: 'Ikenegbu', city: '' })).toBe('Place name: Ikenegbu; City: nothing')
  })

  it('shows each field as it was and as it became, also what came or went', () => {
    expect(changesOf({ before: { name: 'Emeka', note: 'x' }, after: { name: 'Chidi' } })).toEqual([
      { name: 'Name', before: 'Emeka', after: 'Chidi' },
      { name: 'Note', before: 'x', after: 'nothing' },
    ])
    expect(changesOf({ before: null, after: { role: 'support' } })).toEqual([
      { name: 'Role', before: 'nothing', after: 'support' },
    ])
    expect(changesOf({ before: null, after: null })).toEqual([])
  })
})

describe('a day', () => {
  it('begins at midnight in Lagos', () => {
    expect(startOfDay('2026-03-01')).toBe('2026-02-28T23:00:00.000Z')
    expect(startOfDay('2026-03-01', 1)).toBe('2026-03-01T23:00:00.000Z')
  })

  it('that is none counts for nothing', () => {
    for (const day of ['', 'yesterday', '2026-13-01', '2026-3-1']) expect(startOfDay(day)).toBeUndefined()
  })
})
