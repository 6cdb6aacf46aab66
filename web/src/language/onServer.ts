// For the server entry only: it names Node's parts, and all languages with all their texts.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, LANGUAGES } from '@ozi/contract'
import { languageIn } from './choice'
import type { Dictionary } from './dictionary'
import { readShownFrom, type LanguageOnPage } from './language'

const files = Object.entries(
  import.meta.glob<Dictionary>(['../languages/*/*/*.ts', '!../languages/en/**'], {
    eager: true,
    import: 'default',
  }),
)

/** All texts of each language. */
export const DICTIONARIES: ReadonlyMap<Language, Dictionary> = new Map(
  LANGUAGES.map((language) => {
    const own = files.filter(([path]) => path.startsWith(`../languages/${language}/`))
    return [language, Object.assign({}, ...own.map(([, tables]) => tables)) as Dictionary]
  }),
)

const requested = new AsyncLocalStorage<LanguageOnPage>()
readShownFrom(() => requested.getStore())

/** Does this in a language, with all that follows of it. */
export const inOneLanguage = <Result>(language: Language, act: () => Result): Result =>
  requested.run({ language, dictionary: DICTIONARIES.get(language) ?? {} }, act)

/** The same in the language that the request asks for. */
export const inRequestedLanguage = <Result>(request: Request, act: () => Result): Result =>
  inOneLanguage(languageIn(request.headers.get('cookie') ?? '') ?? 'en', act)

/** The same in English. */
export const inEnglish = <Result>(act: () => Result): Result => inOneLanguage('en', act)
