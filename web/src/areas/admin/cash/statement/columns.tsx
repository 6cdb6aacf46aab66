import type { StaffCashEntry } from '@ozi/contract'
import { Link } from 'react-router'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { cashStatementTexts } from '../texts'

const { columns: heads } = cashStatementTexts

type OnReverse = ((entry: StaffCashEntry) => void) | null

/** @param onReverse null for whoever may not take cash back */
export const entryColumns = (onReverse: OnReverse): readonly TableColumn<StaffCashEntry>[] => [
  {
    key: 'what',
    head: heads.what,
    cell: (entry) => <Entry entry={entry} onReverse={onReverse} />,
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
    cell: ({ createdAt }) => <DateTime at={createdAt} style="toMinute" />,
    numeric: true,
    className: 'md:min-w-34 xl:whitespace-nowrap',
  },
]

/** The order that the cash was collected for. */
function wordsOf({ number, isRedelivery, isToRightPlace }: NonNullable<StaffCashEntry['order']>): string {
  if (isToRightPlace) return cashStatementTexts.rightPlace(number)
  return isRedelivery ? cashStatementTexts.redelivery(number) : cashStatementTexts.collected(number)
}

/** Both sides' words about it. */
function stateOf({
  status,
  disputeReason,
  reversalReason,
}: NonNullable<StaffCashEntry['remittance']>): string {
  const { statuses } = cashStatementTexts
  if (status === 'disputed') return statuses.disputed(disputeReason)
  return status === 'reversed' ? statuses.reversed(reversalReason) : statuses[status]
}

function Entry({ entry, onReverse }: { entry: StaffCashEntry; onReverse: OnReverse }) {
  const { kind, order, recordedBy, note, remittance } = entry
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
      {kind === 'reversed' ? cashStatementTexts.takenBack : cashStatementTexts.handedIn}
      <span className="text-quiet text-sm font-normal wrap-anywhere">
        {cashStatementTexts.recordedBy(recordedBy)}
        {note !== '' && <span className="text-ink block">{note}</span>}
        {remittance && kind === 'remitted' && (
          <span className={remittance.status === 'disputed' ? 'text-bad block' : 'block'}>
            {stateOf(remittance)}
          </span>
        )}
      </span>
      {remittance && kind === 'remitted' && remittance.status !== 'reversed' && onReverse && (
        <Button size="sm" look="quiet" className="-ml-3 w-fit" onClick={() => onReverse(entry)}>
          {cashStatementTexts.reverse}
        </Button>
      )}
    </span>
  )
}
