/** The texts of one feature: strings, or functions that insert values. */
export type Texts = Readonly<Record<string, unknown>>

/** A language's texts by namespace; missing ones are shown in English. */
export type Dictionary = Readonly<Record<string, Texts>>

/** The namespace of the server's sentences, keyed by the English sentence. */
export const SERVER_WORDS = 'server'

/** The texts of several parts; each part may have sentences of the server. */
export const joinParts = (parts: readonly Dictionary[]): Dictionary => ({
  ...Object.assign({}, ...parts),
  [SERVER_WORDS]: Object.assign({}, ...parts.map((part) => part[SERVER_WORDS])) as Texts,
})
