import type { OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { wayLeft } from './minutes'

const PICKED_UP = '2026-03-02T10:00:00.000Z'
const at = (status: OrderStatus, minutesGone = 0, durationMinutes = 14) =>
  wayLeft(
    { status, durationMinutes, events: [{ to: 'picked_up', at: PICKED_UP }] },
    new Date(Date.parse(PICKED_UP) + minutesGone * 60_000),
  )

test.each(['created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const)(
  'before the pickup (%s) nobody knows when, but how long the road takes',
  (status) => expect(at(status)).toEqual({ say: 'afterPickup', minutes: 15 }),
)

test('on the road the minutes left are said, more exactly near the end', () => {
  expect(at('picked_up', 0)).toEqual({ say: 'left', minutes: 15 })
  expect(at('enroute_to_dropoff', 5.5)).toEqual({ say: 'left', minutes: 9 })
  expect(at('enroute_to_dropoff', 13)).toEqual({ say: 'left', minutes: 1 })
})

test('after the expected time it is any moment, and then late', () => {
  expect(at('enroute_to_dropoff', 14)).toEqual({ say: 'soon' })
  expect(at('enroute_to_dropoff', 22)).toEqual({ say: 'late' })
  expect(at('enroute_to_dropoff', 6, 2)).toEqual({ say: 'soon' })
})

test.each(['arrived_at_dropoff', 'delivered', 'delivery_failed', 'returning', 'cancelled'] as const)(
  'at %s there are no minutes to say',
  (status) => expect(at(status)).toBeNull(),
)
