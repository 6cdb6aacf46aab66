import type { LngLat } from '@ozi/contract'
import { expect, test } from 'vitest'
import { agreeOnPoint, type HandOverPoint } from './agree-on-point.ts'

const GATE: LngLat = [7.03, 5.48]
/** A hand-over so many metres north of the gate. */
const at = (metres: number, customerId: string, riderId = 'emeka'): HandOverPoint => ({
  customerId,
  riderId,
  coordinates: [GATE[0], GATE[1] + metres / 111_195],
})
const metresOf = (points: readonly HandOverPoint[], quorum = { customers: 3, riders: 2 }) => {
  const agreed = agreeOnPoint(points, quorum)
  return agreed && Math.round((agreed.coordinates[1] - GATE[1]) * 111_195)
}

test.each<[what: string, HandOverPoint[], agreed: number | null]>([
  ['three within 50 m agree', [at(0, 'ada'), at(48, 'obi'), at(20, 'ify', 'uche')], 20],
  ['two do not', [at(0, 'ada'), at(20, 'ify', 'uche')], null],
  ['three in a row of 80 m do not', [at(0, 'ada'), at(40, 'obi'), at(80, 'ify', 'uche')], null],
  ['two customers do not', [at(0, 'ada'), at(1, 'ada'), at(2, 'obi', 'uche')], null],
  ['one rider does not', [at(0, 'ada'), at(1, 'obi'), at(2, 'ify')], null],
  [
    'most win against a few that are newer',
    [
      ...[at(200, 'a'), at(201, 'b', 'uche'), at(202, 'c')],
      ...[at(0, 'd'), at(1, 'e', 'uche'), at(2, 'f'), at(3, 'g'), at(4, 'h')],
    ],
    2,
  ],
  [
    'of as many the newest win',
    [...[at(200, 'a'), at(201, 'b', 'uche'), at(202, 'c')], ...[at(0, 'd'), at(1, 'e', 'uche'), at(2, 'f')]],
    201,
  ],
])('%s', (_what, points, agreed) => expect(metresOf(points)).toBe(agreed))
