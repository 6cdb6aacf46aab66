import type { PlaceIndex } from './place-index.ts'
import { wordsOf } from './text.ts'
import { ABBREVIATIONS, FILLERS, LANDMARK_CUES } from './words.ts'
import { weightOf, wordsOfCompound } from './place-index.ts'

/** More words than any address has; further ones are ignored. */
const MAX_WORDS = 8

/** Words after 'opp' or 'near' say less about the place than the words before them. */
const LANDMARK_SHARE = 0.7

const SYNONYM_QUALITY = 0.97
const FIRST_LETTER_QUALITY = 0.8

/** A term of the index that a typed word may mean; quality 1 is the word itself. */
export type TermMatch = { term: number; quality: number }

export type QueryWord = {
  text: string
  isLast: boolean
  share: number
  matches: TermMatch[]
  weight: number
}

/** The words of a query that identify a place, each with the terms it may mean. Unknown words are dropped. */
export function readQuery(index: PlaceIndex, query: string): QueryWord[] {
  const words: QueryWord[] = []
  for (const { text, isLast, share } of splitQuery(index, query)) {
    const matches = matchesOf(index, text, isLast)
    if (matches.length === 0) continue
    words.push({ text, isLast, share, matches, weight: share * weightOfMatches(index, matches) })
  }
  return words
}

/** Adds possible misspellings to words that are known as typed. Returns whether it added any. */
export function readAsMisspelt(index: PlaceIndex, words: readonly QueryWord[]): boolean {
  let hasMore = false
  for (const word of words) {
    const known = new Set(word.matches.map((match) => match.term))
    const more = misspellings(index, word.text, word.isLast).filter((match) => !known.has(match.term))
    word.matches.push(...more)
    hasMore ||= more.length > 0
  }
  return hasMore
}

type QueryToken = { text: string; isLast: boolean; share: number }

function splitQuery(index: PlaceIndex, query: string): QueryToken[] {
  const { vocabulary, meanings } = index
  const typed = wordsOf(query)
  const telling: { text: string; share: number }[] = []
  let share = 1
  for (const text of typed) {
    if (LANDMARK_CUES.has(text)) {
      if (telling.length > 0) share = LANDMARK_SHARE
    } else if (!FILLERS.has(text)) {
      telling.push({ text, share })
    }
  }
  const kept = telling.length > 0 ? telling : typed.map((text) => ({ text, share: 1 }))
  const words: { text: string; share: number }[] = []
  for (let i = 0; i < kept.length && words.length < MAX_WORDS; i++) {
    const word = kept[i]
    if (!word) break
    const next = kept[i + 1]
    const isKnown = (text: string) =>
      vocabulary.exact(text) !== undefined || ABBREVIATIONS[text] !== undefined
    const meaning = meanings.get(word.text)
    const compound = isKnown(word.text) ? undefined : wordsOfCompound(index, word.text)
    if (meaning ?? compound) {
      for (const text of meaning ?? compound ?? []) words.push({ text, share: word.share })
    } else if (
      next &&
      vocabulary.exact(word.text + next.text) !== undefined &&
      !(isKnown(word.text) && isKnown(next.text))
    ) {
      // Written as two words: 'fly over' for Flyover.
      words.push({ text: word.text + next.text, share: word.share })
      i++
    } else {
      words.push(word)
    }
  }
  return words.slice(0, MAX_WORDS).map((word, i, all) => ({ ...word, isLast: i === all.length - 1 }))
}

function matchesOf(index: PlaceIndex, text: string, isLast: boolean): TermMatch[] {
  const { vocabulary } = index
  const best = new Map<number, number>()
  const note = (term: number | undefined, quality: number) => {
    if (term !== undefined && (best.get(term) ?? 0) < quality) best.set(term, quality)
  }
  note(vocabulary.exact(text), 1)
  for (const meaning of ABBREVIATIONS[text] ?? []) note(vocabulary.exact(meaning), SYNONYM_QUALITY)
  // The last word may be unfinished. An earlier word counts as cut short only if it is not a known word.
  if (isLast || (best.size === 0 && text.length >= 3)) {
    const { first, end } = vocabulary.startingWith(text)
    for (let term = first; term < end; term++) {
      const share = text.length / (vocabulary.terms[term] ?? text).length
      note(term, (isLast ? 0.75 : 0.55) + 0.2 * share)
    }
  }
  if (best.size === 0) return misspellings(index, text, isLast)
  return [...best].map(([term, quality]) => ({ term, quality }))
}

/**
 * Similar terms: one edit for words of four letters or more, two for eight or more. The length is that of the
 * intended word, so a typed word with missing letters may be shorter. Numbers are never treated as misspelt.
 */
function misspellings({ vocabulary }: PlaceIndex, text: string, isLast: boolean): TermMatch[] {
  if (text.length < 3 || /^\p{N}+$/u.test(text)) return []
  const matches: TermMatch[] = []
  for (const { term, edits } of vocabulary.similarTo(text, text.length >= 6 ? 2 : 1, isLast)) {
    const meant = vocabulary.terms[term] ?? ''
    const isBegun = meant.length > text.length + edits
    const letters = isBegun ? text.length : Math.max(text.length, meant.length)
    if (edits > (letters >= 8 ? 2 : letters >= 4 ? 1 : 0)) continue
    const spelling = edits === 0 ? 0.9 : edits === 1 ? 0.75 : 0.55
    const firstLetter = meant.charAt(0) === text.charAt(0) ? 1 : FIRST_LETTER_QUALITY
    matches.push({ term, quality: spelling * firstLetter * (isBegun ? 0.85 : 1) })
  }
  return matches
}

/**
 * Weighs a word by the total occurrences of its best matches: a rare misspelling must not outweigh a common
 * word.
 */
function weightOfMatches({ postingStart, entryCount }: PlaceIndex, matches: readonly TermMatch[]): number {
  const bestQuality = Math.max(...matches.map((match) => match.quality))
  let occurrences = 0
  for (const { term, quality } of matches) {
    if (quality < bestQuality - 0.1) continue
    occurrences += (postingStart[term + 1] ?? 0) - (postingStart[term] ?? 0)
  }
  return weightOf(occurrences, entryCount)
}
