import type { ContactMessage } from '@ozi/contract'
import { DateTime } from '~/ui/DateTime'
import type { TableColumn } from '~/ui/Table'
import { EmailText } from '../shared/EmailText'
import { StateBadge } from './StateBadge'
import { messagesTexts } from './texts'

const { columns: heads } = messagesTexts

export const messageColumns: readonly TableColumn<ContactMessage>[] = [
  {
    key: 'from',
    head: heads.from,
    cell: ({ name, email }) => (
      <span className="grid">
        <span className="wrap-anywhere md:max-xl:line-clamp-1">{name}</span>
        {/* On medium screens a long text would make its row high; the message's sheet shows all of it. */}
        <span className="text-quiet text-sm font-normal md:max-xl:max-w-46 md:max-xl:truncate md:max-xl:[&_span]:inline">
          <EmailText email={email} />
        </span>
      </span>
    ),
    primary: true,
    className: 'md:min-w-56',
  },
  {
    key: 'message',
    head: heads.message,
    cell: ({ message }) => <span className="line-clamp-2 wrap-anywhere">{message}</span>,
    className: 'md:w-1/2 md:min-w-56',
  },
  { key: 'state', head: heads.state, cell: (row) => <StateBadge message={row} /> },
  {
    key: 'at',
    head: heads.createdAt,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="ago" />,
    numeric: true,
    className: 'md:min-w-34 xl:whitespace-nowrap',
  },
]
