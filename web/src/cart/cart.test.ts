import { CART_ITEMS, type Item, ITEM_QUANTITY } from '@ozi/contract'
import { expect, test } from 'vitest'
import {
  type CartItem,
  cartOf,
  type CartProduct,
  EMPTY_CART,
  keyOf,
  shopsOf,
  toCartProduct,
  withAdded,
  withFacts,
  without,
  withoutOrdered,
  withQuantity,
  withRestored,
} from './cart'

const product = (id: string, price = 2500, shop = 'Mama Nkechi'): CartProduct => ({
  id,
  item: `Item ${id}`,
  price,
  image: '',
  shop,
  shopId: shop,
  duration: '35-45 mins',
})
const item = (id: string, quantity = 1, price = 2500, shop?: string): CartItem => ({
  ...product(id, price, shop),
  quantity,
})
const quantities = (items: readonly CartItem[]) => items.map(({ id, quantity }) => [id, quantity])

test('a new item comes in once, one that is there grows by one', () => {
  const once = withAdded(EMPTY_CART, product('a'), 1)
  expect(quantities(once)).toEqual([['a', 1]])
  expect(quantities(withAdded(cartOf(once), product('a'), 1))).toEqual([['a', 2]])
})

test('the stepper of a card says how many come in', () => {
  const cart = cartOf([item('a', 2)])
  expect(quantities(withAdded(cart, product('a'), 3))).toEqual([['a', 5]])
  expect(quantities(withAdded(cart, product('b'), 4))).toEqual([
    ['a', 2],
    ['b', 4],
  ])
})

test('one of what is there comes in at the price of today', () => {
  const cart = cartOf([{ ...item('a', 1, 2500), priceBefore: 2000 }])
  expect(withAdded(cart, product('a', 3000), 1)).toEqual([item('a', 2, 3000)])
})

test('a cart holds so many of one item and so many kinds', () => {
  expect(quantities(withAdded(cartOf([item('a', 98)]), product('a'), 5))).toEqual([['a', ITEM_QUANTITY.max]])
  const full = cartOf(Array.from({ length: CART_ITEMS.max }, (_, i) => item(String(i))))
  expect(withAdded(full, product('one more'), 1)).toHaveLength(CART_ITEMS.max)
  expect(withAdded(full, product('7'), 1)[7]?.quantity).toBe(2)
})

test.each([
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [1e9, ITEM_QUANTITY.max],
  [Infinity, ITEM_QUANTITY.max],
])('a quantity of %s counts as %s', (asked, counts) => {
  expect(withQuantity(cartOf([item('a', 3)]), 'a', asked)[0]?.quantity).toBe(counts)
})

test('totals are of pieces and of naira, to the kobo', () => {
  const { totalItems, totalAmount } = cartOf([item('a', 3, 0.1), item('b', 2, 1234.55)])
  expect({ totalItems, totalAmount }).toEqual({ totalItems: 5, totalAmount: 2469.4 })
})

test('removing goes by id, and what was removed comes back to its place', () => {
  const all = [item('a'), item('b', 4), item('c')]
  const left = without(cartOf(all), ['b'])
  expect(quantities(left)).toEqual([
    ['a', 1],
    ['c', 1],
  ])
  expect(withRestored(cartOf(left), item('b', 4), 1)).toEqual(all)
  expect(withRestored(cartOf(all), item('b', 4), 1)).toEqual(all)
})

test('what was ordered goes, what was put in since stays', () => {
  const cart = cartOf([item('a', 2), item('b', 5), item('c', 1)])
  const left = withoutOrdered(cart, [
    { key: 'a', quantity: 2 },
    { key: 'b', quantity: 3 },
  ])
  expect(quantities(left)).toEqual([
    ['b', 2],
    ['c', 1],
  ])
})

test('a price that changed is remembered until it is what it was', () => {
  const dearer = withFacts(cartOf([item('a', 2, 2500)]), () => product('a', 2800))
  expect(dearer).toEqual([{ ...item('a', 2, 2800), priceBefore: 2500 }])
  const dearerStill = withFacts(cartOf(dearer), () => product('a', 3000))
  expect(dearerStill).toEqual([{ ...item('a', 2, 3000), priceBefore: 2500 }])
  expect(withFacts(cartOf(dearerStill), () => product('a', 2500))).toEqual([item('a', 2, 2500)])
})

test('what nothing is known of stays as it is', () => {
  expect(withFacts(cartOf([item('a', 2)]), () => undefined)).toEqual([item('a', 2)])
})

test('the same item with other options is another line', () => {
  const large = { ...product('a', 3300), options: [{ id: 'large', name: 'Large' }] }
  const cart = cartOf(withAdded(cartOf([item('a')]), large, 2))
  expect(quantities(withAdded(cart, large, 1))).toEqual([
    ['a', 1],
    ['a', 3],
  ])
  expect(withQuantity(cart, keyOf(large), 5).map(({ quantity }) => quantity)).toEqual([1, 5])
  expect(without(cart, [keyOf(large)])).toEqual([item('a')])
  expect(withoutOrdered(cart, [{ key: keyOf(large), quantity: 2 }])).toEqual([item('a')])
})

test('one costs the item and its options, to the kobo', () => {
  const choice = (_id: string, price: number) => ({ _id, name: _id, price, isAvailable: true })
  const sold = {
    _id: 'a',
    name: 'Jollof',
    price: 2500.1,
    image: '',
    imageSmall: '',
    duration: '',
    options: [{ name: 'Extras', min: 0, max: 2, choices: [choice('egg', 300.2), choice('fish', 0)] }],
    vendor: { _id: 's', name: 'Mama Nkechi' },
  } as unknown as Item
  expect(toCartProduct(sold, ['egg', 'gone'])).toMatchObject({
    price: 2800.3,
    options: [{ id: 'egg', name: 'egg' }],
  })
  expect(toCartProduct(sold)).not.toHaveProperty('options')
})

test('items stand by shop, shops of one name apart', () => {
  const items = [
    { ...item('a'), shopId: '1' },
    { ...item('b'), shopId: '2' },
    { ...item('c'), shopId: '1' },
  ]
  expect(shopsOf(items).map((shop) => shop.items.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
})
