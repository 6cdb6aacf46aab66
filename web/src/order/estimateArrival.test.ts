import type { OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { arrivalOf, metresAway, positionAge, spokenDistance } from './estimateArrival'

const time = (minute: number) => new Date(Date.UTC(2026, 2, 2, 10, minute))
const said = (status: OrderStatus, now: number, arrivesAt?: number) =>
  arrivalOf(
    {
      status,
      durationMinutes: 14,
      riderTracking: arrivesAt === undefined ? {} : { arrivesAt: time(arrivesAt).toISOString() },
    },
    time(now),
  )

test.each(['created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const)(
  'while nobody knows when (%s), it is said how long the road takes',
  (status) => expect(said(status, 0)).toEqual({ say: 'afterPickup', minutes: 14 }),
)

test('it arrives about a time, then any moment, and then it is late', () => {
  expect(said('enroute_to_dropoff', 20, 20)).toEqual({ say: 'about', at: time(20).toISOString() })
  expect(said('enroute_to_dropoff', 25, 20)).toEqual({ say: 'soon' })
  expect(said('enroute_to_dropoff', 26, 20)).toEqual({ say: 'late' })
})

test.each(['picked_up', 'arrived_at_dropoff', 'delivered', 'delivery_failed', 'cancelled'] as const)(
  'at %s nothing is said that the server does not know',
  (status) => expect(said(status, 0)).toBeNull(),
)

test('an old position is shown with its age', () => {
  const riderTracking = {
    position: { coordinates: [7.03, 5.48] as [number, number], accuracy: 8, at: time(0).toISOString() },
  }
  expect(positionAge(riderTracking, time(2))).toBeNull()
  expect(positionAge(riderTracking, time(3))).toBe(3)
  expect(positionAge({}, time(3))).toBeNull()
})

test('how far the rider is counts to where they go next', () => {
  const ends = { pickup: [7.03, 5.49], dropoff: [7.03, 5.58] } as const
  const riderTracking = { position: { coordinates: [7.03, 5.48], accuracy: 8, at: time(0).toISOString() } }
  const away = (status: OrderStatus) => {
    const metres = metresAway({ status, riderTracking } as never, ends as never)
    return metres === null ? null : spokenDistance(metres)
  }
  expect(away('enroute_to_pickup')).toBe('1.1 km')
  expect(away('enroute_to_dropoff')).toBe('11.1 km')
  expect(away('arrived_at_dropoff')).toBeNull()
  expect([spokenDistance(10), spokenDistance(380)]).toEqual(['50 m', '400 m'])
})
