import { describe, expect, it } from 'vitest'
import { actionName, changesOf, fieldName, fieldText, valueText } from './presentChange'

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

  it('writes amounts in naira, times of Lagos, and states and roles in words', () => {
    expect(fieldText('price', 2500)).toBe('₦2,500.00')
    expect(fieldText('preparationMinutes', 2500)).toBe('2500')
    expect(fieldText('surgeEndsAt', '2026-03-01T17:30:00.000Z')).toBe('1 Mar 2026, 18:30')
    expect(fieldText('status', 'arrived_at_dropoff')).toBe('Rider at the dropoff')
    expect([fieldText('status', 'pending'), fieldText('kind', 'send')]).toEqual(['Pending', 'Send'])
    expect(fieldText('title', 'arrived_at_dropoff')).toBe('arrived_at_dropoff')
    expect(fieldText('stage', 'stopped')).toBe('Stopped before pickup')
    expect(fieldText('stage', 'gone_by'), 'a stage of an earlier release').toBe('Gone by')
    expect([fieldText('role', 'admin'), fieldText('role', 'toString')]).toEqual(['Administrator', 'toString'])
    expect([fieldText('assignee', null), fieldText('address', null)]).toEqual(['nobody', 'nothing'])
  })

  it('writes the fields of a filter like all others', () => {
    expect(fieldText('filter', { stage: 'with_rider', method: 'Cash' })).toBe(
      'Stage: With a rider; Method: Cash',
    )
    expect(fieldText('added', [{ name: 'Rice', price: 800 }])).toBe('Name: Rice; Price: ₦800.00')
  })

  it('shows each field as it was and as it became, also what came or went', () => {
    expect(changesOf({ before: { name: 'Emeka', note: 'x' }, after: { name: 'Chidi' } })).toEqual([
      { name: 'Name', before: 'Emeka', after: 'Chidi' },
      { name: 'Note', before: 'x', after: 'nothing' },
    ])
    expect(changesOf({ before: null, after: { role: 'support' } })).toEqual([
      { name: 'Role', before: 'nothing', after: 'Support' },
    ])
    expect(changesOf({ before: null, after: null })).toEqual([])
  })
})
