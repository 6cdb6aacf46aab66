import type { Closure } from '@ozi/contract'
import { DateTime } from '~/ui/text/DateTime'
import type { TableColumn } from '~/ui/table/Table'
import { lengthOf, namesOf } from './roadTexts'
import { ClosureBadge, Until } from './ClosureState'
import { closuresTexts } from './texts'

const { columns: heads } = closuresTexts

export const closureColumns: readonly TableColumn<Closure>[] = [
  {
    key: 'roads',
    head: heads.roads,
    cell: ({ roads }) => (
      <span className="grid grid-cols-1 max-md:block max-md:truncate">
        <span className="wrap-anywhere">{namesOf(roads)}</span>
        <span className="text-quiet text-sm font-normal tabular-nums">{lengthOf(roads)}</span>
      </span>
    ),
    primary: true,
    className: 'md:min-w-44',
  },
  {
    key: 'reason',
    head: heads.reason,
    cell: ({ reason }) => <span className="wrap-anywhere md:line-clamp-2">{reason}</span>,
    phone: 'detail',
    className: 'md:w-1/4',
  },
  { key: 'state', head: heads.state, cell: (closure) => <ClosureBadge closure={closure} />, phone: 'state' },
  {
    key: 'closed',
    head: heads.closed,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    className: 'md:whitespace-nowrap',
  },
  {
    key: 'ends',
    head: heads.ends,
    cell: (closure) => <Until closure={closure} />,
    phone: 'end',
    className: 'md:whitespace-nowrap',
  },
]
