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

export function forget(key: string): void {
  if (isServer()) return
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A closed storage holds nothing to forget.
  }
}

/** Forgets every value whose key begins so. */
export function forgetStartingWith(prefix: string): void {
  if (isServer()) return
  let keys = [...memory.keys()]
  try {
    keys = [...keys, ...Object.keys(window.localStorage)]
  } catch {
    // A closed storage holds nothing to forget.
  }
  for (const key of keys) if (key.startsWith(prefix)) forget(key)
}

/**
 * Tells when another tab changed one of these keys, or cleared everything.
 * @returns stops telling
 */
export function watchStored(keys: readonly string[], changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
