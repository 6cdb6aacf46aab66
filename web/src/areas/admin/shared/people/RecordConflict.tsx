import { Button } from '~/ui/button/Button'
import { ConflictNotice } from '~/ui/notice/ConflictNotice'
import { type RecordChanges, changesIn } from './changesIn'
import type { PersonValues } from './personFields'
import { peopleTexts as texts } from './texts'

interface RecordConflictProps {
  typed: PersonValues
  changes: RecordChanges
  isBusy: boolean
  onTakeNew: () => void
  onSaveOver: () => void
}

/** Says what somebody else changed while this form was open, and asks which version to keep. */
export function RecordConflict({ typed, changes, isBusy, onTakeNew, onSaveOver }: RecordConflictProps) {
  return (
    <ConflictNotice className="grid gap-3">
      <div>
        <p className="text-wait font-semibold">{texts.changedTitle}</p>
        <p className="text-sm">{texts.changedHint}</p>
        <ul className="mt-2 grid gap-1 text-sm">
          {changesIn(changes, typed).map((change) => (
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
    </ConflictNotice>
  )
}
