import { useEffect } from 'react'
import { useSpokenLanguage } from '~/account/menu/useSpokenLanguage'
import { followChoice, useTexts, wantTexts } from '~/language'
import { forOthersTexts } from '~/languages/en/account/forOthers'
import { LockedGate } from '~/ui/art/LockedGate'
import { LinkButton } from '~/ui/button/Button'

/** Shown instead of pages for another role; requests no data. */
export function ForOthers({ whose }: { whose: 'staff' | 'riders' | 'shops' }) {
  const texts = useTexts(forOthersTexts)
  useSpokenLanguage()
  // The staff's pages are English, but whoever is shown this here is not one of them.
  useEffect(() => {
    if (whose !== 'staff') return
    wantTexts(['base', 'account'])
    return followChoice()
  }, [whose])
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center"
    >
      <LockedGate className="w-full max-w-72" />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{texts[`${whose}Only`]}</h1>
        <p className="text-quiet">{texts[`${whose}OnlyLead`]}</p>
      </div>
      <LinkButton to="/dashboard">{texts.dashboard}</LinkButton>
    </main>
  )
}
