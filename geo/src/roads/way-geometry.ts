import type { LngLat } from '../geometry.ts'
import type { RoadGraph } from './road-graph.ts'

/** Part of a road, in millimetres from the road's start; driven backwards if `fromMm` is the larger. */
export type Leg = { road: number; fromMm: number; toMm: number }

/** The vertices inside and at the ends of each leg, in driving order, and the driving time on average. */
export function assembleWay(
  graph: RoadGraph,
  speedKmhOfClass: readonly number[],
  legs: readonly Leg[],
): { coordinates: LngLat[]; seconds: number } {
  const coordinates: LngLat[] = []
  let seconds = 0
  for (const { road, fromMm, toMm } of legs) {
    seconds += Math.abs(toMm - fromMm) / 1000 / ((speedKmhOfClass[graph.roadClass[road] ?? 0] ?? 1) / 3.6)
    const first = graph.vertexStart[road] ?? 0
    const end = graph.vertexStart[road + 1] ?? 0
    const isForward = fromMm <= toMm
    const low = isForward ? fromMm : toMm
    const high = isForward ? toMm : fromMm
    if (low === high) continue
    for (let i = 0; i < end - first; i++) {
      const v = isForward ? first + i : end - 1 - i
      const along = graph.vertexAlongMm[v] ?? 0
      if (along < low || along > high) continue
      coordinates.push([graph.vertexLng[v] ?? 0, graph.vertexLat[v] ?? 0])
    }
  }
  return { coordinates, seconds }
}
