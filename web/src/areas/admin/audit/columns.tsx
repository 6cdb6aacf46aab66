import type { AuditLine } from '@ozi/contract'
import { DateTime } from '~/ui/text/DateTime'
import type { TableColumn } from '~/ui/table/Table'
import { EmailText } from '../shared/EmailText'
import { actionName } from './presentChange'
import { summaryOf } from './summarizeLine'
import { auditTexts as texts } from './texts'

const { columns: heads } = texts

export const auditColumns: readonly TableColumn<AuditLine>[] = [
  {
    key: 'action',
    head: heads.action,
    cell: ({ action, subject }) => (
      <>
        {actionName(action)}
        <span className="block font-normal">
          <span className="sr-only">: </span>
          <EmailText email={subject.label} />
        </span>
      </>
    ),
    primary: true,
    className: 'md:w-[30%] md:align-top! md:py-3!',
  },
  {
    key: 'changes',
    head: heads.changes,
    cell: (line) => <Changes line={line} />,
    // On phones below its name, since a change is longer than a value.
    className: 'max-md:block! md:align-top! md:py-3!',
  },
  {
    key: 'actor',
    head: heads.actor,
    cell: ({ actor }) => <span className="wrap-anywhere">{actor.name}</span>,
    className: 'md:w-32 md:align-top! md:py-3!',
  },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    numeric: true,
    className: 'md:w-34 xl:w-44 xl:whitespace-nowrap md:align-top! md:py-3!',
  },
]

function Changes({ line }: { line: AuditLine }) {
  const { parts, more } = summaryOf(line)
  if (parts.length === 0) return <span className="text-quiet">{texts.noChanges}</span>
  return (
    <ul className="grid gap-0.5 wrap-anywhere tabular-nums max-md:text-left">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
      {more > 0 && <li className="text-quiet">{texts.more(more)}</li>}
    </ul>
  )
}
