import { ErrorState } from '~/ui/state/ErrorState'
import { Spinner } from '~/ui/state/Spinner'
import { lengthOf, roadText } from './roadTexts'
import { closuresTexts as texts } from './texts'
import type { NewClosureForm } from './useNewClosure'

const SHOWN = 12

/** The roads that would be closed, and how long they are. */
export function PreviewOfRoads({ form }: { form: NewClosureForm }) {
  const { preview, refusal, isLooking, lookAgain } = form
  if (refusal && refusal.fields === undefined) {
    return <ErrorState title={refusal.message} query={{ refetch: lookAgain, isFetching: isLooking }} />
  }
  return (
    <div
      role="status"
      className="rounded-control bg-palm-wash grid min-h-12 content-center gap-1 px-4 py-2.5"
    >
      {refusal ? (
        <p className="text-bad font-medium">{Object.values(refusal.fields ?? {})[0]}</p>
      ) : isLooking && !preview ? (
        <p className="text-quiet flex items-center gap-2">
          <Spinner className="size-4" />
          {texts.looking}
        </p>
      ) : preview ? (
        <>
          <p className="font-semibold">{texts.closes(lengthOf(preview.roads))}</p>
          <ul className="gap-x-6 text-sm tabular-nums sm:columns-2 xl:columns-3">
            {preview.roads.slice(0, SHOWN).map((road) => (
              <li key={road.name}>{roadText(road)}</li>
            ))}
            {preview.roads.length > SHOWN && <li>{texts.more(preview.roads.length - SHOWN)}</li>}
          </ul>
        </>
      ) : (
        <p className="text-quiet">{texts.nothing}</p>
      )}
    </div>
  )
}
