import type { Dictionary } from './dictionary'
import { shown } from './language'

/** A sentence of the server in a language, or in English if it has no translation. */
export function translateServerWords({ serverTexts, vendorServerTexts }: Dictionary, words: string): string {
  const known = serverTexts?.[words] ?? vendorServerTexts?.[words]
  return typeof known === 'string' ? known : words
}

/** A sentence of the server in the current language. */
export const serverWordsNow = (words: string): string => translateServerWords(shown.read().dictionary, words)
