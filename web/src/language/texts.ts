import type { Dictionary, Texts } from './dictionary'
import { namespaceOf } from './english'
import { shown } from './language'

const merged = new WeakMap<Dictionary, WeakMap<Texts, Texts>>()

/**
 * These texts in a language, English where a translation is missing. Returns the same object for the same
 * arguments.
 */
export function inLanguage<T extends Texts>(dictionary: Dictionary, texts: T): T {
  const namespace = namespaceOf(texts)
  const translation = namespace === undefined ? undefined : dictionary[namespace]
  if (translation === undefined) return texts
  const known = merged.get(dictionary) ?? new WeakMap<Texts, Texts>()
  merged.set(dictionary, known)
  const found = known.get(texts) ?? { ...texts, ...translation }
  known.set(texts, found)
  return found as T
}

/** These texts in the current language, for use outside components. */
export const textsNow = <T extends Texts>(texts: T): T => inLanguage(shown.read().dictionary, texts)

/** The current language, for use outside components. */
export const languageNow = () => shown.read().language

/** Whether a language translates all of these texts. */
export function isWhole(dictionary: Dictionary, texts: Texts): boolean {
  const namespace = namespaceOf(texts)
  const translation = namespace === undefined ? undefined : dictionary[namespace]
  return translation !== undefined && Object.keys(texts).every((key) => key in translation)
}
