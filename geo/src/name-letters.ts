import { latinLook } from './look-alikes.ts'
import { ABBREVIATIONS, COMMON_WORDS, FILLERS, LANDMARK_CUES } from './words.ts'

/** No text of an address in the API is longer. A shorter limit would let filler push a name beyond it. */
const MAX_TEXT_LENGTH = 1000
/** One character may stand for up to 18 letters; no text of the API has more of them than this. */
const MAX_LETTERS = 4000

/** What a reader may take a character for, beside itself. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'bg',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
  '€': 'e',
  '+': 't',
}
/** Two letters that look like one. */
const READ_AS_ONE: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd' }
const IS_SIGN = /[@$!|€+]/

/** Words that people write together with a name: 'toFuto', 'n'Ihiagwa'. */
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  [...LANDMARK_CUES, ...FILLERS, 'n', 'na', 'nime', 'go', 'my', 'new', 'old'].filter(
    (word) => !['a', 'an', 'of', 'off', 'no', 'by'].includes(word),
  ),
)
const AFTER_NAMES: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...['s', 'gate', 'side', 'axis', 'area', 'front', 'back', 'hostel', 'campus', 'environs', 'students'],
])

const LONGEST_BESIDE = Math.max(...[...BEFORE_NAMES, ...AFTER_NAMES].map(({ length }) => length))

/** Shorter names are found in one word, or spelled letter by letter: 'it c' is not ITC. */
const LEAST_DIVIDED_NAME = 4

/** A text as it is compared with names: its letters as a reader takes them, and where words begin and end. */
export type Letters = {
  letters: readonly string[]
  starts: readonly boolean[]
  ends: readonly boolean[]
  /** The number of the word that a letter is in. */
  wordAt: readonly number[]
  /** The words as they are written, in small letters. */
  words: readonly string[]
  /** The number of the part between commas that a word is in. */
  partOf: readonly number[]
}

/** Reads a text. At most 1,000 characters are looked at. */
export function lettersOf(text: string): Letters {
  const letters: string[] = []
  const starts: boolean[] = []
  const ends: boolean[] = []
  const wordAt: number[] = []
  const words: string[] = []
  const partOf: number[] = []

  function addWord(written: string, word: string, part: number): void {
    words.push(written.toLowerCase())
    partOf.push(part)
    const cuts = word === written.toLowerCase() ? cutsIn(written) : new Set<number>()
    for (let i = 0; i < word.length; i++) {
      const letter = plain(word.charAt(i))
      const n = letters.length
      const isSame = (back: number) => letters[n - back] === letter
      // Of three equal letters and more, two are kept.
      if (isSame(1) && isSame(2)) {
        ends[n - 1] = i === word.length - 1
        wordAt[n - 1] = words.length - 1
        continue
      }
      letters.push(letter)
      starts.push(i === 0 || cuts.has(i))
      ends.push(i === word.length - 1 || cuts.has(i + 1))
      wordAt.push(words.length - 1)
    }
  }

  partsOf(text).forEach((part, p) => {
    part.forEach((written, i) => addWord(written, meaningOf(part, i), p))
  })
  return { letters, starts, ends, wordAt, words, partOf }
}

/** The words of a name, with abbreviations written out. */
export const nameWordsIn = (name: string): string[] =>
  partsOf(name).flatMap((part) => part.map((_, i) => meaningOf(part, i)))

/** The letters of a name as they are compared: equal for two spellings, wherever its words are divided. */
export const keyOf = (words: readonly string[]): string => Array.from(words.join(''), plain).join('')

