import { useSyncExternalStore } from 'react'
import { forget, readStored, store, watchStored } from '~/api/browserStorage'

const KEY = 'new-orders-muted'
const listeners = new Set<() => void>()

export const isMuted = (): boolean => readStored(KEY) !== null

/** Kept in this browser, for all its tabs. */
export function setMuted(muted: boolean): void {
  if (muted) store(KEY, 'yes')
  else forget(KEY)
  for (const listener of listeners) listener()
}

export const useMuted = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      const stopWatching = watchStored([KEY], changed)
      return () => {
        listeners.delete(changed)
        stopWatching()
      }
    },
    isMuted,
    () => false,
  )
