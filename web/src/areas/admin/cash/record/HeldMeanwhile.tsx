import type { RiderCash } from '@ozi/contract'
import { useEffect, useRef } from 'react'
import { recordTexts as texts } from '../texts'

/** Says that the rider collected or handed in cash while the dialog was open; what was typed stays. */
export function HeldMeanwhile({ before, now }: { before: RiderCash; now: RiderCash }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const isNoneLeft = now.held === 0
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
      <p className="text-sm">{isNoneLeft ? texts.noneLeftHint : texts.changedHint}</p>
    </div>
  )
}
