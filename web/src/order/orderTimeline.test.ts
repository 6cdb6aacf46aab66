import type { MoveTarget, OrderEvent, OrderKind } from '@ozi/contract'
import { expect, test } from 'vitest'
import { timelineOf } from './orderTimeline'

type TimelineEvent = Omit<OrderEvent, 'by'>

const at = '2026-03-02T10:00:00.000Z'
const through = (...steps: MoveTarget[]): TimelineEvent[] => steps.map((to) => ({ to, at }))
const told = (events: TimelineEvent[], kind: OrderKind = 'send') =>
  timelineOf(events, kind).map(({ to, state }) => `${to}: ${state}`)

test('a new order waits for its rider, and what is awaited is shown', () => {
  expect(told(through('created'))).toEqual([
    'created: current',
    'assigned: coming',
    'picked_up: coming',
    'delivered: coming',
  ])
})

test('what has come to pass is shown whole', () => {
  expect(told(through('created', 'assigned', 'enroute_to_pickup'))).toEqual([
    'created: done',
    'assigned: done',
    'enroute_to_pickup: current',
    'picked_up: coming',
    'delivered: coming',
  ])
})

test('a delivered order has nothing to come and is done', () => {
  expect(told(through('created', 'delivered')).at(-1)).toBe('delivered: done')
})

test('a rider who stepped back leaves the order looking for another', () => {
  const steps = timelineOf(through('created', 'assigned', 'created'), 'send')
  expect(steps.slice(0, 3).map(({ state }) => state)).toEqual(['done', 'done', 'current'])
  expect(steps[3]?.to).toBe('assigned')
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
})

test('a cancelled order ends there, with its reason', () => {
  expect(timelineOf([{ to: 'cancelled', at, reason: 'Changed my mind' }], 'send')).toEqual([
    { key: '0-cancelled', to: 'cancelled', state: 'failed', at, reason: 'Changed my mind' },
  ])
})

test('a photo stays with the step it proves', () => {
  const photo = { url: '/uploads/door.webp', width: 960, height: 1280 }
  const steps = timelineOf(
    [...through('created', 'arrived_at_dropoff'), { to: 'delivered', at, photo }],
    'send',
  )
  expect(steps.map((step) => step.photo)).toEqual([undefined, undefined, photo])
})

test('a package on its way back will be returned', () => {
  expect(told(through('delivery_failed', 'returning'))).toEqual([
    'delivery_failed: failed',
    'returning: current',
    'returned: coming',
  ])
})

test("a shop's order waits for the shop first", () => {
  expect(told(through('placed'), 'shop')).toEqual([
    'placed: current',
    'accepted: coming',
    'ready_for_pickup: coming',
    'assigned: coming',
    'picked_up: coming',
    'delivered: coming',
  ])
})

test('a shop that prepares while the rider comes is one line with it', () => {
  expect(told(through('placed', 'accepted', 'created', 'assigned', 'preparing'), 'shop')).toEqual([
    'placed: done',
    'accepted: done',
    'created: done',
    'assigned: done',
    'preparing: current',
    'ready_for_pickup: coming',
    'picked_up: coming',
    'delivered: coming',
  ])
})

test('the hand-over of goods is told once', () => {
  const events = through('placed', 'accepted', 'created', 'assigned', 'picked_up', 'handed_over')
  expect(told(events, 'shop').slice(-2)).toEqual(['picked_up: current', 'delivered: coming'])
  expect(told([...events, ...through('delivered', 'completed')], 'shop').at(-1)).toBe('delivered: done')
})
