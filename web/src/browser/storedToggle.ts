import { useSyncExternalStore } from 'react'
import { forget, readStored, store, watchStored } from './browserStorage'

/** A boolean stored in this browser and shared by its tabs; initially off. */
export interface Toggle {
  readonly isOn: () => boolean
  readonly set: (isOn: boolean) => void
  readonly use: () => boolean
}

/** @param key the storage key */
export function storedToggle(key: string): Toggle {
  const listeners = new Set<() => void>()
  const isOn = () => readStored(key) !== null
  const watch = (changed: () => void) => {
    listeners.add(changed)
    const stopWatching = watchStored([key], changed)
    return () => {
      listeners.delete(changed)
      stopWatching()
    }
  }
  return {
    isOn,
    set(on) {
      if (on) store(key, 'yes')
      else forget(key)
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(watch, isOn, () => false),
  }
}
