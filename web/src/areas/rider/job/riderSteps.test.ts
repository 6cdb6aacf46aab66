import { describe, expect, it } from 'vitest'
import { isHeadedForPickup, stepsOf } from './riderSteps'

const at = (status: Parameters<typeof stepsOf>[0]['status']) => {
  const { forward, aside } = stepsOf({ kind: 'send', status })
  return [forward?.to, aside.map(({ to }) => to)]
}

describe('what a rider may do', () => {
  it('is one step forward at a time, with the ways out beside it', () => {
    expect(at('assigned')).toEqual(['enroute_to_pickup', ['created']])
    expect(at('arrived_at_pickup')).toEqual(['picked_up', []])
    expect(at('arrived_at_dropoff')).toEqual(['delivered', ['delivery_failed']])
    expect(at('returning')).toEqual(['returned', []])
  })

  it('is nothing once the job has ended, or while others decide', () => {
    expect(at('delivered')).toEqual([undefined, []])
    expect(at('delivery_failed')).toEqual([undefined, []])
  })

  it('asks for the code that the hand-over needs', () => {
    expect(stepsOf({ kind: 'send', status: 'arrived_at_pickup' }).forward?.needs).toBe('pickupCode')
    expect(stepsOf({ kind: 'send', status: 'arrived_at_dropoff' }).forward?.needs).toBe('dropoffCode')
    expect(stepsOf({ kind: 'send', status: 'returning' }).forward?.needs).toBe('returnCode')
  })
})

describe('the way', () => {
  it('leads to the pickup first, and back there with what nobody took', () => {
    expect(isHeadedForPickup({ status: 'assigned' })).toBe(true)
    expect(isHeadedForPickup({ status: 'picked_up' })).toBe(false)
    expect(isHeadedForPickup({ status: 'returning' })).toBe(true)
  })
})
