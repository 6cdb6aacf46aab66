import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { forgetServerWords, useEnglishRemains, useTexts } from '~/language'
import { frameTexts } from '~/languages/en/customer/shared'

/** Says that the page is only partly translated. */
export function EnglishRemains() {
  const texts = useTexts(frameTexts)
  const { pathname } = useLocation()
  useEffect(() => forgetServerWords, [pathname])
  return useEnglishRemains() ? (
    <p className="text-quiet mx-auto max-w-5xl px-4 py-1.5 text-sm md:px-6">{texts.partlyEnglish}</p>
  ) : null
}
