import { haversineM, lineLengthM, type LngLat } from '../../src/geometry.ts'
import type { Region } from '../../src/region.ts'
import type { Road } from '../../src/roads/roads.ts'

export const TRIED_ROUTES = 200

export type RouteCheck = {
  tried: number
  /** Refusals by reason. */
  refused: Readonly<Record<string, number>>
  /** How much longer the way by road is than the straight line: at the median, 9 of 10 and 99 of 100. */
  ratios: { median: number; p90: number; p99: number }
}

/** Tries ways between random ends of roads inside the box, the same ones for the same data. */
export function checkRoutes(region: Region, junctions: readonly LngLat[]): RouteCheck {
  const random = createRandom(1)
  const inside = junctions.filter((point) => region.contains(point))
  const refused: Record<string, number> = {}
  const ratios: number[] = []
  const pick = (): LngLat => inside[Math.floor(random() * inside.length)] ?? [0, 0]
  for (let i = 0; i < TRIED_ROUTES && inside.length > 1; i++) {
    const from = pick()
    const to = pick()
    const straightM = haversineM(from[0], from[1], to[0], to[1])
    if (straightM < 1) continue
    const way = region.directions(from, to)
    if ('refused' in way) refused[way.refused] = (refused[way.refused] ?? 0) + 1
    else ratios.push(way.distanceM / straightM)
  }
  ratios.sort((a, b) => a - b)
  const at = (share: number) => ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? 0
  const failed = Object.values(refused).reduce((sum, each) => sum + each, 0)
  return {
    tried: ratios.length + failed,
    refused,
    ratios: { median: at(0.5), p90: at(0.9), p99: at(0.99) },
  }
}

/** Kilometres of road by class, the longest first, and the share of one-ways. */
export function measureRoads(roads: readonly Road[]) {
  const kmByClass = new Map<string, number>()
  let km = 0
  let onewayKm = 0
  let namedKm = 0
  for (const { highway, oneway, name, geometry } of roads) {
    const each = lineLengthM(geometry) / 1000
    kmByClass.set(highway, (kmByClass.get(highway) ?? 0) + each)
    km += each
    if (oneway) onewayKm += each
    if (name !== '') namedKm += each
  }
  const byClass = [...kmByClass].sort((a, b) => b[1] - a[1])
  return { km, byClass, onewayShare: km > 0 ? onewayKm / km : 0, namedShare: km > 0 ? namedKm / km : 0 }
}

/** Numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
