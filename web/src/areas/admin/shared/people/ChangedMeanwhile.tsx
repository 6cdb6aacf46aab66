import { useEffect, useRef } from 'react'
import { Button } from '~/ui/Button'
import type { PersonField, PersonValues } from './fields'
import { peopleTexts as texts } from './texts'

interface ChangedMeanwhileProps {
  fields: readonly PersonField[]
  /** As it was when the form was opened, and as somebody else left it. */
  before: PersonValues
  now: PersonValues
  isBusy: boolean
  onTakeNew: () => void
  onSaveOver: () => void
}

/** Says what somebody else changed while this form was open, and asks whose record it is to be. */
export function ChangedMeanwhile({
  fields,
  before,
  now,
  isBusy,
  onTakeNew,
  onSaveOver,
}: ChangedMeanwhileProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const changed = fields.filter(({ name }) => before[name] !== now[name])
  const shown = (field: PersonField, value = '') =>
    field.options?.find((option) => option.value === value)?.label ?? (value === '' ? texts.nothing : value)
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
          {changed.map((field) => (
            <li key={field.name} className="wrap-anywhere">
              {texts.changed(field.label, shown(field, before[field.name]), shown(field, now[field.name]))}
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
