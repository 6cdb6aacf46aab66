import { useEffect, useSyncExternalStore } from 'react'
import { SERVER_WORDS, type Texts } from './dictionary'
import { addEnglish, readEnglishRemains, watchEnglishRemains } from './englishRemains'
import { readShown, watchLanguage, type Language } from './language'
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

/** What the server said, in the language on the screen where it knows the sentence. */
export function useServerWords(): (words: string) => string {
  const { dictionary } = useShown()
  return (words) => {
    const known = dictionary[SERVER_WORDS]?.[words]
    return typeof known === 'string' ? known : words
  }
}

export function useLanguage(): Language {
  return useShown().language
}

/** Whether some words on the screen are English although another language was chosen. */
export function useEnglishRemains(): boolean {
  const remains = useSyncExternalStore(watchEnglishRemains, readEnglishRemains, () => false)
  return useLanguage() !== 'en' && remains
}

function useEnglish(isEnglish: boolean): void {
  useEffect(() => (isEnglish ? addEnglish() : undefined), [isEnglish])
}
