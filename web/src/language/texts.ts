import type { Dictionary, Texts } from './dictionary'
import { readShown } from './language'

const namespaces = new WeakMap<Texts, string>()

/**
 * Names the English texts of a feature, so that other languages can stand in for them.
 * @param namespace area and feature, e.g. 'customer.cart'
 */
export function english<T extends Texts>(namespace: string, texts: T): T {
  // A message of the contract may be named by several features: each naming is a table of its own.
  const named = { ...texts }
  namespaces.set(named, namespace)
  return named
}

/** The namespace these English texts were given. */
export const namespaceOf = (texts: Texts): string | undefined => namespaces.get(texts)

/** What a translation of these texts may hold: any of them, of the same kind. */
export type Translation<T extends Texts> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : T[K]
}

const merged = new WeakMap<Dictionary, WeakMap<Texts, Texts>>()

/** These texts in a language, English where it has none. The same object for the same question. */
export function inLanguage<T extends Texts>(dictionary: Dictionary, texts: T): T {
  const namespace = namespaces.get(texts)
  const translation = namespace === undefined ? undefined : dictionary[namespace]
  if (translation === undefined) return texts
  const known = merged.get(dictionary) ?? new WeakMap<Texts, Texts>()
  merged.set(dictionary, known)
  const found = known.get(texts) ?? { ...texts, ...translation }
  known.set(texts, found)
  return found as T
}

/** These texts in the language on the screen, for what stands outside a component. */
export const textsNow = <T extends Texts>(texts: T): T => inLanguage(readShown().dictionary, texts)

/** Whether a language has every one of these texts. */
export function isWhole(dictionary: Dictionary, texts: Texts): boolean {
  const namespace = namespaces.get(texts)
  const translation = namespace === undefined ? undefined : dictionary[namespace]
  return translation !== undefined && Object.keys(texts).every((key) => key in translation)
}
