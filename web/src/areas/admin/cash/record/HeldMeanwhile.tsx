import type { RiderCash } from '@ozi/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { recordTexts as texts } from '../texts'

/** What changed while the dialog was open. */
export interface Meanwhile {
  readonly before: RiderCash
  /** The change may be an amount that was sent from here, and whose answer was lost. */
  readonly mayBeCounted: boolean
}

interface HeldMeanwhileProps extends Meanwhile {
  now: RiderCash
  /** Closes the dialog, because the statement may be the page behind it. */
  onStatement: () => void
}

/** Says that the rider collected or handed in cash while the dialog was open; what was typed stays. */
export function HeldMeanwhile({ before, now, mayBeCounted, onStatement }: HeldMeanwhileProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const isNoneLeft = now.held === 0
  const [mayBe, look, first] = texts.mayBeCounted
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-wait bg-wait-wash animate-fade border p-4 wrap-anywhere"
    >
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
    </div>
  )
}
