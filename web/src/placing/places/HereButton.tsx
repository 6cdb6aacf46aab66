import { LocateFixed, X } from 'lucide-react'
import { useTexts } from '~/language'
import { placeFieldTexts } from '~/languages/en/customer/placeField'
import { Spinner } from '~/ui/state/Spinner'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import type { Here } from './useGeolocation'

/**
 * Starts locating the user or, while that is in progress, cancels it. One button for both, so that it keeps
 * the focus.
 */
export function HereButton({ here, mark }: { here: Here; mark: 'ring' | 'pin' }) {
  const texts = useTexts(placeFieldTexts)
  const Icon = here.isFinding ? X : LocateFixed
  return (
    <button
      type="button"
      onClick={here.isFinding ? here.stop : here.find}
      // A touch target of full height that does not enlarge the label's line; wraps to two lines at large
      // font sizes.
      className="text-palm rounded-control hover:bg-palm-wash -my-3.5 -mr-2 inline-flex min-h-12 items-center gap-1 self-center pr-2 pl-1 text-left text-sm font-semibold"
    >
      <Icon size={16} className="shrink-0" />
      <span>
        {here.isFinding ? texts.stop : texts.useHere}
        <VisuallyHidden> {mark === 'ring' ? texts.asPickup : texts.asDropoff}</VisuallyHidden>
      </span>
    </button>
  )
}

/** The result, below the field. */
export function HereNote({ here: { isFinding, error, note } }: { here: Here }) {
  const texts = useTexts(placeFieldTexts)
  return (
    <div role="status" className="text-sm">
      {isFinding ? (
        <p className="text-quiet mt-1.5 flex items-center gap-2">
          <Spinner className="text-palm size-4 shrink-0" />
          {texts.finding}
        </p>
      ) : error !== '' ? (
        <p className="text-bad animate-fade mt-1.5 font-medium">{error}</p>
      ) : (
        note !== null && <p className="text-quiet animate-fade mt-1.5">{note}</p>
      )}
    </div>
  )
}
