import { useSyncExternalStore } from 'react'
import type { Texts } from './dictionary'
import { readShown, watchLanguage, type Language } from './language'
import { inLanguage } from './texts'

const ON_SERVER = { language: 'en', dictionary: {} } as const

/** These texts in the language on the screen; changes with it. A page made on the server is English. */
export function useTexts<T extends Texts>(texts: T): T {
  const { dictionary } = useSyncExternalStore<ReturnType<typeof readShown>>(
    watchLanguage,
    readShown,
    () => ON_SERVER,
  )
  return inLanguage(dictionary, texts)
}

export function useLanguage(): Language {
  return useSyncExternalStore<Language>(
    watchLanguage,
    () => readShown().language,
    () => 'en',
  )
}
