import type { OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { arrivalOf, type WayAhead } from './arrival.ts'

const clock = (time: string) => `2026-03-02T${time}:00.000Z`
const at = (status: OrderStatus, since: string, ahead?: Omit<WayAhead, 'at'> & { at: string }) =>
  arrivalOf(
    { status, durationMinutes: 14, events: [{ to: status, at: clock(since) }] },
    ahead ? { ...ahead, at: new Date(clock(ahead.at)) } : null,
  )?.toISOString()

test('on the way to the pickup it comes by both ways and hand-overs', () => {
  // 8 minutes to the pickup, 4 there, 14 to the dropoff, 2 there: 10:29
  expect(at('enroute_to_pickup', '10:00', { to: 'pickup', seconds: 480, at: '10:01' })).toBe(clock('10:30'))
  expect(at('assigned', '10:00'), 'nobody knows where the rider is').toBeUndefined()
  expect(at('assigned', '10:00', { to: 'pickup', seconds: null, at: '10:01' })).toBeUndefined()
})

test('a rider who waits at the pickup comes later by the minute', () => {
  expect(at('arrived_at_pickup', '10:00')).toBe(clock('10:20'))
  expect(at('arrived_at_pickup', '10:00', { to: 'pickup', seconds: 0, at: '10:12' })).toBe(clock('10:30'))
})

test('with the parcel it comes by the way ahead, or the way of the order', () => {
  expect(at('enroute_to_dropoff', '10:00')).toBe(clock('10:20'))
  expect(at('enroute_to_dropoff', '10:00', { to: 'dropoff', seconds: 1500, at: '10:03' })).toBe(
    clock('10:30'),
  )
  expect(at('picked_up', '10:00', { to: 'pickup', seconds: 9000, at: '09:59' })).toBe(clock('10:20'))
})

test.each(['created', 'arrived_at_dropoff', 'delivery_failed', 'returning', 'delivered'] as const)(
  'at %s no arrival is told',
  (status) => expect(at(status, '10:00', { to: 'dropoff', seconds: 60, at: '10:00' })).toBeUndefined(),
)
