import { useSyncExternalStore } from 'react'

let isOld = false
const listeners = new Set<() => void>()

/**
 * Whether a newer release is running than the one that served this page, so that the page may not understand
 * its answers.
 */
export const oldPage = {
  is: (): boolean => isOld,
  mark(next: boolean): void {
    if (next === isOld) return
    isOld = next
    for (const listener of listeners) listener()
  },
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsOldPage = (): boolean => useSyncExternalStore(watch, oldPage.is, () => false)
