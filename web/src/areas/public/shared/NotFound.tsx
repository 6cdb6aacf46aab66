import type { ReactNode } from 'react'
import { LinkButton } from '~/ui/button/Button'
import { useTexts } from '~/language'
import { notFoundTexts } from '~/languages/en/public/notFound'
import { LostRoad } from '~/ui/art/LostRoad'

/** The content of the page for unknown paths, and for what is not there any more. Needs no script. */
export function NotFound({ action }: { action?: ReactNode }) {
  const texts = useTexts(notFoundTexts)
  return (
    <div className="mx-auto flex max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center">
      <LostRoad className="w-full max-w-80" />
      <div className="flex flex-col gap-2">
        <p className="text-quiet text-sm tabular-nums">404</p>
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="text-quiet">{texts.lead}</p>
      </div>
      <LinkButton to="/" reloadDocument>
        {texts.home}
      </LinkButton>
      {action}
    </div>
  )
}
