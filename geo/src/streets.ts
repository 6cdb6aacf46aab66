import { haversineM, isInside, lineLengthM, type BBox, type LngLat } from './geometry.ts'
import type { Place } from './places-file.ts'
import type { Road, Roads } from './roads.ts'
import { nameWordsOf } from './text.ts'

/** A street takes its district from the nearest place within this distance. */
const DISTRICT_REACH_M = 3000

/**
 * The named streets that are not in the list of places, each as a place of category 'road' at its middle.
 * Roads with the same name that meet are one street; if they never meet, they are several.
 */
export function streetsAsPlaces(
  { junctions, roads }: Roads,
  places: readonly Place[],
  region: { city: string; state: string; bbox: BBox },
): Place[] {
  const known = new Set(places.map((place) => nameKey(place.placeName)))
  const byName = new Map<string, Road[]>()
  for (const road of roads) {
    const key = nameKey(road.name)
    if (key === '' || known.has(key)) continue
    const stretches = byName.get(key)
    if (stretches) stretches.push(road)
    else byName.set(key, [road])
  }
  const streets: Place[] = []
  for (const stretches of byName.values()) {
    for (const street of connectedParts(stretches, junctions.length)) {
      const coordinates = middleOf(street, region.bbox)
      const name = street[0]?.name
      if (!coordinates || name === undefined) continue
      const area = nearestWithin(places, coordinates, DISTRICT_REACH_M)
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

function nameKey(name: string): string {
  return nameWordsOf(name).join(' ')
}

function connectedParts(stretches: readonly Road[], junctionCount: number): Road[][] {
  if (stretches.length === 1) return [[...stretches]]
  const leader = new Map<number, number>()
  const leaderOf = (junction: number): number => {
    let at = junction
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up
    return at
  }
  for (const { from, to } of stretches) leader.set(leaderOf(from), leaderOf(to))
  const parts = new Map<number, Road[]>()
  for (const road of stretches) {
    const key = Math.min(leaderOf(road.from), junctionCount)
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
function middleOf(street: readonly Road[], bbox: BBox): LngLat | undefined {
  let weight = 0
  let lng = 0
  let lat = 0
  const inside: LngLat[] = []
  for (const { geometry } of street) {
    const metres = lineLengthM(geometry)
    for (const point of geometry) {
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

function nearestWithin(places: readonly Place[], point: LngLat, limitM: number): Place | undefined {
  let best: Place | undefined
  let bestM = limitM
  for (const place of places) {
    if (place.category === 'road') continue
    const metres = haversineM(point[0], point[1], place.coordinates[0], place.coordinates[1])
    if (metres > bestM) continue
    best = place
    bestM = metres
  }
  return best
}
