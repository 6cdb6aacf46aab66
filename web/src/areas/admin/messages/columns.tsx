import type { ContactMessage } from '@ozi/contract'
import { DateTime } from '~/ui/text/DateTime'
import { cutAt } from '~/ui/table/OneLine'
import type { TableColumn } from '~/ui/table/Table'
import { StateBadge } from './StateBadge'
import { messagesTexts } from './texts'

const { columns: heads } = messagesTexts

export const messageColumns: readonly TableColumn<ContactMessage>[] = [
  {
    key: 'from',
    head: heads.from,
    cell: ({ name, email }) => (
      <span className="block truncate" title={`${name}, ${email}`}>
        <span className="wrap-anywhere">{name}</span>{' '}
        <span className="text-quiet text-sm font-normal wrap-anywhere">{email}</span>
      </span>
    ),
    primary: true,
    className: cutAt('md:w-[28%]'),
  },
  {
    key: 'message',
    head: heads.message,
    cell: ({ message }) => <span className="block truncate">{message}</span>,
    phone: 'detail',
    className: cutAt('md:w-[50%]'),
  },
  { key: 'state', head: heads.state, cell: (row) => <StateBadge message={row} />, phone: 'state' },
  {
    key: 'at',
    head: heads.createdAt,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="ago" />,
    numeric: true,
    phone: 'end',
    className: 'md:whitespace-nowrap',
  },
]
