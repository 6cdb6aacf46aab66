import { useSyncExternalStore } from 'react'
import type { Store } from './createStore'

/** The value of a store, updated when it changes. */
export const useStore = <T>({ watch, read, rendered }: Store<T>): T =>
  useSyncExternalStore(watch, read, rendered)
