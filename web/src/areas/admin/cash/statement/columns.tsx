import type { StaffCashEntry } from '@ozi/contract'
import { Link } from 'react-router'
import { DateTime } from '~/ui/DateTime'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'
import { statementTexts } from '../texts'

const { columns: heads } = statementTexts

export const entryColumns: readonly TableColumn<StaffCashEntry>[] = [
  {
    key: 'what',
    head: heads.what,
    cell: (entry) => <Entry entry={entry} />,
    primary: true,
    className: 'md:w-1/2 md:min-w-52',
  },
  {
    key: 'amount',
    head: heads.amount,
    cell: ({ kind, amount }) => (
      <Money
        amount={kind === 'remitted' ? -amount : amount}
        className={kind === 'remitted' ? 'text-good font-semibold' : 'font-semibold'}
      />
    ),
    numeric: true,
  },
  { key: 'after', head: heads.after, cell: ({ heldAfter }) => <Money amount={heldAfter} />, numeric: true },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    numeric: true,
    className: 'md:min-w-34 xl:whitespace-nowrap',
  },
]

/** What the cash was collected for. */
function wordsOf({ number, isRedelivery, isToRightPlace }: NonNullable<StaffCashEntry['order']>): string {
  if (isToRightPlace) return statementTexts.rightPlace(number)
  return isRedelivery ? statementTexts.redelivery(number) : statementTexts.collected(number)
}

function Entry({ entry: { order, recordedBy, note } }: { entry: StaffCashEntry }) {
  if (order) {
    return (
      <Link
        to={`/admin/orders/${order._id}`}
        className="text-palm rounded-control inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {wordsOf(order)}
      </Link>
    )
  }
  return (
    <span className="grid py-1.5">
      {statementTexts.handedIn}
      <span className="text-quiet text-sm font-normal wrap-anywhere">
        {statementTexts.recordedBy(recordedBy)}
        {note !== '' && <span className="text-ink block">{note}</span>}
      </span>
    </span>
  )
}
