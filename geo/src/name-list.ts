import { AREAS, NAMED_BY_M } from './naming.ts'
import { keyOf, nameWordsIn } from './name-letters.ts'
import { namesIn } from './place-index.ts'
import type { Place, Synonyms } from './places-file.ts'
import { roadsByName, type RoadGraph } from './road-graph.ts'
import { COMMON_WORDS } from './words.ts'

/** The greatest distance, metres, between a point and the place or stretch of road whose name it bears. */
export const SAME_NAME_M = 1500

/** What may follow the name of a district and still mean the district. */
const DISTRICT_ENDINGS = ['', ' Council', ' LGA', ' Local Government', ' Local Government Area']

/** A shorter name without its last word may be any word: `New Market` does not make `New` a name. */
const LEAST_SHORT_NAME = 5

/** What is known of a name beside what bears it; bits of `NameList.flags`. */
export const NAME_FLAG = {
  /** A city, a state, a district: it does not say where in it a place is. */
  wide: 1,
  /** Every town may have one: 'Main Market'. */
  common: 2,
  /** A town or a part of one: streets, shops and people are named after it. */
  area: 4,
  /** A name without its last word: 'Ikenegbu'. It tells what is near, not what is far. */
  short: 8,
} as const

/**
 * What a text may mean by a name: places, roads, and the names that the naming of points uses. The places that
 * bear name n are at `placeStart[n]` up to `placeStart[n + 1]`; likewise its roads and full names.
 */
export type NameList = {
  /** The letters of each name as they are compared, ascending. */
  keys: readonly string[]
  flags: Uint8Array
  /** How near is near, metres. */
  reachM: Int32Array
  placeStart: Int32Array
  place: Int32Array
  roadStart: Int32Array
  road: Int32Array
  /** The names, in this list, of which this is one form. */
  fullStart: Int32Array
  full: Int32Array
}

type About = { places?: number[]; roads?: number[]; reachM?: number; flags?: number }

type Entry = { places: Set<number>; roads: number[]; fullNames: Set<string>; reachM: number; flags: number }

/** Lists the names of places and roads, and the forms in which people write them. */
export function buildNameList(
  places: readonly Place[],
  synonyms: Synonyms,
  graph: RoadGraph,
  region: { city: string; state: string; country: string },
): NameList {
  const surroundings = new Set([
    ...[region.city, region.state, region.country].flatMap(nameWordsIn),
    ...['state', 'town', 'city'],
  ])
  const known = new Map<string, Entry>()

  function add(words: readonly string[], fullName: string, about: About): void {
    const key = keyOf(words)
    if (key === '') return
    const isWide = words.every((word) => surroundings.has(word))
    const isCommon = words.every((word) => COMMON_WORDS.has(word))
    const entry = known.get(key) ?? {
      places: new Set(),
      roads: [],
      fullNames: new Set(),
      reachM: SAME_NAME_M,
      flags:
        (isWide ? NAME_FLAG.wide : 0) |
        (isCommon ? NAME_FLAG.common : 0) |
        ((about.flags ?? 0) & NAME_FLAG.short),
    }
    for (const place of about.places ?? []) entry.places.add(place)
    for (const road of about.roads ?? []) entry.roads.push(road)
    entry.fullNames.add(fullName)
    entry.flags |= (about.flags ?? 0) & (NAME_FLAG.area | NAME_FLAG.wide)
    entry.reachM = Math.max(entry.reachM, about.reachM ?? 0)
    known.set(key, entry)
  }

  const byDistrict = Map.groupBy(places.keys(), (p) => places[p]?.district ?? '')
  for (const [district, inIt] of byDistrict) {
    if (district === '') continue
    const about = { places: inIt, reachM: NAMED_BY_M.area, flags: NAME_FLAG.wide }
    for (const ending of DISTRICT_ENDINGS) {
      add(nameWordsIn(district + ending), keyOf(nameWordsIn(district)), about)
    }
  }
  const full: { words: string[]; name: string; about: About }[] = []
  const note = (name: string, about: About) => {
    const words = nameWordsIn(name)
    full.push({ words, name: keyOf(words), about })
  }
  places.forEach(({ placeName, category }, p) => {
    const about = { places: [p], flags: AREAS.has(category) ? NAME_FLAG.area : 0 }
    for (const name of [...namesIn(placeName), ...(synonyms.names[placeName] ?? [])]) note(name, about)
  })
  for (const [name, roads] of roadsByName(graph)) note(name, { roads })
  for (const { words, name, about } of full) {
    add(words, name, about)
    const core = coreOf(words)
    if (core.length > 1 && core.length < words.length) add(core, name, about)
  }
  for (const { words, name, about } of full) {
    const short = shortOf(words)
    const entry = known.get(keyOf(short))
    const isName = entry !== undefined && (entry.flags & NAME_FLAG.short) === 0
    if (short.join('').length >= LEAST_SHORT_NAME && !isName) {
      add(short, name, { ...about, flags: NAME_FLAG.short })
    }
  }
  return toList(known)

  /** The words that remain without the city, the state or the country at either end. */
  function coreOf(words: readonly string[]): readonly string[] {
    let start = 0
    let end = words.length
    while (end > 1 && surroundings.has(words[end - 1] ?? '')) end--
    while (start < end - 1 && surroundings.has(words[start] ?? '')) start++
    return words.slice(start, end)
  }

  function shortOf(words: readonly string[]): readonly string[] {
    let end = words.length
    while (end > 0 && COMMON_WORDS.has(words[end - 1] ?? '')) end--
    const short = words.slice(0, end)
    return end === words.length || short.every((word) => surroundings.has(word)) ? [] : short
  }
}

function toList(known: ReadonlyMap<string, Entry>): NameList {
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1))
  const keys = sorted.map(([key]) => key)
  const numberOfKey = new Map(keys.map((key, n) => [key, n]))
  const startsOf = (sizeOf: (entry: Entry) => number) => {
    const starts = new Int32Array(sorted.length + 1)
    sorted.forEach(([, entry], n) => (starts[n + 1] = (starts[n] ?? 0) + sizeOf(entry)))
    return starts
  }
  return {
    keys,
    flags: Uint8Array.from(sorted, ([, { flags }]) => flags),
    reachM: Int32Array.from(sorted, ([, { reachM }]) => reachM),
    placeStart: startsOf(({ places }) => places.size),
    place: Int32Array.from(sorted.flatMap(([, { places }]) => [...places])),
    roadStart: startsOf(({ roads }) => roads.length),
    road: Int32Array.from(sorted.flatMap(([, { roads }]) => roads)),
    fullStart: startsOf(({ fullNames }) => fullNames.size),
    full: Int32Array.from(
      sorted.flatMap(([, { fullNames }]) => [...fullNames].map((name) => numberOfKey.get(name) ?? -1)),
    ),
  }
}
