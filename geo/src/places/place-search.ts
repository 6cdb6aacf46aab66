import type { LngLat } from '../geometry.ts'
import { metresPerDegreeLng, METRES_PER_DEGREE } from '../geometry.ts'
import { NAME_WORTH, type PlaceIndex } from './place-index.ts'
import type { Place } from './places-file.ts'
import { readAsMisspelt, readQuery, type QueryWord } from './query-words.ts'

/** The most suggestions that one search returns. */
export const MAX_SUGGESTIONS = 15

export type SearchOptions = {
  /** At most MAX_SUGGESTIONS, the default. */
  limit?: number | undefined
  /**
   * The nearest to this point of equally relevant places comes first; by default, it is the region's centre.
   */
  proximity?: LngLat | undefined
}

/** The share of the relevance that depends on how much of the place's name was typed. */
const NAME_SHARE = 0.2

/**
 * A road counts slightly less than a place with the same words: people who type 'prefab' mean the estate, and
 * people who mean the road add 'road'.
 */
const ROAD_SHARE = 0.95

/** Relevances within one step of this size count as equal, and distance decides. */
const RELEVANCE_STEP = 0.05

/** Places below this share of the best relevance are not suggested. */
const LEAST_OF_BEST = 0.6

/** If fewer suggestions are found, even known words are treated as possible misspellings. */
const FEW = 3

/** Creates the search function of an index. It reuses its working memory; calls must not overlap. */
export function createSearch(index: PlaceIndex, centre: LngLat) {
  const { entryCount, places } = index
  const score = new Float64Array(entryCount)
  const nameWeight = new Float64Array(entryCount)
  const wordsMatched = new Uint8Array(entryCount)
  const entryStamp = new Uint32Array(entryCount)
  const wordStamp = new Uint32Array(entryCount)
  const wordBest = new Float64Array(entryCount)
  const touched = new Int32Array(entryCount)
  const relevanceOfPlace = new Float64Array(places.length)
  const shareOfPlace = Float64Array.from(places, (place) => (place.category === 'road' ? ROAD_SHARE : 1))
  let touchedCount = 0
  let searchRound = 0
  let wordRound = 0

  return function search(query: string, options: SearchOptions = {}): Place[] {
    const limit = Math.min(MAX_SUGGESTIONS, Math.floor(options.limit ?? MAX_SUGGESTIONS))
    const words = readQuery(index, query)
    if (!(limit > 0) || words.length === 0) return []
    const near = options.proximity ?? centre
    if (scoreEntries(words)) {
      const found = select(words, limit, near)
      if (found.length >= Math.min(limit, FEW)) return found
    }
    // No place, or hardly any, matches every word as typed: even a known word may be a misspelling.
    if (readAsMisspelt(index, words)) scoreEntries(words)
    return select(words, limit, near)
  }

  /** Scores all entries that match any of the words; true if some entry matches them all. */
  function scoreEntries(words: readonly QueryWord[]): boolean {
    searchRound = nextStamp(searchRound, entryStamp)
    touchedCount = 0
    let mostMatched = 0
    for (const word of words) {
      wordRound = nextStamp(wordRound, wordStamp)
      word.matches.sort((a, b) => b.quality - a.quality)
      for (const { term, quality } of word.matches) {
        mostMatched = Math.max(mostMatched, scoreTerm(term, quality, word.weight))
      }
    }
    return mostMatched === words.length
  }

  function scoreTerm(term: number, quality: number, weight: number): number {
    const { postingStart, postingEntry, postingWorth, termWeight } = index
    const nameGain = quality * (termWeight[term] ?? 0)
    const end = postingStart[term + 1] ?? 0
    let mostMatched = 0
    for (let i = postingStart[term] ?? 0; i < end; i++) {
      const entry = postingEntry[i] ?? 0
      const worth = postingWorth[i] ?? 0
      const gain = (quality * worth) / NAME_WORTH
      if (entryStamp[entry] !== searchRound) {
        entryStamp[entry] = searchRound
        score[entry] = 0
        nameWeight[entry] = 0
        wordsMatched[entry] = 0
        touched[touchedCount++] = entry
      }
      let before = 0
      if (wordStamp[entry] === wordRound) {
        before = wordBest[entry] ?? 0
        if (gain <= before) continue
      } else {
        wordStamp[entry] = wordRound
        const matched = (wordsMatched[entry] ?? 0) + 1
        wordsMatched[entry] = matched
        if (matched > mostMatched) mostMatched = matched
      }
      wordBest[entry] = gain
      score[entry] = (score[entry] ?? 0) + weight * (gain - before)
      if (worth === NAME_WORTH) nameWeight[entry] = (nameWeight[entry] ?? 0) + nameGain
    }
    return mostMatched
  }

  function select(words: readonly QueryWord[], limit: number, proximity: LngLat): Place[] {
    const { entryPlace, entryNameWeight } = index
    const most = words.reduce((sum, word) => sum + word.weight, 0)
    let best = 0
    for (let i = 0; i < touchedCount; i++) {
      const entry = touched[i] ?? 0
      const typedShare = Math.min(1, (nameWeight[entry] ?? 0) / (entryNameWeight[entry] ?? 1))
      const place = entryPlace[entry] ?? 0
      const fit = ((score[entry] ?? 0) / most) * (1 - NAME_SHARE + NAME_SHARE * typedShare)
      const relevance = fit * (shareOfPlace[place] ?? 1)
      if (relevance > (relevanceOfPlace[place] ?? 0)) relevanceOfPlace[place] = relevance
      if (relevance > best) best = relevance
    }
    const [lng, lat] = proximity
    const scale = metresPerDegreeLng(lat) / METRES_PER_DEGREE
    const least = best * LEAST_OF_BEST
    const top: { place: number; step: number; distance: number }[] = []
    for (let i = 0; i < touchedCount; i++) {
      const place = entryPlace[touched[i] ?? 0] ?? 0
      const relevance = relevanceOfPlace[place] ?? 0
      // Returns each place once, however many names it has.
      relevanceOfPlace[place] = 0
      if (relevance === 0 || relevance < least) continue
      const step = Math.round(relevance / RELEVANCE_STEP)
      const last = top[limit - 1]
      if (last && step < last.step) continue
      const at = places[place]?.coordinates ?? centre
      const dx = (at[0] - lng) * scale
      const dy = at[1] - lat
      const distance = dx * dx + dy * dy
      const isBefore = (other: { place: number; step: number; distance: number }) =>
        step !== other.step
          ? step > other.step
          : distance !== other.distance
            ? distance < other.distance
            : place < other.place
      if (last && !isBefore(last)) continue
      let position = top.length
      for (let other = top[position - 1]; other && isBefore(other); other = top[position - 1]) position--
      top.splice(position, 0, { place, step, distance })
      if (top.length > limit) top.pop()
    }
    return top.flatMap(({ place }) => places[place] ?? [])
  }
}

/** The next stamp that no entry has yet. */
function nextStamp(round: number, stamps: Uint32Array): number {
  if (round < 0xffffffff) return round + 1
  stamps.fill(0)
  return 1
}
