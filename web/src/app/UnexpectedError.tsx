import { useLocation } from 'react-router'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { brokenTexts } from '~/languages/en/base/broken'
import { uiTexts } from '~/languages/en/base/ui'
import { LinkButton } from '~/ui/button/Button'
import { Offline } from '~/ui/art/Offline'
import { isOldRelease } from '~/ui/state/releaseState'
import { useRequestId } from './useRequestId'

/** The last resort: says that the page failed, and how to go on. */
export function UnexpectedError({ detail }: { detail?: string | undefined }) {
  const here = useLocation()
  const texts = useTexts(uiTexts)
  const broken = useTexts(brokenTexts)
  const isOld = useStore(isOldRelease)
  const requestId = useRequestId()
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center"
    >
      <Offline className="w-full max-w-64" />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{broken.title}</h1>
        <p className="text-quiet">{isOld ? texts.oldPage : broken.lead}</p>
        {/* What the server rendered stays: its log has that id. */}
        <p className="text-quiet text-sm" suppressHydrationWarning>
          {requestId === null ? '' : broken.number(requestId)}
        </p>
        {detail && <p className="text-quiet mt-2 font-mono text-xs break-words">{detail}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={here} reloadDocument>
          {isOld ? texts.loadAgain : texts.tryAgain}
        </LinkButton>
        <LinkButton to="/" look="secondary" reloadDocument>
          {broken.home}
        </LinkButton>
      </div>
    </main>
  )
}
