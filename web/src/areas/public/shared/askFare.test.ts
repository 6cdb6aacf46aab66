import { ORPCError } from '@orpc/client'
import type { AddressSuggestion } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import type { PublicCalls } from '~/api/pageServer'
import { askFare, readFareQuery } from './askFare'

const place = (placeName: string, lng: number): AddressSuggestion => ({
  placeName,
  coordinates: [lng, 5.4],
  state: '',
  city: '',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
})
const total = 1234.5

function callsWith(
  search: (q: string) => AddressSuggestion[],
  quote = vi.fn(async () => ({ data: { total } })),
) {
  const calls = {
    places: { search: async ({ q }: { q: string }) => ({ suggestions: search(q) }) },
    pricing: { quote },
  }
  return { calls: calls as unknown as PublicCalls, quote }
}
const refuse = (code: string, status: number, data?: unknown) =>
  vi.fn(async () => {
    throw new ORPCError(code, { status, message: '', data, defined: true })
  })
const ask = (query: string, calls: PublicCalls) => askFare(calls, readFareQuery(new URLSearchParams(query)))
const anyPlace = (q: string) => [place(`best for ${q}`, 7.01), place(`next for ${q}`, 7.02)]

test('typed texts mean the places that fit best', async () => {
  const { calls } = callsWith(anyPlace)
  expect(await ask('from=ikenegbu&to=futo', calls)).toMatchObject({
    kind: 'fare',
    from: { placeName: 'best for ikenegbu' },
    to: { placeName: 'best for futo' },
    quote: { total },
  })
})

test('a place chosen from the list is the one at its point', async () => {
  const { calls, quote } = callsWith(anyPlace)
  expect(await ask('from=a&fromAt=7.02,5.4&to=b', calls)).toMatchObject({
    from: { placeName: 'next for a' },
    to: { placeName: 'best for b' },
  })
  expect(quote).toHaveBeenCalledWith(
    expect.objectContaining({ pickup: expect.objectContaining({ coordinates: [7.02, 5.4] }) }),
  )
})

test.each([
  ['from=&to=b', { reason: 'missing', end: 'from' }],
  ['from=a&to=+', { reason: 'missing', end: 'to' }],
])('an end left empty is asked for: %s', async (query, refused) => {
  expect(await ask(query, callsWith(anyPlace).calls)).toEqual({ kind: 'refused', ...refused })
})

test('a place nobody knows is named by its end', async () => {
  const { calls } = callsWith((q) => (q === 'atlantis' ? [] : anyPlace(q)))
  expect(await ask('from=a&to=atlantis', calls)).toEqual({ kind: 'refused', reason: 'unknown', end: 'to' })
  expect(await ask('from=atlantis&to=b', calls)).toEqual({ kind: 'refused', reason: 'unknown', end: 'from' })
})

test.each([
  [refuse('SAME_PLACE', 422), { kind: 'refused', reason: 'SAME_PLACE' }],
  [refuse('OUTSIDE_AREA', 422, { end: 'dropoff' }), { kind: 'refused', reason: 'OUTSIDE_AREA', end: 'to' }],
  [
    refuse('NO_ROAD_NEARBY', 422, { end: 'pickup' }),
    { kind: 'refused', reason: 'NO_ROAD_NEARBY', end: 'from' },
  ],
  [refuse('NO_ROUTE', 422), { kind: 'refused', reason: 'NO_ROUTE' }],
  [refuse('RATE_LIMITED', 429), { kind: 'busy' }],
  [refuse('UNAVAILABLE', 503), { kind: 'failed' }],
  [vi.fn().mockRejectedValue(new Error('broken')), { kind: 'failed' }],
])('a quote that is refused says why', async (quote, answer) => {
  expect(await ask('from=a&to=b', callsWith(anyPlace, quote).calls)).toEqual(answer)
})
