import { useSyncExternalStore } from 'react'

/** Ids of rows that came while somebody looked, marked so that the eye finds them. */
let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(next: ReadonlySet<string>) {
  ids = next
  for (const listener of listeners) listener()
}

export const markNewRows = (added: readonly string[]): void => {
  if (added.length > 0) change(new Set([...ids, ...added]))
}

export const forgetNewRows = (): void => change(new Set())

const none: ReadonlySet<string> = new Set()

export const useNewRows = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => ids,
    () => none,
  )
