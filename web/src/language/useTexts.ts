import type { Language } from '@ozi/contract'
import { useStore } from '~/browser/useStore'
import type { Texts } from './dictionary'
import { shown } from './language'
import { translateServerWords } from './serverWords'
import { inLanguage } from './texts'

const useShown = () => useStore(shown)

/** These texts in the current language, updated when it changes. */
export const useTexts = <T extends Texts>(texts: T): T => inLanguage(useShown().dictionary, texts)

/** Translates the server's sentences into the current language; those without a translation stay English. */
export function useServerWords(): (words: string) => string {
  const { dictionary } = useShown()
  return (words) => translateServerWords(dictionary, words)
}

export const useLanguage = (): Language => useShown().language
