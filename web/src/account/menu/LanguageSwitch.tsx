import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@ozi/contract'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { chooseLanguage, tagOf, useLanguage, useTexts } from '~/language'
import { frameTexts } from '~/languages/en/base/frame'
import { Spinner } from '~/ui/state/Spinner'

/** The choice of language, each under its own name. */
export function LanguageSwitch() {
  const texts = useTexts(frameTexts)
  const shown = useLanguage()
  const titleId = useId()
  const [awaited, setAwaited] = useState<Language | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function choose(language: Language) {
    setAwaited(language)
    setFailed(false)
    await chooseLanguage(language).catch(() => setFailed(true))
    setAwaited(null)
  }

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-quiet mb-2 text-sm font-semibold">
        {texts.language}
      </h3>
      <ul className="grid gap-1">
        {LANGUAGES.map((language) => (
          <li key={language} lang={tagOf(language)}>
            <button
              type="button"
              aria-current={language === shown}
              onClick={() => void choose(language)}
              className={clsx(
                'rounded-control flex min-h-12 w-full items-center justify-between gap-3 px-3 py-2 text-left transition-colors',
                language === shown ? 'bg-palm-wash text-palm' : 'hover:bg-palm-wash',
              )}
            >
              <span className="min-w-0 font-semibold">{LANGUAGE_NAMES[language]}</span>
              {language === awaited ? (
                <Spinner className="size-5 shrink-0" />
              ) : (
                language === shown && <Check size={20} className="shrink-0" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-bad text-sm">
        {hasFailed && texts.languageFailed}
      </p>
    </section>
  )
}
