import type { Item, OrderItem } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { putAgain } from './useShopAgain'

// Made when the web is built; nothing is called here.
vi.mock('virtual:contract-routes', () => ({ default: {} }))

const wanted: OrderItem[] = [
  { itemId: 'rice', name: 'Jollof rice', price: 2500, quantity: 2 },
  { itemId: 'soup', name: 'Ofe Owerri', price: 2500, quantity: 1 },
  { itemId: 'suya', name: 'Suya', price: 2500, quantity: 3 },
]
const sold = (id: string, isAvailable = true) => ({ _id: id, isAvailable }) as Item

test('what is still sold goes into the cart in its quantity, what is gone is named', () => {
  const add = vi.fn((_item: Item, _quantity: number) => 'added' as const)
  const put = putAgain(wanted, [sold('rice'), sold('suya', false)], add)
  expect(put).toEqual({ gone: ['Ofe Owerri', 'Suya'], leftOut: [], isAnyAdded: true })
  expect(add.mock.calls.map(([{ _id }, quantity]) => [_id, quantity])).toEqual([['rice', 2]])
})

test('what the cart has no room for is named too', () => {
  const put = putAgain(wanted, [sold('rice'), sold('soup'), sold('suya')], ({ _id }) =>
    _id === 'rice' ? 'most' : 'full',
  )
  expect(put).toEqual({ gone: [], leftOut: ['Jollof rice', 'Ofe Owerri', 'Suya'], isAnyAdded: true })
})

test('where nothing went in, nothing is said to be in the cart', () => {
  expect(putAgain(wanted, [], () => 'added').isAnyAdded).toBe(false)
})
