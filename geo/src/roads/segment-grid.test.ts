import fc from 'fast-check'
import { expect, test } from 'vitest'
import { haversineM, nearestFraction, type LngLat } from '../geometry.ts'
import { buildRoadGraph } from './road-graph.ts'
import { buildSegmentGrid } from './segment-grid.ts'

const coordinate = fc.integer({ min: 0, max: 4000 }).map((step) => step * 1e-5)
const point: fc.Arbitrary<LngLat> = fc.tuple(
  coordinate.map((lng) => 7 + lng),
  coordinate.map((lat) => 5.4 + lat),
)

test('the grid finds a nearest point of all roads, and none beyond the limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(point, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 40 }),
      point,
      fc.integer({ min: 50, max: 5000 }),
      (lines, asked, limitM) => {
        const junctions = lines.flatMap((line) => [line[0] ?? asked, line[line.length - 1] ?? asked])
        const roads = lines.map((geometry, i) => {
          return { from: 2 * i, to: 2 * i + 1, name: '', highway: 'residential', oneway: false, geometry }
        })
        let leastM = Infinity
        for (const line of lines) {
          line.slice(1).forEach((b, i) => {
            const a = line[i] ?? b
            const t = nearestFraction(...asked, ...a, ...b)
            leastM = Math.min(
              leastM,
              haversineM(...asked, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t),
            )
          })
        }
        const graph = buildRoadGraph({ junctions, roads, restrictions: [] })
        const found = buildSegmentGrid(graph).nearest(...asked, limitM)
        if (leastM > limitM + 0.1) expect(found).toBeUndefined()
        else if (leastM < limitM - 0.1) expect(found?.distanceM).toBeCloseTo(leastM, 1)
      },
    ),
    { numRuns: 1000, seed: 5 },
  )
})
