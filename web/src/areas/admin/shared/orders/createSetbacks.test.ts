import type { OrderStatus } from '@ozi/contract'
import { beforeEach, expect, test } from 'vitest'
import { createSetbacks, type Setbacks } from './createSetbacks'

const order = (_id: string, status: OrderStatus) => ({ _id, number: _id, status })

let told: string[] = []
let setbacks: Setbacks
beforeEach(() => {
  told = []
  setbacks = createSetbacks(({ _id }, setback) => told.push(`${_id} ${setback}`))
  setbacks.catchUp([order('old', 'delivery_failed')])
})

// promise (staff): Staff are told what goes wrong: a failed delivery, and what the clock ended
test('a delivery that failed is told, and again when the next try fails', () => {
  setbacks.note(order('a', 'delivery_failed'), 'rider')
  setbacks.note(order('a', 'delivery_failed'), 'rider')
  setbacks.note(order('a', 'enroute_to_dropoff'), 'customer')
  setbacks.note(order('a', 'delivery_failed'), 'rider')
  expect(told).toEqual(['a delivery_failed', 'a delivery_failed'])
})

// promise (staff): Staff are told what goes wrong: a failed delivery, and what the clock ended
test('what the clock ended, took back or sent back is told', () => {
  for (const status of ['expired', 'rejected', 'created', 'returning'] as const) {
    setbacks.note(order(status, status), 'clock')
  }
  expect(told).toEqual(['expired expired', 'rejected rejected', 'created created', 'returning returning'])
})

// promise (staff): Staff are told what goes wrong: a failed delivery, and what the clock ended
test('what people did on purpose is no setback', () => {
  setbacks.note(order('a', 'rejected'), 'vendor')
  setbacks.note(order('b', 'created'), 'rider')
  setbacks.note(order('c', 'created'), undefined)
  setbacks.note(order('d', 'delivery_failed'), 'admin')
  expect(told).toEqual([])
})

test('only setbacks that came while offline are announced', () => {
  setbacks.catchUp([order('b', 'expired'), order('old', 'delivery_failed')])
  setbacks.catchUp([order('b', 'expired'), order('old', 'delivery_failed')])
  expect(told).toEqual(['b expired'])
})
