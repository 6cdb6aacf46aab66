import type { AuditLine } from '@ozi/contract'
import { DateTime } from '~/ui/DateTime'
import type { TableColumn } from '~/ui/Table'
import { EmailText } from '../shared/EmailText'
import { actionName } from './present'
import { auditTexts } from './texts'

const { columns: heads } = auditTexts

export const auditColumns: readonly TableColumn<AuditLine>[] = [
  {
    key: 'action',
    head: heads.action,
    cell: ({ action }) => actionName(action),
    primary: true,
    className: 'md:min-w-52',
  },
  {
    key: 'subject',
    head: heads.subject,
    cell: ({ subject }) => <EmailText email={subject.label} />,
    className: 'md:min-w-40',
  },
  {
    key: 'actor',
    head: heads.actor,
    cell: ({ actor }) => <span className="wrap-anywhere">{actor.name}</span>,
    className: 'md:min-w-32',
  },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    numeric: true,
    className: 'md:min-w-34 xl:whitespace-nowrap',
  },
]
