/** The languages that news are written in; a browser says which one its owner reads. */
export const NEWS_LANGUAGES = ['en', 'ig', 'pcm'] as const

/** Names the language that a browser's owner has chosen; not set: English. */
export const LANGUAGE_COOKIE = 'ozi_language'
