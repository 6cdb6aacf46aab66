/** light, dark, or what the device says. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export const THEME_KEY = 'ozi.theme'

const listeners = new Set<() => void>()

/** What this browser chose before; `system` where nothing was chosen or storage is closed. */
export function readTheme(): ThemeChoice {
  const painted = document.documentElement.dataset['theme']
  return painted === 'light' || painted === 'dark' ? painted : 'system'
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Paints the page in the choice at once and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = choice
  try {
    if (choice === 'system') window.localStorage.removeItem(THEME_KEY)
    else window.localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
