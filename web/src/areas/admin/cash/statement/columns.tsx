import type { StaffCashEntry } from '@ozi/contract'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { WHEN_UNFOLDED } from '~/ui/table/tableColumn'
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
    phone: 'state',
  },
  { key: 'after', head: heads.after, cell: ({ heldAfter }) => <Money amount={heldAfter} />, numeric: true },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="toMinute" />,
    numeric: true,
    phone: 'end',
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
        className="text-palm rounded-control inline-flex items-center underline-offset-4 hover:underline md:min-h-11"
      >
        {wordsOf(order)}
      </Link>
    )
  }
  return (
    <span className="grid md:py-1.5">
      {kind === 'reversed' ? cashStatementTexts.takenBack : cashStatementTexts.handedIn}
      <span className={clsx('text-quiet text-sm font-normal wrap-anywhere', WHEN_UNFOLDED)}>
        {cashStatementTexts.recordedBy(recordedBy)}
        {note !== '' && <span className="text-ink block">{note}</span>}
        {remittance && kind === 'remitted' && (
          <span className={remittance.status === 'disputed' ? 'text-bad block' : 'block'}>
            {stateOf(remittance)}
          </span>
        )}
      </span>
      {remittance && kind === 'remitted' && remittance.status !== 'reversed' && onReverse && (
        <Button
          size="sm"
          look="quiet"
          className={clsx('-ml-3 w-fit', WHEN_UNFOLDED)}
          onClick={() => onReverse(entry)}
        >
          {cashStatementTexts.reverse}
        </Button>
      )}
    </span>
  )
}
