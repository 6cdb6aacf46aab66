import type { RefusalCode } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import type { PublicCalls } from '~/api/pageServer'
import { loadPayAddress, loadTrack, trackStatus } from './loadTrack'

const { refused } = vi.hoisted(() => ({ refused: { code: '' as RefusalCode } }))
vi.mock('~/api/refusal', () => ({ refusalOf: () => refused }))

const calls = (track: () => Promise<unknown>) => ({ orders: { track } }) as unknown as PublicCalls

test('a delivery that is known is shown as of now', async () => {
  const tracked = await loadTrack(
    calls(() => Promise.resolve({ data: { number: 'C8P-F3W' } })),
    't',
  )
  expect(tracked).toMatchObject({ is: 'known', order: { number: 'C8P-F3W' } })
  expect(trackStatus(tracked)).toBe(200)
})

test.each([
  ['NOT_FOUND', 'unknown', 404],
  ['TRACKING_ENDED', 'ended', 410],
  ['VALIDATION', 'unknown', 404],
  ['UNAVAILABLE', 'down', 503],
  ['RATE_LIMITED', 'down', 503],
] as const)('an answer of %s is a link that is %s: %i', async (code, is, status) => {
  refused.code = code
  const tracked = await loadTrack(
    calls(() => Promise.reject(new Error(code))),
    't',
  )
  expect(tracked).toEqual({ is })
  expect(trackStatus(tracked)).toBe(status)
})

// promise (everyone): `/track/:token/pay`: leads to the page to pay by transfer, or back to the order
test('a link to pay leads to Paystack, or back', async () => {
  const paying = (payTracked: () => Promise<unknown>) =>
    loadPayAddress({ orders: { payTracked } } as unknown as PublicCalls, 't')
  const authorizationUrl = 'https://checkout.paystack.com/abc'
  expect(await paying(() => Promise.resolve({ data: { authorizationUrl } }))).toBe(authorizationUrl)
  expect(await paying(() => Promise.resolve({ data: {} }))).toBe('/track/t?pay=failed')
  expect(await paying(() => Promise.reject(new Error('PAYMENT_PAID')))).toBe('/track/t?pay=failed')
})
