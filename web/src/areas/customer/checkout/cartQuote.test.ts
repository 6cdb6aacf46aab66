import { expect, test } from 'vitest'
import { type CartQuote, priceChanges, toCartQuote } from './cartQuote'

const quote = (prices: Readonly<Record<string, number>>): CartQuote => ({
  _id: 'a quote',
  distanceKm: 3,
  durationMinutes: 12,
  lines: [],
  total: 5000,
  expiresAt: '2026-03-02T10:00:00Z',
  shops: [
    {
      vendor: { _id: 'a shop', name: 'Mama Nkechi' },
      items: Object.entries(prices).map(([itemId, price]) => ({
        itemId,
        name: itemId,
        price,
        quantity: 1,
        amount: price,
      })),
      distanceKm: 3,
      durationMinutes: 12,
      lines: [{ kind: 'delivery' as const, label: 'Delivery fee', amount: 1000 }],
      total: 5000,
    },
  ],
})

test('a quote that can be shown is one', () => {
  expect(toCartQuote(quote({ soup: 2500 }))).toEqual(quote({ soup: 2500 }))
})

test.each([
  null,
  'quote',
  {},
  { ...quote({}), shops: undefined },
  { ...quote({}), total: '5000' },
  { ...quote({}), shops: [null] },
  { ...quote({}), shops: [{ ...quote({}).shops[0], vendor: null }] },
  { ...quote({}), shops: [{ ...quote({}).shops[0], lines: [{ label: 1 }] }] },
  { ...quote({}), shops: [{ ...quote({}).shops[0], items: {} }] },
])('what cannot be shown is none: %j', (value) => {
  expect(toCartQuote(value)).toBeNull()
})

test('says which prices are others than before', () => {
  expect(
    priceChanges(quote({ soup: 2500, rice: 2000 }), quote({ soup: 2800, rice: 2000, yam: 900 })),
  ).toEqual([{ key: 'soup', name: 'soup', before: 2500, now: 2800 }])
})
