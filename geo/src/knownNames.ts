import { haversineM, type LngLat } from './geometry.ts'
import { namesIn } from './placeIndex.ts'
import type { Place, Synonyms } from './placesFile.ts'
import type { Roads } from './roads.ts'
import type { SegmentGrid } from './segmentGrid.ts'
import { nameWordsOf } from './text.ts'

/** The greatest distance, metres, between a point and the place or stretch of road whose name it bears. */
export const SAME_NAME_M = 1500

/**
 * Makes a check that is true for a name that belongs elsewhere: known places have it, and none of them is near
 * the point. It is false for unknown names and for every name that `nameOf` gives the point, so that all answers
 * of search and of `nameOf` pass.
 */
export function createNameCheck(
  { places, synonyms }: { places: readonly Place[]; synonyms: Synonyms },
  { roads }: Roads,
  grid: SegmentGrid,
  region: { city: string; state: string; country: string },
  nameOf: (point: LngLat) => Place,
): (name: string, point: LngLat) => boolean {
  const surroundings = new Set([
    ...[region.city, region.state, region.country].flatMap(nameWordsOf),
    ...['state', 'town', 'city'],
  ])
  const pointsByKey = new Map<string, LngLat[]>()
  for (const { placeName, coordinates } of places) {
    for (const name of [...namesIn(placeName), ...(synonyms.names[placeName] ?? [])]) {
      addTo(pointsByKey, keyOf(name), coordinates)
    }
  }
  const roadsByKey = new Map<string, number[]>()
  roads.forEach(({ name }, road) => addTo(roadsByKey, keyOf(name), road))
  const isKnown = (key: string) => pointsByKey.has(key)
  const isSurroundings = (key: string) => key.split(' ').every((word) => surroundings.has(word))

  function isNear(key: string, [lng, lat]: LngLat): boolean {
    const points = pointsByKey.get(key) ?? []
    if (points.some((point) => haversineM(lng, lat, point[0], point[1]) <= SAME_NAME_M)) return true
    const isCalledSo = new Uint8Array(roads.length)
    for (const road of roadsByKey.get(key) ?? []) isCalledSo[road] = 1
    return grid.nearest(lng, lat, SAME_NAME_M, isCalledSo) !== undefined
  }

  /** The key of a text, with and without the city, the state or the country at its end. */
  function keysOf(text: string): string[] {
    const words = nameWordsOf(text)
    let end = words.length
    while (end > 1 && surroundings.has(words[end - 1] ?? '')) end--
    return [words.join(' '), words.slice(0, end).join(' ')]
  }

  return (name, point) => {
    const [first = '', ...others] = name.split(',')
    const claimed = [...keysOf(name), ...keysOf(first)].filter(isKnown)
    if (claimed.length === 0) return false
    // The name of the city says nothing about where in the city a place is.
    const nearby = others.flatMap(keysOf).filter((key) => isKnown(key) && !isSurroundings(key))
    const keys = new Set([...claimed, ...nearby])
    const { placeName, street, neighborhood, locality, district, city } = nameOf(point)
    const own = new Set(
      [placeName, street, neighborhood, locality, district, city].flatMap(namesIn).map(keyOf),
    )
    return ![...keys].some((key) => own.has(key) || isNear(key, point))
  }
}

function addTo<Value>(valuesByKey: Map<string, Value[]>, key: string, value: Value): void {
  if (key === '') return
  const values = valuesByKey.get(key)
  if (values) values.push(value)
  else valuesByKey.set(key, [value])
}

/** Equal for two spellings of one name. */
const keyOf = (name: string): string => nameWordsOf(name).join(' ')
