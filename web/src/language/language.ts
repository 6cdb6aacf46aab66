import { type Language, LANGUAGES } from '@ozi/contract'
import { readStored, watchStored } from '~/browser/browserStorage'
import { createStore, type Store } from '~/browser/createStore'
import { isLanguage, keepChoice, LANGUAGE_KEY, languageIn } from './choice'
import { type Dictionary, joinParts } from './dictionary'

/** Each language under its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  ig: 'Igbo',
  pcm: 'Naijá (Pidgin)',
} as const satisfies Record<Language, string>

/**
 * Languages with incomplete translations, and the note that says so. Checked by
 * languages/translations.test.ts.
 */
export const PARTLY_TRANSLATED: Readonly<Partial<Record<Language, string>>> = {}

/** The `lang` attribute of pages in each language. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-NG', ig: 'ig', pcm: 'pcm' }

export type TranslatedLanguage = Exclude<Language, 'en'>

/** Texts in each language, loaded when it is chosen, so that nobody downloads a language they do not read. */
export type LanguagePart = Readonly<Record<TranslatedLanguage, () => Promise<{ default: Dictionary }>>>

/** The texts of most pages. */
const COMMON: LanguagePart = {
  ig: () => import('~/languages/ig/index'),
  pcm: () => import('~/languages/pcm/index'),
}

export interface Shown {
  readonly language: Language
  readonly dictionary: Dictionary
}

const ENGLISH: Shown = { language: 'en', dictionary: {} }

const loaded = createStore(ENGLISH)
const parts = new Set([COMMON])

let readRequested = (): Shown | undefined => undefined

/** On the server: where the language of the request is known that is being answered. */
export function readShownFrom(read: () => Shown | undefined): void {
  readRequested = read
}

let rendered = ENGLISH

/** The language on the screen; changes once a chosen language has been loaded. */
export const shown: Store<Shown> = {
  read: () => readRequested() ?? loaded.read(),
  rendered: () => readRequested() ?? rendered,
  watch: loaded.watch,
}

/** The language chosen in this browser; English by default. */
export function readChoice(): Language {
  const kept = readStored(LANGUAGE_KEY)
  return languageIn(document.cookie) ?? (isLanguage(kept) ? kept : 'en')
}

/**
 * Switches to this language, now and for later visits. Rejects if its texts fail to load; the page then stays
 * as it is.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language)
  keepChoice(language)
}

/** From now on these texts are wanted, too: they are loaded with the language that is shown, or shown later. */
export function wantTexts(part: LanguagePart): void {
  if (parts.has(part)) return
  parts.add(part)
  if (wanted !== 'en') void show(wanted).catch(() => undefined)
}

/**
 * Shows the kept choice and follows changes made in other tabs. Stays English if the language fails to
 * load.
 * @returns switches back to English, for pages that exist only in English
 */
export function followChoice(): () => void {
  const follow = () => {
    const choice = readChoice()
    if (choice !== wanted) void show(choice).catch(() => undefined)
  }
  follow()
  const stopWatching = watchStored([LANGUAGE_KEY], follow)
  return () => {
    stopWatching()
    void show('en')
  }
}

/**
 * In a browser, before it takes a page over: begins in the language that the server rendered it in. If its texts fail to
 * load the page becomes English.
 * @param tag the page's `lang`
 */
export async function takeRendered(tag: string): Promise<void> {
  const language = LANGUAGES.find((each) => LANGUAGE_TAGS[each] === tag)
  if (language === undefined || language === 'en') return
  await show(language).catch(() => undefined)
  rendered = loaded.read()
}

/** The language that is shown or loads. */
let wanted: Language = 'en'

async function show(language: Language): Promise<void> {
  wanted = language
  const known = parts.size
  const next = language === 'en' ? ENGLISH : await load(language)
  // After two quick choices the second one wins, whichever loads first.
  if (language !== wanted) return
  loaded.set(next)
  // Texts that were wanted while it loaded.
  if (language !== 'en' && parts.size > known) void show(language).catch(() => undefined)
}

async function load(language: TranslatedLanguage): Promise<Shown> {
  const dictionaries = await Promise.all([...parts].map((part) => part[language]()))
  return { language, dictionary: joinParts(dictionaries.map((part) => part.default)) }
}
