import { beforeEach, describe, expect, it } from 'vitest'
import { trackNewOrders, type NewOrderTracker } from './trackNewOrders'

type Status = 'created' | 'placed' | 'assigned' | 'awaiting_payment'

const order = (_id: string, minute: number, status: Status = 'created') => ({
  _id,
  status,
  createdAt: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
})

let told: number[] = []
let orders: NewOrderTracker
beforeEach(() => {
  told = []
  orders = trackNewOrders((count) => told.push(count))
})

describe('a new order', () => {
  it('is one that was placed since the page was opened, told once', () => {
    orders.catchUp([order('b', 2), order('a', 1)])
    expect(told).toEqual([])
    orders.note(order('c', 3))
    orders.note(order('c', 3))
    orders.note(order('d', 4, 'placed'))
    // Its shop accepted it.
    orders.note(order('d', 4, 'created'))
    expect(told).toEqual([1, 1])
  })

  it('is none that moved on, or whose rider stepped back', () => {
    orders.catchUp([order('b', 2)])
    orders.note(order('x', 1, 'created'))
    orders.note(order('y', 5, 'assigned'))
    expect(told).toEqual([])
  })

  it('counts once it is paid, where that comes first', () => {
    orders.catchUp([])
    orders.note(order('a', 1, 'awaiting_payment'))
    expect(told).toEqual([])
    orders.note(order('a', 1))
    expect(told).toEqual([1])
  })

  it('that came while nobody told us is found when we are back', () => {
    orders.catchUp([order('a', 1)])
    orders.note(order('b', 2))
    orders.catchUp([order('e', 5), order('d', 4, 'assigned'), order('c', 3), order('b', 2), order('a', 1)])
    expect(told).toEqual([1, 2])
  })
})
