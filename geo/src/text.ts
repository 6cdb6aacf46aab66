import { ABBREVIATIONS } from './words.ts'

/** Longest text looked at; nobody's address is longer, and the work stays bounded. */
const MAX_TEXT_LENGTH = 120

/** Longest word kept; the rest of a longer one is dropped. */
export const MAX_WORD_LENGTH = 32

/**
 * The words of a text in small letters without marks, so that 'Ụ́ratta', 'URATTA' and 'uratta' are one. An
 * apostrophe joins (`Paul's`: pauls), a slash after a single letter too (`r/about`: rabout); whatever else is
 * neither letter nor digit separates.
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .slice(0, MAX_TEXT_LENGTH)
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
 * The words of a name in the data, abbreviations written out, so that 'Main Mkt' and 'Main Market' are one. An
 * abbreviation of several meanings stays as it is, but for St: Saint before its saint, Street at the end.
 */
export function nameWordsOf(name: string): string[] {
  const words = wordsOf(name)
  return words.map((word, i) => {
    if (word === 'st') return i === words.length - 1 && i > 0 ? 'street' : 'saint'
    const meanings = ABBREVIATIONS[word]
    return (meanings?.length === 1 ? meanings[0] : undefined) ?? word
  })
}
