import { haversineM, type LngLat } from './geometry.ts'
import { NAME_FLAG, type NameList } from './name-list.ts'
import { namesIn } from './place-index.ts'
import type { Place } from './places-file.ts'
import { findNames, keyOf, lettersOf, nameWordsIn, type FoundName, type Letters } from './name-letters.ts'
import type { RoadGraph } from './road-graph.ts'
import type { SegmentGrid } from './segment-grid.ts'
import { OWNER_TITLES, SENDING_WORDS, STREET_WORDS, TRADE_WORDS } from './words.ts'

/** A word that sends the reader on stands at most so many words before the name. */
const SENT_ON_WITHIN = 4

/** Whether something holds of these words at this point. */
export type NameCheck = (words: string, point: LngLat) => boolean

/**
 * Makes a check that is true for words that lead elsewhere: they name a known place, no place of that name is
 * near the point, and no name of a near place comes before it, unless the words then send the reader on. It is false for words without a known name and
 * for every name that `nameOf` gives the point, so that all answers of search and of `nameOf` pass. A second
 * check is true for words that are nothing but names of what is near.
 */
export function createNameCheck(
  names: NameList,
  places: readonly Place[],
  graph: RoadGraph,
  grid: SegmentGrid,
  nameOf: (point: LngLat) => Place,
): { isElsewhere: NameCheck; isNameHere: NameCheck } {
  const is = (name: number, flag: keyof typeof NAME_FLAG): boolean =>
    ((names.flags[name] ?? 0) & NAME_FLAG[flag]) !== 0

  function isNear(name: number, [lng, lat]: LngLat, own: ReadonlySet<string>): boolean {
    const { keys, reachM, placeStart, place, roadStart, road, fullStart, full } = names
    for (let i = fullStart[name] ?? 0; i < (fullStart[name + 1] ?? 0); i++) {
      if (own.has(keys[full[i] ?? 0] ?? '')) return true
    }
    const limitM = reachM[name] ?? 0
    for (let i = placeStart[name] ?? 0; i < (placeStart[name + 1] ?? 0); i++) {
      const at = places[place[i] ?? 0]?.coordinates
      if (at && haversineM(lng, lat, at[0], at[1]) <= limitM) return true
    }
    const named = road.subarray(roadStart[name], roadStart[name + 1])
    if (named.length === 0) return false
    const isCalledSo = new Uint8Array(graph.roadCount)
    for (const each of named) isCalledSo[each] = 1
    return grid.nearest(lng, lat, limitM, isCalledSo) !== undefined
  }

  /** Whether a name is that of something near this point. */
  function nearnessAt(point: LngLat): (name: number) => boolean {
    const { placeName, street, neighborhood, locality, district, city } = nameOf(point)
    const own = new Set(
      [placeName, street, neighborhood, locality, district, city].flatMap(namesIn).map(keyOfName),
    )
    const nearness = new Map<number, boolean>()
    return (name) => {
      const isHere = nearness.get(name) ?? isNear(name, point, own)
      nearness.set(name, isHere)
      return isHere
    }
  }

  const isElsewhere: NameCheck = (text, point) => {
    const letters = lettersOf(text)
    const found = findNames(names.keys, letters)
    // What the map itself calls a point is not elsewhere, whatever names are part of it.
    if (found.length === 0 || text === nameOf(point).placeName) return false
    const isHere = nearnessAt(point)
    const telling = found.filter((each) => !isOtherName(letters, each, is(each.name, 'area')))
    for (const [i, { name, from, to }] of telling.entries()) {
      if (is(name, 'wide') || is(name, 'short') || is(name, 'common')) {
        if (isHere(name)) {
          if (is(name, 'wide')) continue
          return isSentOn(letters, telling.slice(i), isHere)
        }
        if (is(name, 'short')) continue
        // A district far off is no district of this point. A common name may be that of another town's market.
        const isTold = telling.slice(i + 1).some((next) => !is(next.name, 'wide') && isHere(next.name))
        if (is(name, 'common') && (!isWholePart(letters, from, to) || isTold)) continue
        return true
      }
      return !isHere(name) || isSentOn(letters, telling.slice(i), isHere)
    }
    return false
  }

  /** Whether a far name follows the first of these with words that send the reader there: 'but go to FUTO'. */
  function isSentOn(
    { words, wordAt }: Letters,
    found: readonly FoundName[],
    isHere: (name: number) => boolean,
  ): boolean {
    return found.some(({ name, from }, i) => {
      const before = found[i - 1]
      if (!before || is(name, 'wide') || is(name, 'short') || is(name, 'common') || isHere(name)) return false
      const between = words.slice((wordAt[before.to] ?? 0) + 1, wordAt[from])
      return between.slice(-SENT_ON_WITHIN).some((word) => SENDING_WORDS.has(word))
    })
  }

  const isNameHere: NameCheck = (text, point) => {
    const letters = lettersOf(text)
    const found = findNames(names.keys, letters)
    const isHere = nearnessAt(point)
    const covered = found.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    return covered === letters.letters.length && found.every(({ name }) => !is(name, 'short') && isHere(name))
  }

  return { isElsewhere, isNameHere }
}

/** Whether the name is part of another one: of a street, a shop or a person named after the place. */
function isOtherName(
  { words, wordAt, partOf }: Letters,
  { from, to }: { from: number; to: number },
  isArea: boolean,
): boolean {
  const first = wordAt[from] ?? 0
  const last = wordAt[to] ?? 0
  const after = (steps: number) => (partOf[last + steps] === partOf[last] ? (words[last + steps] ?? '') : '')
  if (TRADE_WORDS.has(after(1)) || TRADE_WORDS.has(after(2))) return true
  if (!isArea) return false
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