/** The written words between commas, as a reader takes their letters. */
function partsOf(text: string): string[][] {
  return latinLook(text.slice(0, MAX_TEXT_LENGTH))
    .slice(0, MAX_LETTERS)
    .replace(/(?<![\p{L}\p{N}])(\p{L})['’](?=\p{L})/gu, '$1 ')
    .replace(/[\p{Lm}\p{Sk}'’‘]/gu, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\/(?=\p{L})/gu, '$1')
    .replace(/&/g, ' and ')
    .split(/[,;()\n]/)
    .map((part) => part.match(/[\p{L}\p{N}@$!|€+]+/gu) ?? [])
    .filter((part) => part.length > 0)
}

/** The word that a written one stands for: 'Mkt', market; 'St', street at the end, else saint. */
function meaningOf(part: readonly string[], i: number): string {
  const word = (part[i] ?? '').toLowerCase()
  if (word === 'st') return i === part.length - 1 && i > 0 ? 'street' : 'saint'
  return ABBREVIATIONS[word]?.[0] ?? word
}

/** A capital I, a small l and the digit 1 look alike, so i and l are one letter. */
const plain = (letter: string): string => (letter === 'i' ? 'l' : letter)

/** Where a written word may be divided: at capitals, digits and signs, and beside words often written with names. */
function cutsIn(written: string): Set<number> {
  const cuts = new Set<number>()
  const lower = written.toLowerCase()
  for (let i = 1; i < written.length; i++) {
    const [before, here] = [kindOf(written.charAt(i - 1)), kindOf(written.charAt(i))]
    // `Futo` is one word; `FUTOgate` is two.
    const isCapitalised =
      before === 'capital' && here === 'small' && !(i > 1 && isCapital(written.charAt(i - 2)))
    if (before !== here && !isCapitalised) cuts.add(i)
    const isNearStart = i <= LONGEST_BESIDE && BEFORE_NAMES.has(lower.slice(0, i))
    const isNearEnd = lower.length - i <= LONGEST_BESIDE && AFTER_NAMES.has(lower.slice(i))
    if (isNearStart || isNearEnd) cuts.add(i)
  }
  return cuts
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase()

function kindOf(letter: string): 'digit' | 'sign' | 'capital' | 'small' {
  if (/\p{N}/u.test(letter)) return 'digit'
  if (IS_SIGN.test(letter)) return 'sign'
  return isCapital(letter) ? 'capital' : 'small'
}

/** A known name in a text: its number in the list of keys, its first letter and its last. */
export type FoundName = { name: number; from: number; to: number }

/**
 * The known names in a text, one after another; of two that begin together, the longer. The time grows with the
 * text, and hardly with the number of names.
 *
 * @param keys the letters of the names, ascending
 */
export function findNames(keys: readonly string[], text: Letters): FoundName[] {
  const found: FoundName[] = []
  for (let from = 0; from < text.letters.length; from++) {
    if (!text.starts[from]) continue
    const match = longestAt(keys, text, from)
    if (!match) continue
    found.push(match)
    from = match.to
  }
  return found
}

/** The longest name that begins at this letter. */
function longestAt(keys: readonly string[], text: Letters, from: number): FoundName | undefined {
  const { letters, ends } = text
  let best: FoundName | undefined
  /** Goes on from letter `at`, having read `depth` letters of the names from `first` up to `end`. */
  const visit = (first: number, end: number, depth: number, at: number): void => {
    const to = at - 1
    if (
      depth > 0 &&
      keys[first]?.length === depth &&
      ends[to] &&
      (!best || to > best.to) &&
      isJoined(text, from, to, depth)
    ) {
      best = { name: first, from, to }
    }
    const letter = letters[at]
    if (letter === undefined) return
    const go = (read: string, steps: number) => {
      const code = read.charCodeAt(0)
      const nextFirst = firstFrom(keys, first, end, depth, code)
      const nextEnd = firstFrom(keys, nextFirst, end, depth, code + 1)
      if (nextFirst < nextEnd) visit(nextFirst, nextEnd, depth + 1, at + steps)
    }
    go(letter, 1)
    for (const read of READ_AS[letter] ?? '') go(read, 1)
    const two = READ_AS_ONE[letter + (letters[at + 1] ?? '')]
    if (two !== undefined) go(two, 2)
    // A letter written twice where the name has it once, or a sign between letters.
    if (at > from && (letter === letters[to] || IS_SIGN.test(letter))) visit(first, end, depth, at + 1)
  }
  visit(0, keys.length, 0, from)
  return best
}

/** The first of these keys whose letter at `depth` is not below `code`; a key that ends before has none. */
function firstFrom(keys: readonly string[], from: number, to: number, depth: number, code: number): number {
  let first = from
  let end = to
  while (first < end) {
    const middle = (first + end) >>> 1
    const key = keys[middle] ?? ''
    if (depth >= key.length || key.charCodeAt(depth) < code) first = middle + 1
    else end = middle
  }
  return first
}

/** Whether a short name stands in one word, or each of its letters is a word of a letter. */
function isJoined({ letters, wordAt }: Letters, from: number, to: number, length: number): boolean {
  if (length >= LEAST_DIVIDED_NAME || wordAt[from] === wordAt[to]) return true
  for (let i = from; i <= to; i++) {
    if (wordAt[i] === wordAt[i - 1] || wordAt[i] === wordAt[i + 1]) return false
    if (!/\p{L}/u.test(letters[i] ?? '')) return false
  }
  return true
}
