import { describe, expect, it } from 'vitest'
import { actionName, changesOf, fieldName, valueText } from './present'

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
    expect(valueText({ _id: '0b6f1c1e', name: 'Emeka Obi' })).toBe('Emeka Obi')
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
