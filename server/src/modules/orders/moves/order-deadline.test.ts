import { ORDER_CLOCK, ORDER_MOVES, ORDER_STATUSES, type OrderStatus } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { deadlineOf, type WaitRow } from './order-deadline.ts'

const at = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:20:00Z')
const waiting = (status: OrderStatus, more: Partial<WaitRow> = {}): WaitRow => ({
  status,
  waits_since: at,
  answer_from: null,
  ...more,
})

describe('what the clock does next', () => {
  it('a shop’s answer, the search for a rider and a failure have deadlines', () => {
    const of = (status: OrderStatus) => deadlineOf(waiting(status), ORDER_CLOCK).deadline
    expect(of('placed')).toEqual({ to: 'rejected', at: '2026-03-01T12:15:00.000Z' })
    expect(of('created')).toEqual({ to: 'expired', at: '2026-03-01T13:00:00.000Z' })
    expect(of('delivery_failed')).toEqual({ to: 'returning', at: '2026-03-02T12:00:00.000Z' })
  })

  it('who agreed to wait for a rider has the whole time again', () => {
    const { deadline } = deadlineOf(waiting('created', { waits_since: later }), ORDER_CLOCK)
    expect(deadline?.at).toBe('2026-03-01T13:20:00.000Z')
  })

  it('who is asked late has ten minutes to answer', () => {
    const asked = (minutes: number) => {
      const answer_from = new Date(at.getTime() + minutes * 60_000)
      return deadlineOf(waiting('created', { waits_since: at, answer_from }), ORDER_CLOCK).deadline?.at
    }
    expect(asked(15)).toBe('2026-03-01T13:00:00.000Z')
    expect(asked(65)).toBe('2026-03-01T13:15:00.000Z')
  })

  it('is what the table of moves lets the clock do', () => {
    const told = ORDER_STATUSES.flatMap((status) => {
      const { deadline } = deadlineOf(waiting(status), ORDER_CLOCK)
      return deadline ? [[status, deadline.to]] : []
    })
    const allowed = ORDER_MOVES.filter(
      ({ by, from, to }) => by.includes('clock') && (from !== 'awaiting_payment' || to === 'expired'),
    )
    expect(told).toEqual(allowed.map(({ from, to }) => [from, to]))
  })
})
