// For the server entry only: it names Node's parts, and all languages with all their texts.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@ozi/contract'
import ig from '~/languages/ig'
import igPublic from '~/languages/ig/public'
import igVendor from '~/languages/ig/vendor'
import pcm from '~/languages/pcm'
import pcmPublic from '~/languages/pcm/public'
import pcmVendor from '~/languages/pcm/vendor'
import { languageIn } from './choice'
import { type Dictionary, joinParts } from './dictionary'
import { readShownFrom, type Shown, type TranslatedLanguage } from './language'

const DICTIONARIES: Readonly<Record<TranslatedLanguage, Dictionary>> = {
  ig: joinParts([ig, igPublic, igVendor]),
  pcm: joinParts([pcm, pcmPublic, pcmVendor]),
}

const requested = new AsyncLocalStorage<Shown>()
readShownFrom(() => requested.getStore())

/** Does this in a language, with all that follows of it. */
export const inOneLanguage = <Result>(language: Language, act: () => Result): Result =>
  requested.run({ language, dictionary: language === 'en' ? {} : DICTIONARIES[language] }, act)

/** The same in the language that the request asks for. */
export const inRequestedLanguage = <Result>(request: Request, act: () => Result): Result =>
  inOneLanguage(languageIn(request.headers.get('cookie') ?? '') ?? 'en', act)

/** The same in English. */
export const inEnglish = <Result>(act: () => Result): Result => inOneLanguage('en', act)
