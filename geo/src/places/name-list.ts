import { AREAS, NAMED_BY_M } from './naming.ts'
import { namesIn } from './place-index.ts'
import type { Place, Synonyms } from './places-file.ts'
import { roadsByName, type RoadGraph } from '../roads/road-graph.ts'
import { nameWordsOf } from './text.ts'
import { COMMON_WORDS } from './words.ts'

/** The greatest distance, metres, between a point and the place or stretch of road whose name it bears. */
export const SAME_NAME_M = 1500

/** Endings that leave the name of a district its name. */
const DISTRICT_ENDINGS = ['', ' Council', ' LGA', ' Local Government', ' Local Government Area']

/** A shorter name without its last word may be any word: `New Market` does not make `New` a name. */
const LEAST_SHORT_NAME = 5

/** The places and roads that bear a name, by their numbers, and how much it tells. */
export type NameEntry = {
  places: number[]
  roads: number[]
  /** The whole names, as keys, of which this is a form. */
  fullNames: string[]
  /** A point within so many metres is near. */
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
 * Each NameEntry as JSON, by its key. A large city has 42,000 and a check uses few, so an entry is parsed when it is
 * used.
 */
export type NameList = ReadonlyMap<string, string>

export function findName(names: NameList, key: string): NameEntry | undefined {
  const name = names.get(key)
  return name === undefined ? undefined : (JSON.parse(name) as NameEntry)
}

/** A word, and which part between commas it is in. */
export type Word = { text: string; part: number }

/** The words of a text, with abbreviations written out. */
export const readWords = (text: string): Word[] =>
  text
    .replace(/['’]/g, ' ')
    .split(/[,;()\n]/)
    .flatMap((part, p) => nameWordsOf(part, part.length).map((word) => ({ text: word, part: p })))

/** Equal for two spellings of a name, wherever its words are divided. */
export const keyOfName = (name: string): string => keyOf(wordsOfName(name))

const wordsOfName = (name: string): string[] => readWords(name).map(({ text }) => text)
const keyOf = (words: readonly string[]): string => words.join('')

/** Lists the names of places and roads, and the forms in which people write them. */
export function buildNameList(
  places: readonly Place[],
  synonyms: Synonyms['names'],
  graph: RoadGraph,
  region: { city: string; state: string; country: string },
): NameList {
  const known = new Map<string, NameEntry>()
  const surroundings = new Set([
    ...[region.city, region.state, region.country].flatMap(wordsOfName),
    ...['state', 'town', 'city'],
  ])
  const isSurrounding = (word: string | undefined) => word !== undefined && surroundings.has(word)

  function add(words: readonly string[], fullName: string, about: Partial<NameEntry>): void {
    const key = keyOf(words)
    if (key === '') return
    const name = known.get(key) ?? {
      places: [],
      roads: [],
      fullNames: [],
      reachM: SAME_NAME_M,
      isWide: words.every(isSurrounding),
      isCommon: words.every((word) => COMMON_WORDS.has(word)),
      isArea: false,
      isShort: about.isShort ?? false,
    }
    known.set(key, name)
    for (const place of about.places ?? []) name.places.push(place)
    for (const road of about.roads ?? []) name.roads.push(road)
    if (!name.fullNames.includes(fullName)) name.fullNames.push(fullName)
    name.reachM = Math.max(name.reachM, about.reachM ?? 0)
    name.isWide ||= about.isWide ?? false
    name.isArea ||= about.isArea ?? false
  }

  for (const [district, inIt] of Map.groupBy(places.keys(), (p) => places[p]?.district ?? '')) {
    if (district === '') continue
    const about = { places: inIt, reachM: NAMED_BY_M.area, isWide: true }
    for (const ending of DISTRICT_ENDINGS) add(wordsOfName(district + ending), keyOfName(district), about)
  }
  const whole: { words: string[]; about: Partial<NameEntry> }[] = []
  for (const [p, { placeName, category }] of places.entries()) {
    const about = { places: [p], isArea: AREAS.has(category) }
    const names = [...namesIn(placeName), ...(synonyms[placeName] ?? [])]
    whole.push(...names.map((name) => ({ words: wordsOfName(name), about })))
  }
  for (const [name, roads] of roadsByName(graph)) whole.push({ words: wordsOfName(name), about: { roads } })
  for (const { words, about } of whole) {
    add(words, keyOf(words), about)
    const core = coreOf(words)
    if (core.length > 1 && core.length < words.length) add(core, keyOf(words), about)
  }
  // Only once all whole names are known: a short form is not one if it is the name of something else.
  for (const { words, about } of whole) {
    const short = shortOf(words)
    const isName = known.get(keyOf(short))?.isShort === false
    if (keyOf(short).length >= LEAST_SHORT_NAME && !isName) {
      add(short, keyOf(words), { ...about, isShort: true })
    }
  }
  return new Map([...known].map(([key, name]) => [key, JSON.stringify(name)]))

  /** The words that remain without the city, the state or the country at either end. */
  function coreOf(words: readonly string[]): readonly string[] {
    let start = 0
    let end = words.length
    while (end > 1 && isSurrounding(words[end - 1])) end--
    while (start < end - 1 && isSurrounding(words[start])) start++
    return words.slice(start, end)
  }

  /** The words that remain without common ones at the end; none if there are none, or only the city remains. */
  function shortOf(words: readonly string[]): readonly string[] {
    const end = words.findLastIndex((word) => !COMMON_WORDS.has(word)) + 1
    const short = words.slice(0, end)
    return end === words.length || short.every(isSurrounding) ? [] : short
  }
}
