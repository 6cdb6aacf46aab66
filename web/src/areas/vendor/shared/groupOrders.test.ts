import type { Order } from '@ozi/contract'
import { expect, test } from 'vitest'
import { groupOrders } from './groupOrders'

const order = (number: string, at: string, status: Order['status'], shopStatus: Order['shopStatus']) =>
  ({ _id: number, number, createdAt: `2026-03-02T${at}:00.000Z`, status, shopStatus }) as Order

test('orders stand by what the shop does next, the oldest first', () => {
  const groups = groupOrders([
    order('late', '12:30', 'placed', 'placed'),
    order('early', '12:10', 'placed', 'placed'),
    order('cooking', '12:05', 'assigned', 'preparing'),
    order('taken', '12:20', 'created', 'accepted'),
    order('packed', '12:00', 'arrived_at_pickup', 'ready_for_pickup'),
    order('carried', '11:40', 'picked_up', 'handed_over'),
    order('back', '11:20', 'returned', 'handed_over'),
    order('missed', '11:00', 'rejected', 'rejected'),
  ])
  const numbers = Object.entries(groups).map(([name, orders]) => [
    name,
    (orders as Order[]).map(({ number }) => number),
  ])
  expect(Object.fromEntries(numbers)).toEqual({
    fresh: ['early', 'late'],
    preparing: ['cooking', 'taken'],
    ready: ['packed'],
    away: ['carried'],
    ended: ['missed', 'back'],
  })
})
