import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button/Button'
import { type RecordChanges, changesIn } from './changes'
import type { PersonValues } from './fields'
import { peopleTexts as texts } from './texts'

interface ChangedMeanwhileProps {
  typed: PersonValues
  told: RecordChanges
  isBusy: boolean
  onTakeNew: () => void
  onSaveOver: () => void
}

/** Says what somebody else changed while this form was open, and asks which version to keep. */
export function ChangedMeanwhile({ typed, told, isBusy, onTakeNew, onSaveOver }: ChangedMeanwhileProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-wait bg-wait-wash animate-fade grid gap-3 border p-4"
    >
      <div>
        <p className="text-wait font-semibold">{texts.changedTitle}</p>
        <p className="text-sm">{texts.changedHint}</p>
        <ul className="mt-2 grid gap-1 text-sm">
          {changesIn(told, typed).map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="secondary" onClick={onTakeNew} disabled={isBusy}>
          {texts.takeNew}
        </Button>
        <Button size="sm" onClick={onSaveOver} busy={isBusy}>
          {texts.saveOver}
        </Button>
      </div>
    </div>
  )
}
