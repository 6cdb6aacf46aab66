import { ORDER_STATUSES } from '@ozi/contract'
import { expect, test } from 'vitest'
import { isOnItsWay } from './orderState'

test('an order is on its way from a rider’s acceptance to its end', () => {
  expect(ORDER_STATUSES.filter((status) => isOnItsWay({ status }))).toEqual([
    'assigned',
    'enroute_to_pickup',
    'arrived_at_pickup',
    'picked_up',
    'enroute_to_dropoff',
    'arrived_at_dropoff',
    'delivery_failed',
    'returning',
  ])
})
