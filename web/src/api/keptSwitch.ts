import { useSyncExternalStore } from 'react'
import { forget, readStored, store, watchStored } from './browserStorage'

/** Something that is on or off in this browser, for all its tabs; off until it is turned on. */
export interface KeptSwitch {
  readonly isOn: () => boolean
  readonly set: (isOn: boolean) => void
  readonly use: () => boolean
}

/** @param key where the browser keeps it */
export function keptSwitch(key: string): KeptSwitch {
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
