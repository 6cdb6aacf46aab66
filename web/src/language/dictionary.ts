/** The texts of one feature: strings, or functions that insert values. */
export type Texts = Readonly<Record<string, unknown>>

/** A language's tables of texts by name; those that are not loaded are shown in English. */
export type Dictionary = Readonly<Record<string, Texts>>
