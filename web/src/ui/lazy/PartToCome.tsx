import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { OfflineNote, useOnline } from '../state/OfflineBanner'
import { Spinner } from '../state/Spinner'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** In the middle of the screen while a part that was asked for loads; nothing on the page moves. */
export function PartToCome() {
  const texts = useTexts(uiTexts)
  const online = useOnline()
  return (
    <div
      role="status"
      className="animate-fade pointer-events-none fixed inset-0 z-40 grid place-items-center [animation-delay:300ms] [animation-fill-mode:backwards]"
    >
      {online ? (
        <span className="text-palm">
          <Spinner className="size-10" />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </span>
      ) : (
        <OfflineNote>{texts.offline}</OfflineNote>
      )}
    </div>
  )
}
