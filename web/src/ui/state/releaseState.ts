import { useSyncExternalStore } from 'react'

let isOldNow = false
const listeners = new Set<() => void>()

/**
 * Whether a newer release is running than the one that served this page, so that the page may not understand
 * its answers.
 */
export const releaseState = {
  isOld: (): boolean => isOldNow,
  setOld(next: boolean): void {
    if (next === isOldNow) return
    isOldNow = next
    for (const listener of listeners) listener()
  },
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsOldRelease = (): boolean => useSyncExternalStore(watch, releaseState.isOld, () => false)
