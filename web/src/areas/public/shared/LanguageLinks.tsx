import { LANGUAGE_NAMES, LANGUAGES } from '@ozi/contract'
import { clsx } from 'clsx'
import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { tagOf, useLanguage, useTexts } from '~/language'
import { siteTexts } from '~/languages/en/public/site'

/** This page in each language. Links, so that they work without a script (script/everyPage.ts). */
function LanguageLinks({ className }: { className: string }) {
  const texts = useTexts(siteTexts)
  const shown = useLanguage()
  const { pathname, search } = useLocation()
  const back = encodeURIComponent(pathname + search)
  return (
    <ul aria-label={texts.language} className={className}>
      {LANGUAGES.map((language) => (
        <li key={language} lang={tagOf(language)}>
          <a
            href={`/language?to=${language}&back=${back}`}
            data-language={language}
            rel="nofollow"
            aria-current={language === shown ? 'true' : undefined}
            className={clsx(
              'rounded-control flex min-h-12 items-center px-3 font-medium md:min-h-11 md:text-sm',
              language === shown ? 'bg-palm-wash text-palm font-semibold' : 'hover:bg-palm-wash',
            )}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The choice of language in the header. */
export function LanguageMenu() {
  const texts = useTexts(siteTexts)
  const shown = useLanguage()
  return (
    <details data-menu name="site" className="group relative">
      <summary className="rounded-control hover:bg-palm-wash flex min-h-12 cursor-pointer list-none items-center gap-1.5 px-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Languages size={18} className="shrink-0" />
        <span className="sr-only">{texts.language}: </span>
        <span className="max-[22rem]:sr-only">{LANGUAGE_NAMES[shown].replace(/ \(.*/, '')}</span>
      </summary>
      <LanguageLinks className="rounded-card border-line bg-surface shadow-lift animate-fade absolute top-full right-0 z-30 mt-1 grid w-44 border p-1.5" />
    </details>
  )
}
