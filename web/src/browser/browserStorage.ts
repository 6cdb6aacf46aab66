/**
 * Values this browser stores for us between visits. If storage is blocked or full (private windows, a full
 * disk), values live in memory until the page is closed, so nothing breaks. During server rendering nothing
 * is stored: memory there is shared by all visitors.
 */
const memory = new Map<string, string>()
const watchers = new Set<(key: string | null) => void>()

const isServer = () => typeof window === 'undefined'

export function readStored(key: string): string | null {
  if (isServer()) return null
  const inMemory = memory.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string): void {
  if (isServer()) return
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  watchers.forEach((hear) => hear(key))
}

/** Whether a value is lost with this page, because the browser could not store it. */
export const goesWithPage = (key: string): boolean => memory.has(key)

export function forget(key: string): void {
  if (isServer()) return
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A blocked storage has nothing to delete.
  }
  watchers.forEach((hear) => hear(key))
}

/** All keys with this prefix. */
export function keysStartingWith(prefix: string): readonly string[] {
  if (isServer()) return []
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(window.localStorage)) keys.add(key)
  } catch {
    // A blocked storage is empty.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Deletes all values whose key has this prefix. */
export const forgetStartingWith = (prefix: string): void => keysStartingWith(prefix).forEach(forget)

/**
 * Calls back when this tab or another one changed one of these keys, or another one cleared the storage.
 * @returns stops watching
 */
export function watchStored(keys: readonly string[], changed: () => void): () => void {
  return watchStorage((key) => keys.includes(key), changed)
}

/** Like `watchStored`, for all keys with this prefix. */
export function watchStartingWith(prefix: string, changed: () => void): () => void {
  return watchStorage((key) => key.startsWith(prefix), changed)
}

function watchStorage(isWatched: (key: string) => boolean, changed: () => void): () => void {
  const hear = (key: string | null) => {
    if (key === null || isWatched(key)) changed()
  }
  const hearOtherTab = ({ key }: StorageEvent) => hear(key)
  watchers.add(hear)
  window.addEventListener('storage', hearOtherTab)
  return () => {
    watchers.delete(hear)
    window.removeEventListener('storage', hearOtherTab)
  }
}
