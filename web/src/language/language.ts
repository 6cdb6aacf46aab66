import { readStored, store, watchStored } from '~/browser/browserStorage'
import type { Dictionary } from './dictionary'

/** The languages customers can choose, each under its own name. */
export const LANGUAGES = { en: 'English', ig: 'Igbo', pcm: 'Naijá (Pidgin)' } as const
export type Language = keyof typeof LANGUAGES

/**
 * Languages with incomplete translations, and the note that says so. Checked by
 * languages/translations.test.ts.
 */
export const PARTLY_TRANSLATED: Readonly<Partial<Record<Language, string>>> = {}

/** The `lang` attribute of pages in each language. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-NG', ig: 'ig', pcm: 'pcm' }

/** The storage key of the customer's choice. */
export const LANGUAGE_KEY = 'language'

type TranslatedLanguage = Exclude<Language, 'en'>

/** Loaded when chosen, so that nobody downloads a language they do not read. */
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

/** The language on the screen; changes once a chosen language has been loaded. */
export const readShown = (): typeof shown => shown

export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The language chosen in this browser; English by default. */
export function readChoice(): Language {
  const kept = readStored(LANGUAGE_KEY)
  return isLanguage(kept) ? kept : 'en'
}

/**
 * Switches to this language, now and for later visits. Rejects if its texts fail to load; the page then stays
 * as it is.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language)
  store(LANGUAGE_KEY, language)
}

/**
 * Shows the stored choice and follows changes made in other tabs. Stays English if the language fails to
 * load.
 * @returns switches back to English, for pages that exist only in English
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
  // After two quick choices the second one wins, whichever loads first.
  if (turn !== newest) return
  shown = { language, dictionary }
  for (const listener of listeners) listener()
}
