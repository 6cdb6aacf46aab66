import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'

/** The first tab stop on every page: skips headers and bars and jumps to the content (#main). */
export function SkipLink() {
  const texts = useTexts(uiTexts)
  return (
    <a
      href="#main"
      className="rounded-control bg-palm text-on-palm fixed top-3 left-3 z-50 -translate-y-24 px-4 py-3 font-semibold focus-visible:translate-y-0"
    >
      {texts.skip}
    </a>
  )
}
