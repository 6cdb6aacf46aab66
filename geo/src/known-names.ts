import { haversineM, type LngLat } from './geometry.ts'
import { AREAS, NAMED_BY_M } from './naming.ts'
import { namesIn } from './place-index.ts'
import type { Place, Synonyms } from './places-file.ts'
import { keyOf, lettersOf, NameTrie, nameWordsIn, type Letters } from './name-letters.ts'
import { roadsByName, type RoadGraph } from './road-graph.ts'
import type { SegmentGrid } from './segment-grid.ts'
import { COMMON_WORDS, OWNER_TITLES, STREET_WORDS, TRADE_WORDS } from './words.ts'

/** The greatest distance, metres, between a point and the place or stretch of road whose name it bears. */
export const SAME_NAME_M = 1500

/** What may follow the name of a district and still mean the district. */
const DISTRICT_ENDINGS = ['', ' Council', ' LGA', ' Local Government', ' Local Government Area']

/** A shorter name without its last word may be any word: `New Market` does not make `New` a name. */
const LEAST_SHORT_NAME = 5

/** Whether something holds of these words at this point. */
export type NameCheck = (words: string, point: LngLat) => boolean

/** What a text may mean by a name: places, roads, and the names that the naming of points uses. */
type KnownName = {
  points: LngLat[]
  roads: number[]
  fullNames: Set<string>
  /** How near is near, metres. */
  reachM: number
  /** A city, a state, a district: it does not say where in it a place is. */
  isWide: boolean
  /** Every town may have one: 'Main Market'. */
  isCommon: boolean
  /** A town or a part of one: streets, shops and people are named after it. */
  isArea: boolean
  /** A name without its last word: 'Ikenegbu'. It tells what is near, not what is far. */
  isShort: boolean
}

/**
 * Makes a check that is true for words that lead elsewhere: they name a known place, no place of that name is
 * near the point, and no name of a near place comes before it. It is false for words without a known name and
 * for every name that `nameOf` gives the point, so that all answers of search and of `nameOf` pass. A second
 * check is true for words that are nothing but names of what is near.
 */
