import { haversineM, type LngLat } from '../geometry.ts'
import { findName, keyOfName, readWords, type NameEntry, type NameList, type Word } from './name-list.ts'
import { namesIn } from './place-index.ts'
import type { Place } from './places-file.ts'
import type { RoadGraph } from '../roads/road-graph.ts'
import type { SegmentGrid } from '../roads/segment-grid.ts'
import { OWNER_TITLES, STREET_WORDS, TRADE_WORDS } from './words.ts'

/** Shorter names are found in one word only: 'it c' is not ITC. */
const LEAST_DIVIDED_NAME = 4

/** A known name in a text, with the numbers of its first word and its last. */
type NameInText = { name: NameEntry; from: number; to: number }

/** Checks words for a place against its point. */
export type NameCheck = (words: string, point: LngLat) => boolean

/**
 * Makes two checks. `isElsewhere`: the first known name in the words is that of places none of which is near the point. It
 * is false for words without a known name and for every name that `nameOf` gives the point, so that all answers of search
 * and of `nameOf` pass. `isNameHere`: the words are nothing but names of what is near.
 */
export function createNameCheck(
  names: NameList,
  places: readonly Place[],
  graph: RoadGraph,
  grid: SegmentGrid,
  nameOf: (point: LngLat) => Place,
): { isElsewhere: NameCheck; isNameHere: NameCheck } {
  let longestKey = 0
  for (const key of names.keys()) longestKey = Math.max(longestKey, key.length)

  /** The known names in a text, one after another; of two that begin together, the longer. */
  function findNames(words: readonly Word[]): NameInText[] {
    const found: NameInText[] = []
    const known = new Map<string, NameEntry | undefined>()
    const find = (key: string) => {
      if (!known.has(key)) known.set(key, findName(names, key))
      return known.get(key)
    }
    for (let from = 0; from < words.length; from++) {
      let longest: NameInText | undefined
      let key = ''
      for (let to = from; to < words.length && key.length < longestKey; to++) {
        key += words[to]?.text ?? ''
        const name = to === from || key.length >= LEAST_DIVIDED_NAME ? find(key) : undefined
        if (name) longest = { name, from, to }
      }
      if (!longest) continue
      found.push(longest)
      from = longest.to
    }
    return found
  }

  /** Makes a check whether a name is that of something near this point; each name is looked up once. */
  function nearnessAt(point: LngLat): (each: NameInText) => boolean {
    const [lng, lat] = point
    const { placeName, street, neighborhood, locality, district, city } = nameOf(point)
    const own = [placeName, street, neighborhood, locality, district, city].flatMap(namesIn).map(keyOfName)
    const nearness = new Map<NameEntry, boolean>()
    const isNear = (name: NameEntry): boolean => {
      const isOwn = own.some((key) => name.fullNames.includes(key))
      const isPlaceHere = (p: number) => {
        const at = places[p]?.coordinates
        return at !== undefined && haversineM(lng, lat, ...at) <= name.reachM
      }
      if (isOwn || name.places.some(isPlaceHere)) return true
      if (name.roads.length === 0) return false
      const isCalledSo = new Uint8Array(graph.roadCount)
      for (const road of name.roads) isCalledSo[road] = 1
      return grid.nearest(lng, lat, name.reachM, isCalledSo) !== undefined
    }
    return ({ name }) => {
      const isHere = nearness.get(name) ?? isNear(name)
      nearness.set(name, isHere)
      return isHere
    }
  }

  const isElsewhere: NameCheck = (text, point) => {
    // The map's own name of a point is not elsewhere, whatever names are part of it.
    if (text === nameOf(point).placeName) return false
    const words = readWords(text)
    const isHere = nearnessAt(point)
    const found = findNames(words).filter((each) => !isOtherName(words, each))
    for (const [i, each] of found.entries()) {
      const { isWide, isCommon, isShort } = each.name
      if (isHere(each)) {
        if (isWide) continue
        return false
      }
      if (isShort) continue
      // A common name may be that of another town's market.
      const isTold = () => found.slice(i + 1).some((next) => !next.name.isWide && isHere(next))
      if (isCommon && (!isWholePart(words, each) || isTold())) continue
      return true
    }
    return false
  }

  const isNameHere: NameCheck = (text, point) => {
    const words = readWords(text)
    const found = findNames(words)
    const isHere = nearnessAt(point)
    const covered = found.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    return covered === words.length && found.every((each) => !each.name.isShort && isHere(each))
  }

  return { isElsewhere, isNameHere }
}

/** True if the name is part of another one: of a street, a shop or a person named after the place. */
function isOtherName(words: readonly Word[], { name, from, to }: NameInText): boolean {
  const inPart = (at: number, of: number) =>
    (words[at]?.part === words[of]?.part ? words[at]?.text : undefined) ?? ''
  const [next, second] = [inPart(to + 1, to), inPart(to + 2, to)]
  if (TRADE_WORDS.has(next) || TRADE_WORDS.has(second)) return true
  if (!name.isArea) return false
  const isBeside = next === 'close' && (second === 'to' || second === 'by')
  return (STREET_WORDS.has(next) && !isBeside) || OWNER_TITLES.has(inPart(from - 1, from))
}

/** True if nothing else stands between the commas around the name. */
const isWholePart = (words: readonly Word[], { from, to }: NameInText): boolean =>
  words[from - 1]?.part !== words[from]?.part && words[to + 1]?.part !== words[to]?.part
