import type { Texts } from './dictionary'

const names = new WeakMap<Texts, string>()

/**
 * Names a feature's English texts, so that other languages can translate them.
 * @param name of the constant that they are exported as, which no other table has
 */
export function english<T extends Texts>(name: string, texts: T): T {
  // A copy, because several features may name the same messages of the contract.
  const named = { ...texts }
  names.set(named, name)
  return named
}

/** The name of these English texts. */
export const nameOf = (texts: Texts): string | undefined => names.get(texts)

/** A translation of a table: every text, with the same values. */
export type TranslatedTexts<T extends Texts> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : T[Key]
}

/** A translation of a file of languages/en: every table of it. */
export type Translation<File> = {
  readonly [Name in keyof File as File[Name] extends Texts ? Name : never]: File[Name] extends Texts
    ? TranslatedTexts<File[Name]>
    : never
}
