import { useEffect, useRef } from 'react'
import { peopleTexts as texts } from './texts'

/** Says that somebody else deleted the person being edited; the input stays, to be read and copied. */
export function GoneMeanwhile({ name }: { name: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-wait bg-wait-wash animate-fade border p-4 wrap-anywhere"
    >
      <p className="text-wait font-semibold">{texts.goneTitle(name)}</p>
      <p className="text-sm">{texts.goneHint}</p>
    </div>
  )
}
