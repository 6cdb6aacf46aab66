/** Texts of one feature: words, or functions that put values into them. */
export type Texts = Readonly<Record<string, unknown>>

/** A language's texts by namespace; what is missing is shown in English. */
export type Dictionary = Readonly<Record<string, Texts>>

/** The namespace of what the server says: English sentence to sentence. */
export const SERVER_WORDS = 'server'
