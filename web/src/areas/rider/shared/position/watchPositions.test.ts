import type { PositionInput } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { watchPositions } from './watchPositions'

function phone() {
  let pass: PositionCallback = () => undefined
  let fail: PositionErrorCallback | null | undefined
  return {
    geolocation: {
      watchPosition: (passed: PositionCallback, failed?: PositionErrorCallback | null) => {
        pass = passed
        fail = failed
        return 1
      },
      getCurrentPosition: vi.fn(),
      clearWatch: vi.fn(),
    },
    at: (seconds: number, latitude = 5.48) =>
      pass({
        coords: { longitude: 7.03, latitude, accuracy: 8 },
        timestamp: Date.UTC(2026, 2, 2) + seconds * 1000,
      } as GeolocationPosition),
    denies: () => fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  }
}

test('a position is sent each 5 seconds, or after 25 metres', () => {
  const { geolocation, at } = phone()
  const found: PositionInput[] = []
  const stop = watchPositions({
    geolocation,
    onError: () => undefined,
    found: (position) => found.push(position),
  })
  at(0)
  at(2)
  at(4, 5.4801)
  at(5)
  at(6, 5.4803)
  expect(found.map(({ at: time }) => time.slice(17, 19))).toEqual(['00', '05', '06'])
  stop()
  expect(geolocation.clearWatch).toHaveBeenCalledWith(1)
})

test('a phone that refuses is said, until it says where it is', () => {
  const { geolocation, at, denies } = phone()
  const onError = vi.fn()
  const stop = watchPositions({ geolocation, onError, found: () => undefined })
  denies()
  at(0)
  expect(onError.mock.calls).toEqual([['denied'], [null]])
  stop()
})
