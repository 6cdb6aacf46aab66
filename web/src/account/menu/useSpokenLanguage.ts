import { useEffect } from 'react'
import { tagOf, useLanguage } from '~/language'

/** Sets the document's `lang` for screen readers. */
export function useSpokenLanguage(): void {
  const language = useLanguage()
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = tagOf(language)
    return () => {
      documentElement.lang = tagOf('en')
    }
  }, [language])
}
