/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export const THEME_KEY = 'ozi.theme'

const listeners = new Set<() => void>()

/**
 * The theme chosen in this browser, read from the document; `system` if none was chosen or storage is
 * blocked.
 */
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

/** Applies the choice to the page at once and stores it. */
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
