import { describe, expect, it } from 'vitest'
import { setOutBy } from './setOutBy'

const at = '2026-03-01T12:00:00.000Z'
const assigned = {
  status: 'assigned' as const,
  events: [{ to: 'assigned' as const, at, by: 'rider' as const }],
}

describe('until when a rider must set out', () => {
  it('is half an hour after the job became theirs', () => {
    expect(setOutBy(assigned)).toBe(Date.parse('2026-03-01T12:30:00.000Z'))
  })

  it('begins for goods when they are ready', () => {
    expect(setOutBy({ ...assigned, shopStatus: 'preparing' })).toBeNull()
    const ready = { to: 'ready_for_pickup' as const, at: '2026-03-01T12:20:00.000Z', by: 'vendor' as const }
    const events = [...assigned.events, ready]
    expect(setOutBy({ ...assigned, shopStatus: 'ready_for_pickup', events })).toBe(
      Date.parse('2026-03-01T12:50:00.000Z'),
    )
  })

  it('is nothing for whoever is on the way', () => {
    expect(setOutBy({ ...assigned, status: 'enroute_to_pickup' })).toBeNull()
  })
})
