import { useEffect } from 'react'
import { LANGUAGE_TAGS, useLanguage } from '~/language'

/** Sets the document's `lang` for screen readers. */
export function useSpokenLanguage(): void {
  const language = useLanguage()
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = LANGUAGE_TAGS[language]
    return () => {
      documentElement.lang = LANGUAGE_TAGS.en
    }
  }, [language])
}
