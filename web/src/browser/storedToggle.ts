import { forget, readStored, store, watchStored } from './browserStorage'
import { useStore } from './useStore'

/** A boolean stored in this browser and shared by its tabs; initially off. */
export interface Toggle {
  readonly isOn: () => boolean
  readonly set: (isOn: boolean) => void
  readonly use: () => boolean
}

/** @param key the storage key */
export function storedToggle(key: string): Toggle {
  const isOn = () => readStored(key) !== null
  const watch = (changed: () => void) => watchStored([key], changed)
  return {
    isOn,
    set: (on) => (on ? store(key, 'yes') : forget(key)),
    use: () => useStore({ read: isOn, watch, rendered: () => false }),
  }
}
