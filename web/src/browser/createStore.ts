/** A value that changes outside React. `useStore` reads it in a component. */
export interface Store<T> {
  /** Returns the same object until the value changes. */
  readonly read: () => T
  /** The value while a page is as the server rendered it. */
  readonly rendered: () => T
  /** Calls back after each change. @returns stops watching */
  readonly watch: (changed: () => void) => () => void
}

/** Creates a store in the memory of this page. */
export function createStore<T>(first: T): Store<T> & { readonly set: (next: T) => void } {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    rendered: () => first,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      listeners.forEach((changed) => changed())
    },
    watch(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
