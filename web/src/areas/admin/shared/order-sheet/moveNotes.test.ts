import { allowedMoves, type StaffOrder } from '@ozi/contract'
import { expect, test } from 'vitest'
import { isWithRider, notesOf } from './moveNotes'

const transaction = (amount: number, status: 'pending' | 'success' | 'failed', paymentMethod = 'Cash') =>
  ({ amount, status, paymentMethod }) as StaffOrder['transactions'][number]
const rider = { _id: 'r', name: 'Emeka Obi', mobileNumber: '' }
const move = (from: StaffOrder['status'], to: StaffOrder['status']) => {
  const found = allowedMoves({ kind: 'send', status: from }, 'admin').find((each) => each.to === to)
  if (!found) throw new Error(`${from} does not lead to ${to}`)
  return found
}
const delivered = move('arrived_at_dropoff', 'delivered')

// promise (staff): Before staff deliver an order, they read who holds its cash
test('delivering says whose hands the cash is in then, all tries together', () => {
  const order = { transactions: [transaction(2194.6, 'pending'), transaction(1000, 'pending')], rider }
  expect(notesOf(order, delivered).cash).toBe('₦3,194.60 cash received by Emeka Obi')
})

// promise (staff): Before staff deliver an order, they read who holds its cash
test('what is paid, or is no cash, is not said to be received', () => {
  for (const paid of [transaction(1400, 'success'), transaction(1400, 'pending', 'Paystack')]) {
    expect(notesOf({ transactions: [paid], rider }, delivered).cash).toBeNull()
  }
})

// promise (staff): Before staff deliver an order, they read who holds its cash
test('a hand-over by the staff is said to go without its code', () => {
  const order = { transactions: [transaction(1400, 'pending')], rider }
  const handOvers = [move('arrived_at_pickup', 'picked_up'), move('returning', 'returned')]
  for (const each of handOvers) expect(notesOf(order, each)).toEqual({ cash: null, code: expect.any(String) })
  expect(notesOf(order, delivered).code).toEqual(expect.any(String))
  expect(notesOf(order, move('assigned', 'enroute_to_pickup'))).toEqual({ cash: null, code: null })
})

test('an order is with its rider unless none is found or delivery failed', () => {
  expect(isWithRider({ status: 'arrived_at_dropoff', rider })).toBe(true)
  expect(isWithRider({ status: 'returning', rider })).toBe(true)
  expect(isWithRider({ status: 'delivery_failed', rider })).toBe(false)
  expect(isWithRider({ status: 'created', rider: undefined })).toBe(false)
})
