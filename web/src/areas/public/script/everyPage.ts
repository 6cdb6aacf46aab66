import { isLanguage, keepChoice } from '~/language/choice'
import { closeMenuOnEscape } from '../shared/closeMenuOnEscape'

/** The script of each page without the framework: its menus and languages. */
export function enhanceEveryPage(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    menu.addEventListener('keydown', (event) => closeMenuOnEscape(event, menu))
  }
  enhanceLanguageLinks()
}

/** Choosing a language shows the same page again, wherever on it somebody is; without a script the link leads there. */
function enhanceLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', (event) => {
      const { language } = link.dataset
      if (!isLanguage(language)) return
      event.preventDefault()
      keepChoice(language)
      window.location.reload()
    })
  }
}
