import { useEffect, useSyncExternalStore } from 'react'
import type { Texts } from './dictionary'
import { addEnglish, noteServerWords, readEnglishRemains, watchEnglishRemains } from './englishRemains'
import { readShown, watchLanguage, type Language } from './language'
import { translatedWords } from './serverWords'
import { inLanguage, isWhole } from './texts'

const ON_SERVER = { language: 'en', dictionary: {} } as const

const useShown = () =>
  useSyncExternalStore<ReturnType<typeof readShown>>(watchLanguage, readShown, () => ON_SERVER)

/** These texts in the language on the screen; changes with it. A page made on the server is English. */
export function useTexts<T extends Texts>(texts: T): T {
  const { language, dictionary } = useShown()
  useEnglish(language !== 'en' && !isWhole(dictionary, texts))
  return inLanguage(dictionary, texts)
}

/** What the server says, in the language on the screen where it knows the sentence; where not, the page is marked. */
export function useServerWords(): (words: string) => string {
  const { dictionary } = useShown()
  return (words) => {
    const known = translatedWords(dictionary, words)
    // Nothing is told while a page is being drawn; telling twice is telling once.
    if (known === null) queueMicrotask(() => noteServerWords(words))
    return known ?? words
  }
}

export function useLanguage(): Language {
  return useShown().language
}

const NOTHING = { mounted: 0, answers: [] } as const

/** Whether some words on the screen are English although another language was chosen. */
export function useEnglishRemains(): boolean {
  const { language, dictionary } = useShown()
  const { mounted, answers } = useSyncExternalStore<ReturnType<typeof readEnglishRemains>>(
    watchEnglishRemains,
    readEnglishRemains,
    () => NOTHING,
  )
  if (language === 'en') return false
  return mounted > 0 || answers.some((words) => translatedWords(dictionary, words) === null)
}

function useEnglish(isEnglish: boolean): void {
  useEffect(() => (isEnglish ? addEnglish() : undefined), [isEnglish])
}
