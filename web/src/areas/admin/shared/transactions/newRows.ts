import { useSyncExternalStore } from 'react'
import { adminTexts } from '../texts'

type Marks = ReadonlyMap<string, string>

/** The mark of each row that arrived while the list was open, by id. */
let marks: Marks = new Map()
const listeners = new Set<() => void>()

function change(next: Marks) {
  marks = next
  for (const listener of listeners) listener()
}

export const markNewRows = (added: readonly string[]): void => {
  if (added.length > 0) change(new Map([...marks, ...added.map((id) => [id, adminTexts.marks.new] as const)]))
}

export const forgetNewRows = (): void => change(new Map())

const none: Marks = new Map()

export const useNewRows = (): Marks =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => marks,
    () => none,
  )
