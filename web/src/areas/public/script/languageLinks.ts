import { isLanguage, keepChoice } from '~/language/choice'

/** Choosing a language shows the same page again, wherever on it somebody is; without a script the link leads there. */
export function enhanceLanguageLinks(): void {
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
