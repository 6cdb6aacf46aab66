import { POSTING_CAUSES, type MoneyDifference, type PostingCause, type Role } from '@ozi/contract'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { WHEN_UNFOLDED } from '~/ui/table/tableColumn'
import { accountName } from './Balances'
import { KINDS, moneyTexts } from './texts'

const { differences: texts } = moneyTexts
const { columns: heads } = texts

const LINK =
  'text-palm inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline wrap-anywhere'

export const causeName = (cause: string): string =>
  Object.hasOwn(POSTING_CAUSES, cause) ? POSTING_CAUSES[cause as PostingCause] : cause

/** The page of a person's money; none for customers. */
const PAGES: Partial<Record<Role, (id: string) => string>> = { rider: (id) => `/admin/cash/${id}` }

function What({ kind, account }: MoneyDifference) {
  return (
    <span className="grid gap-0.5">
      <span className="font-semibold">{KINDS[kind].name}</span>
      {account !== '' && <span className={clsx('text-sm', WHEN_UNFOLDED)}>{accountName(account)}</span>}
      <span className={clsx('text-quiet max-w-prose text-sm font-normal', WHEN_UNFOLDED)}>
        {KINDS[kind].todo}
      </span>
    </span>
  )
}

function Whose({ order, person, reference }: MoneyDifference) {
  const page = person && PAGES[person.role]?.(person._id)
  return (
    <span className="grid">
      {order && (
        <Link className={LINK} to={`/admin/orders/${order._id}`}>
          {texts.order(order.number)}
        </Link>
      )}
      {person && page && (
        <Link className={LINK} to={page}>
          {person.name}
        </Link>
      )}
      {person && !page && <span className="wrap-anywhere">{person.name}</span>}
      {reference !== null && <span className="text-quiet text-sm wrap-anywhere">{reference}</span>}
    </span>
  )
}

/** @param onSettle null: the reader may not settle them */
export const differenceColumns = (
  onSettle: ((difference: MoneyDifference) => void) | null,
): readonly TableColumn<MoneyDifference>[] => [
  { key: 'what', head: heads.what, cell: (row) => <What {...row} />, primary: true },
  {
    key: 'sums',
    head: heads.sums,
    numeric: true,
    className: 'md:min-w-40',
    cell: ({ expected, found }) => (
      <span className="grid">
        <span>
          <span className="text-quiet text-sm">{texts.expected}</span> <Money amount={expected} />
        </span>
        <span>
          <span className="text-quiet text-sm">{texts.found}</span>{' '}
          <Money amount={found} className="font-semibold" />
        </span>
      </span>
    ),
  },
  {
    key: 'foundOnPhone',
    head: texts.found,
    cell: ({ found }) => <Money amount={found} />,
    phone: 'state',
    className: 'md:hidden!',
  },
  { key: 'whose', head: heads.whose, cell: (row) => <Whose {...row} /> },
  { key: 'since', head: heads.since, cell: ({ createdAt }) => <DateTime at={createdAt} />, phone: 'end' },
  {
    key: 'action',
    head: heads.action,
    actions: true,
    cell: (row) =>
      row.settled ? (
        <span className="grid text-sm">
          <span>{texts.settled(row.settled.by)}</span>
          <span className="text-quiet wrap-anywhere">{row.settled.note}</span>
        </span>
      ) : (
        onSettle &&
        row.status === 'open' && (
          <Button size="sm" look="secondary" onClick={() => onSettle(row)}>
            {texts.settle}
          </Button>
        )
      ),
  },
]
