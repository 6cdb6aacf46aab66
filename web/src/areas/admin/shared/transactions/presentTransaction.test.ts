import { describe, expect, it } from 'vitest'
import { descriptionOf, methodBadge, shortId, statusBadge } from './presentTransaction'

describe('a transaction', () => {
  it('is called by the last 8 characters of its id', () => {
    expect(shortId('0b6f1c1e-93f2-4f0e-9d0a-5c1ba81f22c0')).toBe('…a81f22c0')
    expect(shortId('')).toBe('N/A')
    expect(shortId(undefined)).toBe('N/A')
  })

  it('shows its status in capitals and in its colour', () => {
    expect(statusBadge('success')).toEqual({ label: 'SUCCESS', tone: 'good' })
    expect(statusBadge('pending')).toEqual({ label: 'PENDING', tone: 'wait' })
    expect(statusBadge('failed')).toEqual({ label: 'FAILED', tone: 'bad' })
    expect(statusBadge('refunded')).toEqual({ label: 'REFUNDED', tone: 'neutral' })
    expect(statusBadge(undefined)).toEqual({ label: 'UNKNOWN', tone: 'neutral' })
  })

  it('shows cash in blue, Paystack in purple and any other method in gray', () => {
    expect(methodBadge('Cash')).toEqual({ label: 'Cash', tone: 'cash' })
    expect(methodBadge('Paystack')).toEqual({ label: 'Paystack', tone: 'paystack' })
    expect(methodBadge('Transfer')).toEqual({ label: 'Transfer', tone: 'neutral' })
    expect(methodBadge(null)).toEqual({ label: 'N/A', tone: 'neutral' })
  })

  it('without a description says so', () => {
    expect(descriptionOf('Documents')).toBe('Documents')
    expect(descriptionOf('  ')).toBe('No description')
    expect(descriptionOf(undefined)).toBe('No description')
  })
})
