import { haversineM, type LngLat } from './geometry.ts'
import { namesIn } from './place-index.ts'
import type { Place, Synonyms } from './places-file.ts'
import type { Roads } from './roads.ts'
import type { SegmentGrid } from './segment-grid.ts'
import { nameWordsOf } from './text.ts'

/** The greatest distance, metres, between a point and the place or stretch of road whose name it bears. */
export const SAME_NAME_M = 1500

/** No name of a place in the API is longer. A shorter limit would let filler push the name beyond it. */
const MAX_NAME_LENGTH = 1000

/** Characters that show nothing and leave no gap, so that a reader sees the name without them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** What may follow the name of a district and still mean the district. */
const DISTRICT_ENDINGS = ['', ' Council', ' LGA', ' Local Government', ' Local Government Area']

/**
 * Makes a check that is true for a name that belongs elsewhere: known places have it, and none of them is
 * near the point. It is false for unknown names and for every name that `nameOf` gives the point, so that all
 * answers of search and of `nameOf` pass.
 */
export function createNameCheck(
  { places, synonyms }: { places: readonly Place[]; synonyms: Synonyms },
  { roads }: Roads,
  grid: SegmentGrid,
  region: { city: string; state: string; country: string },
  nameOf: (point: LngLat) => Place,
): (name: string, point: LngLat) => boolean {
  const surroundings = new Set([
    ...[region.city, region.state, region.country].flatMap(wordsIn),
    ...['state', 'town', 'city'],
  ])
  const districts = new Set(
    places.flatMap(({ district }) => DISTRICT_ENDINGS.map((ending) => coreOf(wordsIn(district + ending)))),
  )
  const pointsByKey = new Map<string, LngLat[]>()
  for (const { placeName, coordinates } of places) {
    for (const name of [...namesIn(placeName), ...(synonyms.names[placeName] ?? [])]) {
      addTo(pointsByKey, keyOf(name), coordinates)
    }
  }
  const roadsByKey = new Map<string, number[]>()
  roads.forEach(({ name }, road) => addTo(roadsByKey, keyOf(name), road))
  const isKnown = (key: string) => pointsByKey.has(key)

  /** Whether these words say at most in which city or district a place is. */
  const isWide = (words: readonly string[]) =>
    words.every((word) => surroundings.has(word)) || districts.has(coreOf(words))

  function isNear(key: string, [lng, lat]: LngLat): boolean {
    const points = pointsByKey.get(key) ?? []
    if (points.some((point) => haversineM(lng, lat, point[0], point[1]) <= SAME_NAME_M)) return true
    const named = roadsByKey.get(key)
    if (!named) return false
    const isCalledSo = new Uint8Array(roads.length)
    for (const road of named) isCalledSo[road] = 1
    return grid.nearest(lng, lat, SAME_NAME_M, isCalledSo) !== undefined
  }

  /** Where the words lie that remain without the city, the state or the country at either end. */
  function boundsOf(words: readonly string[]): [start: number, end: number] {
    let start = 0
    let end = words.length
    while (end > 1 && surroundings.has(words[end - 1] ?? '')) end--
    while (start < end - 1 && surroundings.has(words[start] ?? '')) start++
    return [start, end]
  }

  function coreOf(words: readonly string[]): string {
    return words.slice(...boundsOf(words)).join('')
  }

  /** The known keys of these words, with and without the city, the state or the country at either end. */
  function keysOf(words: readonly string[]): string[] {
    const [start, end] = boundsOf(words)
    const stretches = [words, words.slice(0, end), words.slice(start), words.slice(start, end)]
    return stretches.map((stretch) => stretch.join('')).filter(isKnown)
  }

  return (name, point) => {
    const parts = name.split(',').map(wordsIn)
    // City and district do not say where in them a place is: they count only if nothing else is said.
    const telling = parts.filter((words) => !isWide(words))
    const [first = [], ...others] = telling.length > 0 ? telling : parts
    const claimed = [...keysOf(parts.flat()), ...keysOf([first, ...others].flat()), ...keysOf(first)]
    if (claimed.length === 0) return false
    const keys = new Set([...claimed, ...others.flatMap(keysOf)])
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

/** The words of a name as a reader sees it. */
const wordsIn = (name: string): string[] => nameWordsOf(name.replace(UNSEEN, ''), MAX_NAME_LENGTH)

/** Equal for two spellings of one name, wherever its words are divided. */
const keyOf = (name: string): string => wordsIn(name).join('')
