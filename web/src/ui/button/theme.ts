import { forget, store, watchStored } from '~/browser/browserStorage'
import type { Store } from '~/browser/createStore'

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export const THEME_KEY = 'ozi.theme'

/**
 * The theme chosen in this browser, read from the document; `system` if none was chosen or storage is
 * blocked.
 */
export const chosenTheme: Store<ThemeChoice> = {
  read() {
    const painted = document.documentElement.dataset['theme']
    return painted === 'light' || painted === 'dark' ? painted : 'system'
  },
  rendered: () => 'system',
  watch: (changed) => watchStored([THEME_KEY], changed),
}

/** Applies the choice to the page at once and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') {
    delete dataset['theme']
    forget(THEME_KEY)
  } else {
    dataset['theme'] = choice
    store(THEME_KEY, choice)
  }
}
