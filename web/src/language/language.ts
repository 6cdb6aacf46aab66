import { readStored, store, watchStored } from '~/api/browserStorage'
import type { Dictionary } from './dictionary'

/** The languages a customer may read, each by its own name. */
export const LANGUAGES = { en: 'English', ig: 'Igbo', pcm: 'Naijá (Pidgin)' } as const
export type Language = keyof typeof LANGUAGES

/** Languages that leave some words in English, and how each says so. languages/translations.test.ts holds it true. */
export const PARTLY_TRANSLATED: Readonly<Partial<Record<Language, string>>> = {}

/** What `lang` says of a page in this language. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-NG', ig: 'ig', pcm: 'pcm' }

/** Where a customer's choice is kept. */
export const LANGUAGE_KEY = 'language'

type TranslatedLanguage = Exclude<Language, 'en'>

/** Loaded when chosen, so that nobody loads a language they do not read. */
const LOADERS: Readonly<Record<TranslatedLanguage, () => Promise<{ default: Dictionary }>>> = {
  ig: () => import('~/languages/ig/index'),
  pcm: () => import('~/languages/pcm/index'),
}

const ENGLISH: Dictionary = {}

let shown: { readonly language: Language; readonly dictionary: Dictionary } = {
  language: 'en',
  dictionary: ENGLISH,
}
const listeners = new Set<() => void>()

const isLanguage = (value: string | null): value is Language => value !== null && value in LANGUAGES

/** What is on the screen now; changes once a chosen language has been loaded. */
export const readShown = (): typeof shown => shown

export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The language this browser chose; English until it did. */
export function readChoice(): Language {
  const kept = readStored(LANGUAGE_KEY)
  return isLanguage(kept) ? kept : 'en'
}

/**
 * Shows the pages in this language from now on, also at the next visit. Rejects where its texts could not be
 * loaded; the page then stays as it is.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language)
  store(LANGUAGE_KEY, language)
}

/**
 * Shows the kept choice, and follows it when another tab changes it. Stays in English where it cannot be loaded.
 * @returns shows English again: for pages that speak nothing else
 */
export function followChoice(): () => void {
  const follow = () => void show(readChoice()).catch(() => undefined)
  follow()
  const stopWatching = watchStored([LANGUAGE_KEY], follow)
  return () => {
    stopWatching()
    void show('en')
  }
}

let newest = 0

async function show(language: Language): Promise<void> {
  newest += 1
  const turn = newest
  const dictionary = language === 'en' ? ENGLISH : (await LOADERS[language]()).default
  // Somebody who chose twice quickly gets the second choice, whichever arrives first.
  if (turn !== newest) return
  shown = { language, dictionary }
  for (const listener of listeners) listener()
}
