import type { Texts } from './dictionary'

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
