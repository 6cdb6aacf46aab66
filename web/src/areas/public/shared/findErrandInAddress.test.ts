import { expect, test, vi } from 'vitest'
import type { PublicCalls } from '~/api/pageServer'
import { findErrandInAddress } from './findErrandInAddress'

const NOW = Date.UTC(2026, 0, 5, 9)
const FARE = { from: 'FUTO', to: 'Ikenegbu', total: 2463.6 }
const expiresAt = new Date(NOW + 14.2 * 60_000).toISOString()
const readQuote = vi.fn(({ quoteId }: { quoteId: string }) =>
  quoteId === 'gone'
    ? Promise.reject(new Error('404'))
    : Promise.resolve({
        data: {
          pickup: { placeName: 'FUTO' },
          dropoff: { placeName: 'Ikenegbu' },
          total: 2463.6,
          expiresAt,
        },
      }),
)
const find = (headedFor: string | null, nowMs = NOW) =>
  findErrandInAddress({ pricing: { readQuote } } as unknown as PublicCalls, headedFor, nowMs)

test.each([
  ['/dashboard/send?from=FUTO&to=Ikenegbu', { fare: null }],
  ['/dashboard/receive?from=FUTO&to=Ikenegbu&fromAt=6.98,5.38&quote=gone', { fare: null }],
  ['/dashboard/send?from=FUTO', null],
  ['/dashboard/send?from=FUTO&to=%20', null],
  ['/dashboard/send', null],
  ['/dashboard/orders?from=FUTO&to=Ikenegbu&quote=kept', null],
  [null, null],
])('on the way to %s is kept: %s', async (headedFor, kept) => {
  expect(await find(headedFor)).toEqual(kept)
})

test('the fare is kept in whole minutes, and names no place but its own', async () => {
  expect(await find('/dashboard/send?from=Call%20this%20number&to=x&quote=kept')).toEqual({
    fare: { ...FARE, minutes: 15, until: expiresAt },
  })
})

test('a fare that has expired says until when it was kept', async () => {
  expect(await find('/dashboard/send?from=FUTO&to=Ikenegbu&quote=kept', NOW + 15 * 60_000)).toEqual({
    fare: { ...FARE, minutes: 0, until: expiresAt },
  })
})
