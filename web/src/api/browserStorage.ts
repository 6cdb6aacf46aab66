/**
 * What this browser keeps for us from visit to visit. Where storage is closed (private windows,
 * a full disk, the server) values live in memory until the page goes, so nothing breaks.
 */
const memory = new Map<string, string>()

function openStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

export function readStored(key: string): string | null {
  try {
    return openStorage()?.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function store(key: string, value: string): void {
  try {
    openStorage()?.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function forget(key: string): void {
  memory.delete(key)
  try {
    openStorage()?.removeItem(key)
  } catch {
    // A closed storage holds nothing to forget.
  }
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
