import { sortIntoBuckets } from '../buckets.ts'
import type { Place, Synonyms } from './places-file.ts'
import { nameWordsOf, wordsOf } from './text.ts'
import { firstNotBelow, Vocabulary } from './vocabulary.ts'
import { FILLERS } from './words.ts'

/**
 * How much a word counts depending on where it stands, in hundredths. From NAME_WORTH on, it is part of a
 * name.
 */
const ACRONYM_WORTH = 90
const CATEGORY_WORTH = 50
const STREET_WORTH = 45
const AREA_WORTH = 35
export const NAME_WORTH = 100

/**
 * An inverted index of the words of places. A place has one entry for its name and one for each other name.
 * The postings of term t are those from `postingStart[t]` up to `postingStart[t + 1]`.
 */
export type PlaceIndex = {
  places: readonly Place[]
  vocabulary: Vocabulary
  entryCount: number
  entryPlace: Int32Array
  /** The sum of the term weights of the words in an entry's name. */
  entryNameWeight: Float64Array
  postingStart: Int32Array
  postingEntry: Int32Array
  postingWorth: Uint8Array
  /** The rarer a term, the heavier it is. */
  termWeight: Float64Array
  /** Two neighbouring words of a name, written as one, ascending: worldbank. */
  compounds: readonly string[]
  /** After how many letters the second word begins: 5. */
  compoundCut: Uint8Array
  /** Local words for things in this city: ph -> port, harcourt. */
  meanings: ReadonlyMap<string, readonly string[]>
}

export function buildPlaceIndex(places: readonly Place[], synonyms: Synonyms, city: string): PlaceIndex {
  const cityWords = new Set(nameWordsOf(city))
  const entryPlace: number[] = []
  const entryWords: Map<string, number>[] = []
  const cutOfCompound = new Map<string, number>()
  places.forEach((place, p) => {
    const context = contextOf(place, cityWords)
    for (const name of [...namesIn(place.placeName), ...(synonyms.names[place.placeName] ?? [])]) {
      const all = nameWordsOf(name)
      if (all.length === 0) continue
      all.forEach((word, i) => {
        const next = all[i + 1]
        if (next !== undefined) cutOfCompound.set(word + next, word.length)
      })
      const words = new Map(context)
      const telling = all.filter((word) => !FILLERS.has(word))
      for (const word of telling.length > 0 ? telling : all) words.set(word, NAME_WORTH)
      entryPlace.push(p)
      entryWords.push(words)
    }
  })
  const vocabulary = new Vocabulary(allKeys(entryWords))
  const termOf = new Map(vocabulary.terms.map((term, t) => [term, t]))
  const postings = { term: [] as number[], entry: [] as number[], worth: [] as number[] }
  entryWords.forEach((words, entry) => {
    for (const [word, worth] of words) {
      postings.term.push(termOf.get(word) ?? 0)
      postings.entry.push(entry)
      postings.worth.push(worth)
    }
  })
  const { start: postingStart, items } = sortIntoBuckets(vocabulary.terms.length, postings.term)
  const termWeight = Float64Array.from(vocabulary.terms, (_, t) =>
    weightOf((postingStart[t + 1] ?? 0) - (postingStart[t] ?? 0), entryPlace.length),
  )
  const compounds = [...cutOfCompound].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    places,
    vocabulary,
    entryCount: entryPlace.length,
    entryPlace: Int32Array.from(entryPlace),
    entryNameWeight: Float64Array.from(entryWords, (words) => {
      let sum = 0
      for (const [word, worth] of words) {
        if (worth === NAME_WORTH) sum += termWeight[termOf.get(word) ?? 0] ?? 0
      }
      return sum
    }),
    postingStart,
    postingEntry: items.map((posting) => postings.entry[posting] ?? 0),
    postingWorth: Uint8Array.from(items, (posting) => postings.worth[posting] ?? 0),
    termWeight,
    compounds: compounds.map(([text]) => text),
    compoundCut: Uint8Array.from(compounds, ([, cut]) => cut),
    meanings: new Map(
      Object.entries(synonyms.words).map(([word, text]) => [wordsOf(word).join(''), wordsOf(text)]),
    ),
  }
}

/** The two words that people write as one; undefined if the text is not known as such. */
export function wordsOfCompound(
  { compounds, compoundCut }: PlaceIndex,
  text: string,
): [string, string] | undefined {
  const at = firstNotBelow(compounds, text)
  const cut = compoundCut[at] ?? 0
  return compounds[at] === text ? [text.slice(0, cut), text.slice(cut)] : undefined
}

/** The weight of a word that occurs in `occurrences` of `entryCount` entries. */
export function weightOf(occurrences: number, entryCount: number): number {
  return Math.log(1 + entryCount / Math.max(1, occurrences))
}

/** The words that describe a place beside its name, and their worth. */
function contextOf(place: Place, cityWords: ReadonlySet<string>): Map<string, number> {
  const words = new Map<string, number>()
  const add = (text: string, worth: number) => {
    for (const word of nameWordsOf(text)) {
      if (!FILLERS.has(word) && (words.get(word) ?? 0) < worth) words.set(word, worth)
    }
  }
  for (const acronym of acronymsOf(place.placeName, cityWords)) words.set(acronym, ACRONYM_WORTH)
  add(place.category, CATEGORY_WORTH)
  add(place.street, STREET_WORTH)
  for (const area of [place.neighborhood, place.locality, place.district, place.city]) add(area, AREA_WORTH)
  return words
}

/** The name, and both its parts if it contains a second name: 'Imo State University (IMSU)'. */
export function namesIn(name: string): string[] {
  const parts = /^(.+?)\s*\(([^()]+)\)\s*$/.exec(name)
  return parts ? [name, parts[1] ?? '', parts[2] ?? ''] : [name]
}

/** The acronyms of a name with three or more words, with and without the city: FMCO and FMC. */
function acronymsOf(name: string, cityWords: ReadonlySet<string>): string[] {
  const words = nameWordsOf(name).filter((word) => !FILLERS.has(word))
  const initialsOf = (some: readonly string[]) => some.map((word) => word.charAt(0)).join('')
  return [initialsOf(words), initialsOf(words.filter((word) => !cityWords.has(word)))].filter(
    (initials) => initials.length >= 3 && initials.length <= 6,
  )
}

function* allKeys(maps: readonly Map<string, number>[]): Generator<string> {
  for (const map of maps) yield* map.keys()
}
