/**
 * What this browser keeps for us from visit to visit. Where its storage is closed (private windows,
 * a full disk) values live in memory until the page goes, so nothing breaks. A page rendered on the
 * server keeps nothing: its memory is everybody's.
 */
const memory = new Map<string, string>()

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
}

/** Whether a value goes with this page: the browser would not keep it. */
export const goesWithPage = (key: string): boolean => memory.has(key)

export function forget(key: string): void {
  if (isServer()) return
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A closed storage holds nothing to forget.
  }
}

/** Every key that begins so. */
export function keysStartingWith(prefix: string): readonly string[] {
  if (isServer()) return []
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(window.localStorage)) keys.add(key)
  } catch {
    // A closed storage holds nothing.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Forgets every value whose key begins so. */
export const forgetStartingWith = (prefix: string): void => keysStartingWith(prefix).forEach(forget)

/**
 * Tells when another tab changed one of these keys, or cleared everything.
 * @returns stops telling
 */
export function watchStored(keys: readonly string[], changed: () => void): () => void {
  return watchStorage((key) => keys.includes(key), changed)
}

/** The same of every key that begins so. */
export function watchStartingWith(prefix: string, changed: () => void): () => void {
  return watchStorage((key) => key.startsWith(prefix), changed)
}

function watchStorage(isWatched: (key: string) => boolean, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || isWatched(event.key)) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
