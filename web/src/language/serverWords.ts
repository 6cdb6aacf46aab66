import { type Dictionary, SERVER_WORDS } from './dictionary'
import { readShown } from './language'

/** What the server said, in this language where it knows the sentence; null where it does not. */
export function translatedWords(dictionary: Dictionary, words: string): string | null {
  const known = dictionary[SERVER_WORDS]?.[words]
  return typeof known === 'string' ? known : null
}

/** What the server said, in the language on the screen where it knows the sentence. */
export const serverWordsNow = (words: string): string =>
  translatedWords(readShown().dictionary, words) ?? words
