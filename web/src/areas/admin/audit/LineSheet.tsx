import { type AuditLine, isStaff, STAFF_ROLE_NAMES } from '@ozi/contract'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { EmailText } from '../shared/EmailText'
import { Entry } from '../shared/Entry'
import { actionName, changesOf } from './presentChange'
import { auditTexts as texts } from './texts'

interface LineSheetProps {
  /** null closes the sheet. */
  line: AuditLine | null
  onClose: () => void
  /** Filters the log by one person. */
  onActor: (actorId: string) => void
}

/** One change in full, beside the log. */
export function LineSheet({ line, onClose, onActor }: LineSheetProps) {
  return (
    <SideSheet open={line !== null} onClose={onClose} title={texts.details}>
      {line && (
        <>
          <p className="font-head text-xl">{actionName(line.action)}</p>
          <dl className="mt-5 grid gap-4">
            <Entry name={texts.columns.subject}>
              <EmailText email={line.subject.label} />
            </Entry>
            <Entry name={texts.columns.at}>
              <DateTime at={line.createdAt} style="whole" />
            </Entry>
            <Entry name={texts.columns.actor}>{line.actor.name}</Entry>
            <Entry name={texts.role}>
              {isStaff(line.actor.role) ? STAFF_ROLE_NAMES[line.actor.role] : line.actor.role}
            </Entry>
            {line.reason !== '' && <Entry name={texts.reason}>{line.reason}</Entry>}
          </dl>
          <h3 className="mt-6 mb-2 text-base">{texts.changes}</h3>
          <Changes line={line} />
          <Button look="secondary" size="sm" className="mt-6" onClick={() => onActor(line.actor._id)}>
            {texts.allBy(line.actor.name)}
          </Button>
        </>
      )}
    </SideSheet>
  )
}

function Changes({ line }: { line: AuditLine }) {
  const changes = changesOf(line)
  if (changes.length === 0) return <p className="text-quiet">{texts.noValues}</p>
  return (
    <dl className="border-line divide-line rounded-control divide-y border">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="grid gap-1 px-3.5 py-2.5">
          <dt className="text-quiet text-sm">{name}</dt>
          <dd className="wrap-anywhere">
            <span className="sr-only">{texts.before}: </span>
            <del className="text-quiet no-underline">
              <Value text={before} />
            </del>
            <span aria-hidden className="text-laterite px-2 font-bold">
              →
            </span>
            <span className="sr-only">, {texts.after}: </span>
            <ins className="font-semibold no-underline">
              <Value text={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A long address may break before its @. */
const Value = ({ text }: { text: string }) => (/^\S+@\S+$/.test(text) ? <EmailText email={text} /> : text)
