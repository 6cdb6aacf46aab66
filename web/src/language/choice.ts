import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '@ozi/contract'
import { store } from '~/browser/browserStorage'

/** Written with each choice, which other tabs hear of. */
export const LANGUAGE_KEY = 'language'

const YEAR_SECONDS = 365 * 24 * 3600

export const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((known) => known === value)

/** The language that these cookies name; null if none was chosen. */
export function languageIn(cookies: string): Language | null {
  const named = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)
  return isLanguage(named) ? named : null
}

/** The cookie of a choice: the server renders public pages in it, and scripts read it. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Keeps a choice for all pages and later visits. */
export function keepChoice(language: Language): void {
  document.cookie = languageCookie(language, window.location.protocol === 'https:')
  store(LANGUAGE_KEY, language)
}
