/** The languages of pages and of notifications; the first is the one that everything exists in. */
export const LANGUAGES = ['en', 'ig', 'pcm'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language under its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  ig: 'Igbo',
  pcm: 'Naijá (Pidgin)',
} as const satisfies Record<Language, string>

/** Names the language that a browser's owner has chosen; not set: English. */
export const LANGUAGE_COOKIE = 'ozi_language'
