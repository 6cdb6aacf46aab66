import { haversineM, isInside, lineLengthM, type BBox, type LngLat } from '../geometry.ts'
import { indexNearest } from './nearest-place.ts'
import type { Place } from './places-file.ts'
import { lineOf, roadsByName, type RoadGraph } from '../roads/road-graph.ts'
import { nameWordsOf } from './text.ts'

/** A street takes its district from the nearest place within this distance. */
const DISTRICT_REACH_M = 3000

/**
 * The named streets that are not in the list of places, each as a place of category 'road' at its middle.
 * Roads with the same name that meet are one street; if they never meet, they are several.
 */
export function streetsAsPlaces(
  graph: RoadGraph,
  places: readonly Place[],
  region: { city: string; state: string; bbox: BBox },
): Place[] {
  const known = new Set(places.map((place) => nameKey(place.placeName)))
  const byKey = new Map<string, { name: string; stretches: number[] }>()
  for (const [name, roads] of roadsByName(graph)) {
    const key = nameKey(name)
    if (key === '' || known.has(key)) continue
    const street = byKey.get(key)
    if (street) street.stretches.push(...roads)
    else byKey.set(key, { name, stretches: roads })
  }
  const nearestPlace = indexNearest(places.filter(({ category }) => category !== 'road'))
  const streets: Place[] = []
  for (const { name, stretches } of byKey.values()) {
    for (const street of connectedParts(graph, stretches)) {
      const coordinates = middleOf(
        street.map((road) => lineOf(graph, road)),
        region.bbox,
      )
      if (!coordinates) continue
      const area = nearestPlace(coordinates, DISTRICT_REACH_M)
      streets.push({
        placeName: name,
        coordinates,
        state: region.state,
        city: area?.city ?? region.city,
        neighborhood: '',
        locality: '',
        district: area?.district ?? '',
        street: name,
        category: 'road',
      })
    }
  }
  return streets
}

/** Equal for names that people take for the same. */
export function nameKey(name: string): string {
  return nameWordsOf(name).join(' ')
}

/** The roads, divided into those that meet. */
export function connectedParts({ roadFrom, roadTo }: RoadGraph, stretches: readonly number[]): number[][] {
  if (stretches.length === 1) return [[...stretches]]
  const leader = new Map<number, number>()
  const leaderOf = (junction: number): number => {
    let at = junction
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up
    return at
  }
  const startOf = (road: number) => roadFrom[road] ?? 0
  for (const road of stretches) leader.set(leaderOf(startOf(road)), leaderOf(roadTo[road] ?? 0))
  const parts = new Map<number, number[]>()
  for (const road of stretches) {
    const key = leaderOf(startOf(road))
    const part = parts.get(key)
    if (part) part.push(road)
    else parts.set(key, [road])
  }
  return [...parts.values()]
}

/**
 * The vertex nearest to the middle of a street: the mean of its vertices inside the box, each weighted by the
 * length of its road.
 */
function middleOf(street: readonly LngLat[][], bbox: BBox): LngLat | undefined {
  let weight = 0
  let lng = 0
  let lat = 0
  const inside: LngLat[] = []
  for (const line of street) {
    const metres = lineLengthM(line)
    for (const point of line) {
      if (!isInside(bbox, point[0], point[1])) continue
      inside.push(point)
      weight += metres
      lng += point[0] * metres
      lat += point[1] * metres
    }
  }
  let best: LngLat | undefined
  let bestM = Infinity
  for (const point of inside) {
    const metres = weight === 0 ? 0 : haversineM(point[0], point[1], lng / weight, lat / weight)
    if (metres >= bestM) continue
    best = point
    bestM = metres
  }
  return best && [best[0], best[1]]
}
