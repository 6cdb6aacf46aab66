import type { OrderEvent } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { failedTry, furtherTry } from './deliveryTries'

const step = (
  to: OrderEvent['to'],
  by: OrderEvent['by'] = 'rider',
  reason?: string,
  at = '2026-03-01T11:45:00.000Z',
): OrderEvent => ({ to, by, at, ...(reason === undefined ? {} : { reason }) })
const FAILED = [
  step('arrived_at_dropoff'),
  step('delivery_failed', 'rider', 'Nobody at the gate.', '2026-03-01T12:00:00.000Z'),
]
const again = (by: OrderEvent['by'], reason?: string) => step('enroute_to_dropoff', by, reason)

describe('a try that failed', () => {
  it('says why, and when it is brought back without a word', () => {
    const deadline = { at: '2026-03-02T12:00:00.000Z', to: 'returning' } as const
    expect(failedTry({ status: 'delivery_failed', events: FAILED, deadline })).toEqual({
      said: { by: 'rider', words: 'Nobody at the gate.' },
      bringBackAt: deadline.at,
    })
  })

  it('is the last one, once its step is known', () => {
    const events = [...FAILED, again('customer'), step('arrived_at_dropoff')]
    expect(failedTry({ status: 'delivery_failed', events })).toBeNull()
    const failedAgain = [...events, step('delivery_failed', 'admin', 'They left.')]
    expect(failedTry({ status: 'delivery_failed', events: failedAgain })?.said).toEqual({
      by: 'admin',
      words: 'They left.',
    })
  })

  it('is nothing to decide any more once the order went on', () => {
    expect(failedTry({ status: 'returning', events: [...FAILED, step('returning')] })).toBeNull()
    expect(failedTry({ status: 'returning', events: FAILED }), 'its step is not known yet').toBeNull()
  })

  it('may have no words', () => {
    const events = [step('arrived_at_dropoff'), step('delivery_failed', 'admin')]
    expect(failedTry({ status: 'delivery_failed', events })?.said).toEqual({ by: 'admin', words: '' })
  })
})

describe('a further try', () => {
  it('says who wanted it and their word, as far as the door', () => {
    const events = [...FAILED, again('customer', 'I am home after five')]
    const said = { by: 'customer', words: 'I am home after five' }
    expect(furtherTry({ status: 'enroute_to_dropoff', events })).toEqual(said)
    const there = [...events, step('arrived_at_dropoff')]
    expect(furtherTry({ status: 'arrived_at_dropoff', events: there })).toEqual(said)
  })

  it('is the newest of several', () => {
    const events = [...FAILED, again('customer', 'After five'), ...FAILED, again('admin')]
    expect(furtherTry({ status: 'enroute_to_dropoff', events })).toEqual({ by: 'admin', words: '' })
  })

  it('is none where nothing failed, while it failed, or once it is over', () => {
    expect(furtherTry({ status: 'enroute_to_dropoff', events: [again('rider')] })).toBeNull()
    expect(furtherTry({ status: 'delivery_failed', events: FAILED })).toBeNull()
    for (const status of ['delivered', 'delivery_failed', 'returning'] as const) {
      const events = [...FAILED, again('customer'), step('arrived_at_dropoff'), step(status)]
      expect(furtherTry({ status, events }), status).toBeNull()
    }
  })

  it('says nothing of an earlier one while its own step is not known yet', () => {
    const events = [...FAILED, again('customer', 'After five'), ...FAILED]
    expect(furtherTry({ status: 'enroute_to_dropoff', events })).toBeNull()
  })
})
