import { expect, test } from 'vitest'
import { carriedQuote, toQuote } from './carriedQuote'

const quote = {
  _id: '01890000-0000-7000-8000-000000000000',
  distanceKm: 4.2,
  durationMinutes: 11,
  lines: [{ kind: 'delivery', label: 'Delivery fee', amount: 1000 }],
  total: 1000,
  expiresAt: '2026-03-02T10:00:00.000Z',
}

test('a changed fare brings the quote it is ordered by', () => {
  expect(toQuote(carriedQuote({ data: { fee: 1000, quote } }))).toEqual(quote)
})

test.each([
  ['no error at all', undefined],
  ['an error without data', new Error('x')],
  ['data without a quote', { data: { fee: 1000 } }],
  ['a quote without a total', { data: { quote: { ...quote, total: '1000' } } }],
  ['a quote whose lines are none', { data: { quote: { ...quote, lines: [null] } } }],
])('%s brings none', (_what, error) => {
  expect(toQuote(carriedQuote(error))).toBeNull()
})
