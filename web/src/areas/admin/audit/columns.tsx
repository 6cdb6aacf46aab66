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
        <span className="font-normal md:block">
          <span className="md:sr-only">: </span>
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
    phone: 'detail',
    className: 'md:align-top! md:py-3!',
  },
  {
    key: 'actor',
    head: heads.actor,
    cell: ({ actor }) => (
      <span className="wrap-anywhere max-md:block max-md:max-w-36 max-md:truncate">{actor.name}</span>
    ),
    phone: 'state',
    className: 'md:w-32 md:align-top! md:py-3!',
  },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    numeric: true,
    phone: 'end',
    className: 'md:align-top! md:py-3!',
  },
]

function Changes({ line }: { line: AuditLine }) {
  const { parts, more } = summaryOf(line)
  if (parts.length === 0) return <span className="text-quiet">{texts.noChanges}</span>
  return (
    <ul className="grid grid-cols-1 gap-0.5 wrap-anywhere tabular-nums max-md:*:not-first:hidden">
      {parts.map((part) => (
        <li key={part} className="max-md:truncate">
          {part}
        </li>
      ))}
      {more > 0 && <li className="text-quiet">{texts.more(more)}</li>}
    </ul>
  )
}
