import { ORDER_MOVES, SHOP_MOVES } from '@ozi/contract'
import { expect, test } from 'vitest'
import { isSetback, nameOfMove, rankOfMove } from './moveNames'

test('a rider is assigned once, and then it is another one', () => {
  expect(nameOfMove({ from: 'created', to: 'assigned' })).toBe('Assign a rider')
  expect(nameOfMove({ from: 'arrived_at_pickup', to: 'assigned' })).toBe('Give it to another rider')
})

test('what could not be delivered is delivered again', () => {
  expect(nameOfMove({ from: 'delivery_failed', to: 'enroute_to_dropoff' })).toBe('Deliver again')
})

test('from no state two moves have the same name', () => {
  const moves = [...ORDER_MOVES, ...SHOP_MOVES].filter(({ by }) => by.includes('admin'))
  for (const { from } of moves) {
    const names = new Set(moves.filter((move) => move.from === from).map(({ to }) => to))
    const said = new Set([...names].map((to) => nameOfMove({ from, to })))
    expect(said.size, from).toBe(names.size)
  }
})

test('the next step is first, then another rider, then what ends the order', () => {
  const ofAssigned = ORDER_MOVES.filter(({ from, by }) => from === 'assigned' && by.includes('admin'))
  const sorted = ofAssigned.toSorted((a, b) => rankOfMove(a) - rankOfMove(b)).map(({ to }) => to)
  expect(sorted.slice(0, 2)).toEqual(['enroute_to_pickup', 'assigned'])
  expect(sorted.slice(2).toSorted()).toEqual(['cancelled', 'created'])
  expect(rankOfMove({ from: 'created', to: 'assigned' })).toBe(0)
})

test('what ends an order badly looks so', () => {
  expect(isSetback({ to: 'cancelled' })).toBe(true)
  expect(isSetback({ to: 'delivered' })).toBe(false)
})
