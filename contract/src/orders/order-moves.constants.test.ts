import { expect, test } from 'vitest'
import { ACTORS, ENDED_STATUSES, isEnded, ORDER_STATUSES, REDELIVERIES } from './order-life.constants.ts'
import { allowedMoves, ORDER_MOVES, SHOP_MOVES, type OrderLife } from './order-moves.constants.ts'
import { ORDER_STAGES, stageOf } from './order-stages.constants.ts'

type Actor = (typeof ACTORS)[number]

const targets = (life: OrderLife, actor: Actor) => allowedMoves(life, actor).map(({ to }) => to)

test('a customer cancels a parcel until it is picked up', () => {
  for (const status of ORDER_STATUSES) {
    const isBeforePickup = [
      'awaiting_payment',
      'placed',
      'created',
      'assigned',
      'enroute_to_pickup',
      'arrived_at_pickup',
    ].includes(status)
    const further = status === 'delivery_failed' ? ['enroute_to_dropoff'] : []
    expect(targets({ kind: 'send', status }, 'customer'), status).toEqual(
      isBeforePickup ? ['cancelled'] : further,
    )
  }
})

test('a customer pays for each other try, up to a limit; staff need not', () => {
  for (let redeliveries = 0; redeliveries < REDELIVERIES.max + 2; redeliveries += 1) {
    const failed: OrderLife = { kind: 'send', status: 'delivery_failed', redeliveries }
    expect(allowedMoves(failed, 'customer').map(({ needs }) => needs)).toEqual(
      redeliveries < REDELIVERIES.max ? ['fee'] : [],
    )
    expect(targets(failed, 'admin')).toEqual(['enroute_to_dropoff', 'returning'])
  }
})

test('a customer cancels a shop order until the shop prepares it', () => {
  expect(targets({ kind: 'shop', status: 'placed', shopStatus: 'placed' }, 'customer')).toEqual(['cancelled'])
  expect(targets({ kind: 'shop', status: 'created', shopStatus: 'accepted' }, 'customer')).toEqual([
    'cancelled',
  ])
  expect(targets({ kind: 'shop', status: 'assigned', shopStatus: 'preparing' }, 'customer')).toEqual([])
})

test('an order that has ended stays as it is, whoever asks', () => {
  for (const actor of ACTORS)
    for (const status of ENDED_STATUSES) {
      expect(targets({ kind: 'send', status }, actor)).toEqual([])
      expect(targets({ kind: 'shop', status, shopStatus: 'preparing' }, actor)).toEqual([])
    }
})

test('a shop accepts, rejects and prepares, and never delivers', () => {
  expect(targets({ kind: 'shop', status: 'placed', shopStatus: 'placed' }, 'vendor')).toEqual([
    'accepted',
    'rejected',
  ])
  expect(targets({ kind: 'shop', status: 'assigned', shopStatus: 'accepted' }, 'vendor')).toEqual([
    'preparing',
  ])
  expect(
    targets({ kind: 'shop', status: 'arrived_at_dropoff', shopStatus: 'handed_over' }, 'vendor'),
  ).toEqual([])
})

test('a picked-up parcel is returned by an administrator, never cancelled', () => {
  for (const status of ['picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'] as const) {
    const to = targets({ kind: 'send', status }, 'admin')
    expect(to).toContain('returning')
    expect(to).not.toContain('cancelled')
  }
})

test('every status but the first ones is reached by some move', () => {
  const reached = new Set<string>(ORDER_MOVES.map(({ to }) => to))
  expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual(['awaiting_payment'])
  expect(new Set(SHOP_MOVES.map(({ from }) => from)).size).toBe(3)
})

// promise (staff): Orders are found by the stage they are in
test('every status is in exactly one stage', () => {
  // An order is scheduled by its time, not by its status.
  const ofStatuses = ORDER_STAGES.filter((stage) => stage !== 'scheduled')
  expect(new Set(ORDER_STATUSES.map(stageOf))).toEqual(new Set(ofStatuses))
  for (const stage of ofStatuses) {
    const ended = new Set(ORDER_STATUSES.filter((status) => stageOf(status) === stage).map(isEnded))
    expect(ended.size, stage).toBe(1)
  }
})
