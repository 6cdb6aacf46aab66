import { type Language, LANGUAGES } from '@ozi/contract'
import { readStored, watchStored } from '~/browser/browserStorage'
import { createStore, type Store } from '~/browser/createStore'
import { isLanguage, keepChoice, LANGUAGE_KEY, languageIn } from './choice'
import type { Dictionary } from './dictionary'
import type { TextArea } from './textArea'

/** The `lang` attribute of pages in a language. */
export const tagOf = (language: Language): string => (language === 'en' ? 'en-NG' : language)

/** Loaded when a language is chosen, so that nobody downloads one they do not read. */
const scripts = import.meta.glob<{ default: Readonly<Record<string, Dictionary>> }>('../languages/*/*.ts')

export interface LanguageOnPage {
  readonly language: Language
  readonly dictionary: Dictionary
}

const ENGLISH: LanguageOnPage = { language: 'en', dictionary: {} }

const loaded = createStore(ENGLISH)
const areas = new Set<TextArea>()
/** The language that is shown or loads. */
let wanted: Language = 'en'
let loading: Promise<void> = Promise.resolve()

let readRequested = (): LanguageOnPage | undefined => undefined

/** On the server: where the language of the request is known that is being answered. */
export function readShownFrom(read: () => LanguageOnPage | undefined): void {
  readRequested = read
}

let rendered = ENGLISH

/** The language on the screen; changes once a chosen language has been loaded. */
export const shown: Store<LanguageOnPage> = {
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

/** From now on these texts are wanted: they are loaded with the language that is shown, or shown later. */
export function wantTexts(more: readonly TextArea[]): void {
  const known = areas.size
  for (const area of more) areas.add(area)
  if (areas.size > known && wanted !== 'en') void show(wanted).catch(() => undefined)
}

/** Resolves once the wanted texts are loaded, or have failed to. */
export const textsLoaded = (): Promise<void> => loading

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
 * @param first what the page begins with
 */
export async function takeRendered(tag: string, first: readonly TextArea[]): Promise<void> {
  const language = LANGUAGES.find((each) => tagOf(each) === tag)
  if (language === undefined || language === 'en') return
  wantTexts(first)
  await show(language).catch(() => undefined)
  rendered = loaded.read()
}

function show(language: Language): Promise<void> {
  const work = switchTo(language)
  loading = work.catch(() => undefined)
  return work
}

async function switchTo(language: Language): Promise<void> {
  wanted = language
  const next = language === 'en' ? ENGLISH : await load(language)
  // After two quick choices the second one wins, whichever loads first.
  if (language !== wanted) return
  // Parts of the page that the browser takes over later were rendered with all texts.
  if (language === rendered.language) rendered = next
  loaded.set(next)
}

async function load(language: Language): Promise<LanguageOnPage> {
  const known = areas.size
  const parts = await Promise.all(
    [...areas].map((area) => scripts[`../languages/${language}/${area}.ts`]?.()),
  )
  // Others may have been wanted meanwhile.
  if (areas.size > known) return load(language)
  const tables = parts.flatMap((part) => Object.values(part?.default ?? {}))
  return { language, dictionary: Object.assign({}, ...tables) as Dictionary }
}
