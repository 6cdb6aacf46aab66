import type { Texts } from './dictionary'

const namespaces = new WeakMap<Texts, string>()

/**
 * Registers a feature's English texts under a namespace, so that other languages can translate them.
 * @param namespace area and feature, e.g. 'customer.cart'
 */
export function english<T extends Texts>(namespace: string, texts: T): T {
  // A copy, because several features may register the same messages of the contract.
  const named = { ...texts }
  namespaces.set(named, namespace)
  return named
}

/** The namespace of these English texts. */
export const namespaceOf = (texts: Texts): string | undefined => namespaces.get(texts)

/** A translation of these texts: any subset, with the same types. */
export type Translation<T extends Texts> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : T[K]
}
