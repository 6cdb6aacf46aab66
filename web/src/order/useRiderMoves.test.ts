import type { OrderDetail } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { withRider } from './useRiderMoves'

vi.mock('~/api', () => ({ api: {} }))
vi.mock('~/live/socket', () => ({}))
vi.mock('~/live/refetch', () => ({}))

const position = (second: number) => ({
  coordinates: [7.03, 5.48] as [number, number],
  accuracy: 8,
  at: new Date(Date.UTC(2026, 2, 2) + second * 1000).toISOString(),
})
const vehicle = { type: 'motorcycle' as const, plateNumber: 'ABC-123DE' }
const order = {
  _id: '1',
  riderTracking: { vehicle, position: position(5), arrivesAt: 'then' },
} as OrderDetail

test('a page shows the newest position, whatever order they come in', () => {
  const moved = withRider(order, { position: position(9), arrivesAt: 'later' })
  expect(moved.riderTracking).toEqual({ vehicle, position: position(9), arrivesAt: 'later' })
  expect(withRider(moved, { position: position(7), arrivesAt: 'then' })).toBe(moved)
})

test('a rider who stops sharing disappears, and so does the arrival', () => {
  const known = { ...order, riderTracking: { vehicle, position: position(5), picture: '/face' } }
  expect(withRider(known, {}).riderTracking).toEqual({ vehicle, picture: '/face' })
})
