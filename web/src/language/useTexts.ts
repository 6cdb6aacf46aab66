import type { Language } from '@ozi/contract'
import { useEffect } from 'react'
import { useStore } from '~/browser/useStore'
import type { Texts } from './dictionary'
import { addEnglish, englishRemains, noteServerWords } from './englishRemains'
import { shown } from './language'
import { translatedWords } from './serverWords'
import { inLanguage, isWhole } from './texts'

const useShown = () => useStore(shown)

/** These texts in the current language, updated when it changes. */
export function useTexts<T extends Texts>(texts: T): T {
  const { language, dictionary } = useShown()
  useEnglish(language !== 'en' && !isWhole(dictionary, texts))
  return inLanguage(dictionary, texts)
}

/**
 * Translates the server's sentences into the current language. If a sentence has no translation, the page is
 * marked as partly English.
 */
export function useServerWords(): (words: string) => string {
  const { dictionary } = useShown()
  return (words) => {
    const known = translatedWords(dictionary, words)
    // State must not change during render. Noting a sentence twice does no harm.
    if (known === null) queueMicrotask(() => noteServerWords(words))
    return known ?? words
  }
}

export function useLanguage(): Language {
  return useShown().language
}

/** Whether some text on the screen is English although another language was chosen. */
export function useEnglishRemains(): boolean {
  const { language, dictionary } = useShown()
  const { mounted, answers } = useStore(englishRemains)
  if (language === 'en') return false
  return mounted > 0 || answers.some((words) => translatedWords(dictionary, words) === null)
}

function useEnglish(isEnglish: boolean): void {
  useEffect(() => (isEnglish ? addEnglish() : undefined), [isEnglish])
}
