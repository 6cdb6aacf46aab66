import type { LngLat } from '@ozi/contract'
import { expect, test } from 'vitest'
import { filterPositions, type PositionRules } from './filter-positions.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const HOME: LngLat = [7.03, 5.48]
/** About 111 m north for each thousandth. */
const north = (thousandths: number): LngLat => [HOME[0], HOME[1] + thousandths / 1000]
const sent = (seconds: number, coordinates: [number, number] = HOME, accuracy = 10) => ({
  coordinates,
  accuracy,
  at: inSeconds(seconds).toISOString(),
})
const judge = (positions: Parameters<typeof filterPositions>[0], more: Partial<PositionRules> = {}) =>
  filterPositions(positions, {
    now: NOW,
    since: inSeconds(-600),
    before: null,
    contains: ([lng, lat]) => lng > 6.85 && lng < 7.25 && lat > 5.3 && lat < 5.65,
    ...more,
  })

test.each([
  ['from an hour ahead', sent(3600), 'future'],
  ['from an hour before the job', sent(-3600), 'early'],
  ['on the moon', sent(0, [384_400, 0]), 'outside'],
  ['with longitude and latitude swapped', sent(0, [5.48, 7.03]), 'outside'],
  ['known to a kilometre', sent(0, HOME, 1000), 'inaccurate'],
] as const)('a position %s is dropped', (_what, position, reason) => {
  expect(judge([position, sent(0)])).toMatchObject({ kept: [{ at: NOW }], dropped: { [reason]: 1 } })
})

test('nobody rides 200 km/h, whatever order the positions are sent in', () => {
  // 555 m in 10 s are 200 km/h; 20 m of it may be error.
  const { kept, dropped } = judge([sent(-10, north(5)), sent(-20), sent(0, north(11.5))])
  expect(kept.map(({ at }) => at)).toEqual([inSeconds(-20), inSeconds(-10)])
  expect(dropped).toEqual({ tooFast: 1 })
})

test('after a wrong position right ones are kept again', () => {
  const before = { coordinates: north(100), accuracyM: 10, at: inSeconds(-300) }
  expect(judge([sent(-200), sent(-60), sent(0, north(1))], { before })).toMatchObject({
    kept: [{ at: inSeconds(-60) }, { at: NOW }],
    dropped: { tooFast: 1 },
  })
})
