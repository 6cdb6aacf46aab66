import type { LngLat } from '@ozi/contract'
import { z } from 'zod'
import { ROAD_REACH_M, toWay } from './hosted-way.ts'
import { MapsFailure } from './maps.ts'
import type { RoutesApi } from './hosted-maps.ts'

/** Its numbers for: no road near a place; not connected, no path. */
const NO_ROAD_NEARBY = 171
const NO_WAY = [170, NO_ROAD_NEARBY, 442]

const Answer = z.union([
  z.object({
    trip: z.object({
      status: z.literal(0),
      summary: z.object({ length: z.number().nonnegative(), time: z.number().nonnegative() }),
      legs: z.tuple([z.object({ shape: z.string().min(1) })]),
    }),
  }),
  z.object({ error_code: z.number().refine((code) => NO_WAY.includes(code)) }),
])

/** Valhalla, by its `/route`, for a motorcycle. */
export const valhallaRoutes: RoutesApi = (service) => ({
  async route(from, to) {
    const answer = await service.ask({
      path: '/route',
      body: {
        locations: [from, to].map(([lon, lat]) => ({ lon, lat, search_cutoff: ROAD_REACH_M })),
        costing: 'motorcycle',
        units: 'kilometers',
        directions_type: 'none',
      },
      schema: Answer,
      reads400: true,
    })
    if ('error_code' in answer) {
      return { refused: answer.error_code === NO_ROAD_NEARBY ? 'NO_ROAD_NEARBY' : 'NO_ROUTE' }
    }
    const { summary, legs } = answer.trip
    const line = readPolyline(legs[0].shape)
    const way = toWay(from, to, { distanceM: summary.length * 1000, durationS: summary.time, line })
    return { way, dataVersion: 'valhalla' }
  },
})

/**
 * The points of an encoded polyline of six decimals: differences of latitude and longitude by turns, each in pieces of five
 * bits, the lowest first, the sign in the lowest bit.
 */
export function readPolyline(shape: string): LngLat[] {
  const numbers: number[] = []
  let value = 0
  let bits = 0
  for (let at = 0; at < shape.length; at += 1) {
    const piece = shape.charCodeAt(at) - 63
    if (piece < 0 || piece > 63 || bits > 30) throw new MapsFailure('UNAVAILABLE', 'the line cannot be read')
    value += (piece & 31) * 2 ** bits
    bits += 5
    if (piece >= 32) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    bits = 0
  }
  const line: LngLat[] = []
  let [lng, lat] = [0, 0]
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at] ?? 0
    lng += numbers[at + 1] ?? 0
    line.push([lng / 1e6, lat / 1e6])
  }
  return line
}
