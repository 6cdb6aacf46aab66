import { type Dictionary, SERVER_WORDS } from './dictionary'
import { shown } from './language'

/** The translation of a server's sentence; null if there is none. */
export function translatedWords(dictionary: Dictionary, words: string): string | null {
  const known = dictionary[SERVER_WORDS]?.[words]
  return typeof known === 'string' ? known : null
}

/** A server's sentence in the current language, or in English if it has no translation. */
export const serverWordsNow = (words: string): string =>
  translatedWords(shown.read().dictionary, words) ?? words
