import type { OrderEvent, OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { timelineOf } from './timeline'

const at = '2026-03-02T10:00:00.000Z'
const through = (...steps: OrderStatus[]): OrderEvent[] => steps.map((to) => ({ to, at, by: 'rider' }))
const told = (events: OrderEvent[]) => timelineOf(events).map(({ label, state }) => `${label}: ${state}`)

test('a new order waits for its rider, and what is awaited is shown', () => {
  expect(told(through('created'))).toEqual([
    'Looking for a rider: current',
    'Rider found: coming',
    'Picked up: coming',
    'Delivered: coming',
  ])
})

test('what has come to pass is shown whole', () => {
  expect(told(through('created', 'assigned', 'enroute_to_pickup'))).toEqual([
    'Looking for a rider: done',
    'Rider found: done',
    'Rider on the way to pickup: current',
    'Picked up: coming',
    'Delivered: coming',
  ])
})

test('a delivered order has nothing to come and is done', () => {
  expect(told(through('created', 'delivered')).at(-1)).toBe('Delivered: done')
})

test('a rider who stepped back leaves the order looking for another', () => {
  const steps = timelineOf(through('created', 'assigned', 'created'))
  expect(steps.slice(0, 3).map(({ state }) => state)).toEqual(['done', 'done', 'current'])
  expect(steps[3]?.label).toBe('Rider found')
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
})

test('a cancelled order ends there, with its reason', () => {
  const steps = timelineOf([{ to: 'cancelled', at, by: 'customer', reason: 'Changed my mind' }])
  expect(steps).toEqual([
    { key: '0-cancelled', label: 'Cancelled', state: 'failed', at, reason: 'Changed my mind' },
  ])
})

test('a package on its way back will be returned', () => {
  expect(told(through('delivery_failed', 'returning'))).toEqual([
    'Could not be delivered: failed',
    'On the way back: current',
    'Returned: coming',
  ])
})
