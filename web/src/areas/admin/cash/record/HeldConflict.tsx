import type { RiderCash } from '@ozi/contract'
import { Link } from 'react-router'
import { ConflictNotice } from '~/ui/notice/ConflictNotice'
import { recordTexts as texts } from '../texts'

interface HeldConflictProps {
  before: RiderCash
  now: RiderCash
  /** The change may be an amount that was sent from here, and whose answer was lost. */
  mayBeCounted: boolean
  /** Closes the dialog, because the statement may be the page behind it. */
  onStatement: () => void
}

/** Says that the rider collected or handed in cash while the dialog was open; what was typed stays. */
export function HeldConflict({ before, now, mayBeCounted, onStatement }: HeldConflictProps) {
  const isNoneLeft = now.held === 0
  const [mayBe, look, first] = texts.mayBeCounted
  return (
    <ConflictNotice of={now} className="wrap-anywhere">
      <p className="text-wait font-semibold">
        {isNoneLeft ? texts.noneLeft(now.name) : texts.changed(now.name, now.held, before.held)}
      </p>
      {mayBeCounted ? (
        <p className="text-sm">
          {mayBe}
          <Link
            to={`/admin/cash/${now._id}`}
            className="font-semibold underline underline-offset-4"
            onClick={onStatement}
          >
            {look}
          </Link>
          {first}
        </p>
      ) : (
        <p className="text-sm">{isNoneLeft ? texts.noneLeftHint : texts.changedHint}</p>
      )}
    </ConflictNotice>
  )
}
