import type { LedgerPosting } from '@ozi/contract'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { WHEN_UNFOLDED } from '~/ui/table/tableColumn'
import { accountName } from '../Balances'
import { causeName } from '../columns'
import { ledgerTexts } from '../texts'

const { columns: heads } = ledgerTexts

export const postingColumns: readonly TableColumn<LedgerPosting>[] = [
  {
    key: 'cause',
    head: heads.cause,
    primary: true,
    cell: ({ cause, note }) => (
      <span className="grid">
        <span>{causeName(cause)}</span>
        {note !== '' && (
          <span className={clsx('text-quiet text-sm font-normal wrap-anywhere', WHEN_UNFOLDED)}>{note}</span>
        )}
      </span>
    ),
  },
  {
    key: 'amountOnPhone',
    head: heads.lines,
    cell: ({ lines }) => <Money amount={lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)} />,
    phone: 'state',
    className: 'md:hidden!',
  },
  {
    key: 'lines',
    head: heads.lines,
    className: 'md:min-w-72',
    cell: ({ lines }) => (
      <ul className="grid w-full gap-0.5">
        {lines.map(({ account, owner, amount }) => (
          <li key={`${account} ${owner?._id ?? ''}`} className="flex justify-between gap-4 text-sm">
            <span className="wrap-anywhere">
              {accountName(account)}
              {owner && <span className="text-quiet">, {owner.name}</span>}
            </span>
            <span className="whitespace-nowrap">
              <span className="text-quiet">{amount < 0 ? ledgerTexts.credit : ledgerTexts.debit}</span>{' '}
              <Money amount={Math.abs(amount)} />
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'order',
    head: heads.order,
    cell: ({ order }) =>
      order && (
        <Link
          to={`/admin/orders/${order._id}`}
          className="text-palm inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {order.number}
        </Link>
      ),
  },
  { key: 'by', head: heads.by, cell: ({ recordedBy }) => recordedBy, phone: 'detail' },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="toMinute" />,
    phone: 'end',
  },
]
