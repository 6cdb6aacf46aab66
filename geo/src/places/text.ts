import { ABBREVIATIONS } from './words.ts'

/** Longer texts are cut off, unless the caller sets a limit: no address is longer, and it bounds the work. */
const MAX_TEXT_LENGTH = 120

/** The rest of a longer word is cut off. */
export const MAX_WORD_LENGTH = 32

/**
 * The words of a text in lower case without diacritics, so that 'Ụ́ratta', 'URATTA' and 'uratta' are equal.
 * An apostrophe joins (`Paul's`: pauls), as does a slash after a single letter (`r/about`: rabout); every
 * other character that is neither letter nor digit separates words.
 */
export function wordsOf(text: string, maxLength = MAX_TEXT_LENGTH): string[] {
  const folded = text
    .slice(0, maxLength)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ`]/g, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\/(?=\p{L})/gu, '$1')
    .replace(/&/g, ' and ')
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/**
 * The words of a name in the data, with abbreviations expanded, so that 'Main Mkt' and 'Main Market' are
 * equal. Ambiguous abbreviations stay as they are, except St: Street at the end of a name, else Saint.
 */
export function nameWordsOf(name: string, maxLength?: number): string[] {
  const words = wordsOf(name, maxLength)
  return words.map((word, i) => {
    if (word === 'st') return i === words.length - 1 && i > 0 ? 'street' : 'saint'
    const meanings = ABBREVIATIONS[word]
    return (meanings?.length === 1 ? meanings[0] : undefined) ?? word
  })
}