export function createNameCheck(
  { places, synonyms }: { places: readonly Place[]; synonyms: Synonyms },
  graph: RoadGraph,
  grid: SegmentGrid,
  region: { city: string; state: string; country: string },
  nameOf: (point: LngLat) => Place,
): { isElsewhere: NameCheck; isNameHere: NameCheck } {
  const surroundings = new Set([
    ...[region.city, region.state, region.country].flatMap(nameWordsIn),
    ...['state', 'town', 'city'],
  ])
  const known = new Map<string, KnownName>()

  function add(words: readonly string[], name: string, about: Partial<KnownName>): void {
    const key = keyOf(words)
    if (key === '') return
    const entry = known.get(key) ?? {
      points: [],
      roads: [],
      fullNames: new Set(),
      reachM: SAME_NAME_M,
      isWide: words.every((word) => surroundings.has(word)),
      isCommon: words.every((word) => COMMON_WORDS.has(word)),
      isArea: false,
      isShort: about.isShort === true,
    }
    entry.points.push(...(about.points ?? []))
    entry.roads.push(...(about.roads ?? []))
    entry.fullNames.add(keyOfName(name))
    entry.isArea ||= about.isArea === true
    entry.reachM = Math.max(entry.reachM, about.reachM ?? 0)
    entry.isWide ||= about.isWide === true
    known.set(key, entry)
  }

  for (const { district, coordinates } of places) {
    const about = { points: [coordinates], reachM: NAMED_BY_M.area, isWide: true }
    for (const ending of DISTRICT_ENDINGS) add(nameWordsIn(district + ending), district, about)
  }
  const full: [name: string, about: Partial<KnownName>][] = []
  for (const { placeName, coordinates, category } of places) {
    const about = { points: [coordinates], isArea: AREAS.has(category) }
    for (const name of [...namesIn(placeName), ...(synonyms.names[placeName] ?? [])]) full.push([name, about])
  }
  for (const [name, roads] of roadsByName(graph)) full.push([name, { roads }])
  for (const [name, about] of full) {
    const words = nameWordsIn(name)
    add(words, name, about)
    const core = coreOf(words)
    if (core.length > 1 && core.length < words.length) add(core, name, about)
  }
  for (const [name, about] of full) {
    const short = shortOf(nameWordsIn(name))
    const isName = known.get(keyOf(short))?.isShort === false
    if (short.join('').length >= LEAST_SHORT_NAME && !isName) {
      add(short, name, { ...about, isShort: true, isArea: false })
    }
  }
  const trie = new NameTrie(known)

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

  function isNear(
    { points, roads: named, fullNames, reachM }: KnownName,
    at: LngLat,
    own: ReadonlySet<string>,
  ) {
    if ([...fullNames].some((name) => own.has(name))) return true
    const [lng, lat] = at
    if (points.some((point) => haversineM(lng, lat, point[0], point[1]) <= reachM)) return true
    if (named.length === 0) return false
    const isCalledSo = new Uint8Array(graph.roadCount)
    for (const road of named) isCalledSo[road] = 1
    return grid.nearest(lng, lat, reachM, isCalledSo) !== undefined
  }

  /** Whether a name is that of something near this point. */
  function nearnessAt(point: LngLat): (name: KnownName) => boolean {
    const { placeName, street, neighborhood, locality, district, city } = nameOf(point)
    const own = new Set(
      [placeName, street, neighborhood, locality, district, city].flatMap(namesIn).map(keyOfName),
    )
    const nearness = new Map<KnownName, boolean>()
    return (name) => {
      const isHere = nearness.get(name) ?? isNear(name, point, own)
      nearness.set(name, isHere)
      return isHere
    }
  }

  const isElsewhere: NameCheck = (text, point) => {
    const letters = lettersOf(text)
    const found = trie.namesIn(letters)
    if (found.length === 0) return false
    const isHere = nearnessAt(point)
    const telling = found.filter((name) => !isOtherName(letters, name))
    for (const [i, { name, from, to }] of telling.entries()) {
      if (name.isWide || name.isShort || name.isCommon) {
        if (isHere(name)) {
          if (name.isWide) continue
          return false
        }
        if (name.isShort) continue
        // A district far off is no district of this point. A common name may be that of another town's market.
        const isTold = telling.slice(i + 1).some((next) => !next.name.isWide && isHere(next.name))
        if (name.isCommon && (!isWholePart(letters, from, to) || isTold)) continue
        return true
      }
      return !isHere(name)
    }
    return false
  }

  const isNameHere: NameCheck = (text, point) => {
    const letters = lettersOf(text)
    const found = trie.namesIn(letters)
    const isHere = nearnessAt(point)
    const covered = found.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    return covered === letters.letters.length && found.every(({ name }) => !name.isShort && isHere(name))
  }

  return { isElsewhere, isNameHere }
}

/** Whether the name is part of another one: of a street, a shop or a person named after the place. */
function isOtherName(
  { words, wordAt, partOf }: Letters,
  { name, from, to }: { name: KnownName; from: number; to: number },
): boolean {
  const first = wordAt[from] ?? 0
  const last = wordAt[to] ?? 0
  const after = (steps: number) => (partOf[last + steps] === partOf[last] ? (words[last + steps] ?? '') : '')
  if (TRADE_WORDS.has(after(1)) || TRADE_WORDS.has(after(2))) return true
  if (!name.isArea) return false
  const isBeside = after(1) === 'close' && (after(2) === 'to' || after(2) === 'by')
  if (STREET_WORDS.has(after(1)) && !isBeside) return true
  return partOf[first - 1] === partOf[first] && OWNER_TITLES.has(words[first - 1] ?? '')
}

/** Whether nothing else stands between the commas around these letters. */
function isWholePart({ wordAt, partOf }: Letters, from: number, to: number): boolean {
  const first = wordAt[from] ?? 0
  const last = wordAt[to] ?? 0
  return partOf[first - 1] !== partOf[first] && partOf[last + 1] !== partOf[last]
}

const keyOfName = (name: string): string => keyOf(nameWordsIn(name))
