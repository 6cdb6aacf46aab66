import { ORDER_MOVES, ORDER_STATUSES } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { clockMoveOf } from './clock'

const at = '2026-03-01T12:00:00.000Z'
const assigned = {
  status: 'assigned' as const,
  events: [
    { to: 'created' as const, at: '2026-03-01T11:00:00.000Z' },
    { to: 'assigned' as const, at },
  ],
}

describe('what the clock does next', () => {
  it('half an hour after an order became a rider’s, others may take it', () => {
    expect(clockMoveOf(assigned)).toEqual({ to: 'created', at: '2026-03-01T12:30:00.000Z' })
  })

  it('a rider’s time begins when the goods are ready', () => {
    expect(clockMoveOf({ ...assigned, shopStatus: 'preparing' })).toBeNull()
    const ready = { to: 'ready_for_pickup' as const, at: '2026-03-01T12:20:00.000Z' }
    const events = [...assigned.events, ready]
    expect(clockMoveOf({ ...assigned, shopStatus: 'ready_for_pickup', events })?.at).toBe(
      '2026-03-01T12:50:00.000Z',
    )
  })

  it('a shop’s answer, the search for a rider and a failure have deadlines', () => {
    const since = (status: 'placed' | 'created' | 'delivery_failed') =>
      clockMoveOf({
        status,
        shopStatus: 'preparing',
        events: [
          { to: status, at },
          { to: 'preparing', at: '2026-03-01T12:10:00.000Z' },
        ],
      })
    expect(since('placed')).toEqual({ to: 'rejected', at: '2026-03-01T12:15:00.000Z' })
    expect(since('created')).toEqual({ to: 'expired', at: '2026-03-01T13:00:00.000Z' })
    expect(since('delivery_failed')).toEqual({ to: 'returning', at: '2026-03-02T12:00:00.000Z' })
  })

  it('is what the table of moves lets the clock do', () => {
    const told = ORDER_STATUSES.map((status) => [
      status,
      clockMoveOf({ status, events: [{ to: status, at }] })?.to,
    ]).filter(([, to]) => to !== undefined)
    const allowed = ORDER_MOVES.filter(({ by, from }) => by.includes('clock') && from !== 'awaiting_payment')
    expect(told).toEqual(allowed.map(({ from, to }) => [from, to]))
  })

  it('nothing, for a rider on the way', () => {
    expect(clockMoveOf({ ...assigned, status: 'enroute_to_pickup' })).toBeNull()
  })
})
