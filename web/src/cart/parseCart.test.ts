import { CART_ITEMS, ITEM_QUANTITY, TEXT_LIMIT } from '@ozi/contract'
import { expect, test } from 'vitest'
import { EMPTY_CART } from './cart'
import { parseCart, writeCart } from './parseCart'

const ID = '0199a3b2-0000-7000-8000-00000000000'
const jollof = {
  id: `${ID}1`,
  item: 'Jollof rice',
  price: 2500,
  image: '/files/items/jollof.webp',
  shop: 'Mama Nkechi',
  shopId: `${ID}a`,
  duration: '35-45 mins',
  quantity: 2,
}
const read = (items: unknown) => parseCart(JSON.stringify({ items })).cart.items

test('what was kept is read again', () => {
  const kept = writeCart('ada', { items: [jollof], totalItems: 2, totalAmount: 5000 })
  expect(parseCart(kept)).toEqual({
    accountId: 'ada',
    cart: { items: [jollof], totalItems: 2, totalAmount: 5000 },
  })
})

test('totals are counted, not believed', () => {
  const text = JSON.stringify({ items: [jollof], totalItems: 1, totalAmount: 1 })
  expect(parseCart(text).cart).toMatchObject({ totalItems: 2, totalAmount: 5000 })
})

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"cart"',
  '[]',
  '{}',
  '{"items":7}',
  '{"items":[]}',
  `{"items":"${'x'.repeat(300_000)}"}`,
])('%.20s is an empty cart', (text) => {
  expect(parseCart(text).cart).toEqual(EMPTY_CART)
})

test.each([
  ['nothing', null],
  ['a number', 7],
  ['a list', []],
  ['no id', { ...jollof, id: undefined }],
  ['an id that is none', { ...jollof, id: "1' or 1=1" }],
  ['no name', { ...jollof, item: ' ' }],
  ['a name that is no text', { ...jollof, item: { toString: 1 } }],
  ['a price that is no number', { ...jollof, price: '2500' }],
  ['a price below nothing', { ...jollof, price: -1 }],
  ['a price beyond all prices', { ...jollof, price: 1e12 }],
  ['no price', { ...jollof, price: Number.NaN }],
])('an item with %s is dropped, the others stay', (_what, broken) => {
  expect(read([broken, jollof])).toEqual([jollof])
})

test.each([
  [-5, 1],
  [0, 1],
  [1e9, ITEM_QUANTITY.max],
  [2.7, 2],
  [Number.NaN, 1],
  ['12', 1],
  [null, 1],
  [undefined, 1],
])('a quantity of %s is read as %s', (quantity, counts) => {
  expect(read([{ ...jollof, quantity }])[0]?.quantity).toBe(counts)
})

test('the same id twice is one item', () => {
  expect(read([jollof, { ...jollof, id: jollof.id.toUpperCase(), quantity: 98 }])).toEqual([
    { ...jollof, quantity: ITEM_QUANTITY.max },
  ])
})

test('options are read, other lines of the item stay apart', () => {
  const large = { ...jollof, options: [{ id: `${ID}7`, name: 'Large' }] }
  expect(read([jollof, large, large])).toEqual([jollof, { ...large, quantity: 4 }])
  for (const options of [7, [null], [{ id: 'x', name: 'Large' }]]) {
    expect(read([{ ...jollof, options }])).toEqual([jollof])
  }
})

test('no more kinds than a cart holds are read', () => {
  const many = Array.from({ length: 70 }, (_, i) => ({
    ...jollof,
    id: `${ID.slice(0, -2)}${String(100 + i)}`,
  }))
  expect(read(many)).toHaveLength(CART_ITEMS.max)
})

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('markup in a name stays text, an endless one is cut', () => {
  expect(read([{ ...jollof, item: '<img src=x onerror=alert(1)>' }])[0]?.item).toBe(
    '<img src=x onerror=alert(1)>',
  )
  expect(read([{ ...jollof, item: 'x'.repeat(5000) }])[0]?.item).toHaveLength(TEXT_LIMIT.name)
})

test.each(['javascript:alert(1)', '//elsewhere.test/x.png', 'data:image/png;base64,AA', { src: 1 }, null])(
  'a picture at %s is none',
  (image) => {
    expect(read([{ ...jollof, image }])[0]?.image).toBe('')
  },
)

test('texts that are none are empty', () => {
  expect(read([{ ...jollof, shop: 7, shopId: 'x', duration: null }])).toEqual([
    { ...jollof, shop: '', shopId: '', duration: '' },
  ])
})
