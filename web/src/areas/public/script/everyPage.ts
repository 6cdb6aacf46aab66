import { closeMenuOnEscape } from '../shared/menu'
import { enhanceLanguageLinks } from './languageLinks'

/** What the script of each page without the framework does: its menus and languages. */
export function enhanceEveryPage(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    menu.addEventListener('keydown', (event) => closeMenuOnEscape(event, menu))
  }
  enhanceLanguageLinks()
}
