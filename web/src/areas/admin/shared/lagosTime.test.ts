import { describe, expect, it } from 'vitest'
import { fromLagosField, startOfLagosDay, toLagosField } from './lagosTime'

describe('what is typed into a field for a time', () => {
  it('is a time in Lagos, wherever the browser is', () => {
    expect(fromLagosField('2026-03-01T18:30')).toBe('2026-03-01T17:30:00.000Z')
    expect(toLagosField(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02T00:30')
    expect(fromLagosField('')).toBeNull()
    expect(fromLagosField('2026-03')).toBeNull()
  })
})

describe('a day', () => {
  it('begins at midnight in Lagos', () => {
    expect(startOfLagosDay('2026-03-01')).toBe('2026-02-28T23:00:00.000Z')
    expect(startOfLagosDay('2026-03-01', 1)).toBe('2026-03-01T23:00:00.000Z')
  })

  it('that is none counts for nothing', () => {
    for (const day of ['', 'yesterday', '2026-13-01', '2026-3-1'])
      expect(startOfLagosDay(day)).toBeUndefined()
  })
})
