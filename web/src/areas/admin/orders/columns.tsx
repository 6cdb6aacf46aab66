import type { Transaction } from '@ozi/contract'
import { DateTime } from '~/ui/DateTime'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'
import { MethodBadge, StatusBadge } from '../shared/transactions/Badges'
import { descriptionOf, shortId } from '../shared/transactions/present'
import { ordersTexts } from './texts'

const { columns: heads } = ordersTexts

export const transactionColumns: readonly TableColumn<Transaction>[] = [
  {
    key: 'id',
    head: heads.id,
    cell: ({ _id }) => <ShortId id={_id} />,
    // Below, there is room for it beside the customer only.
    className: 'max-xl:hidden! whitespace-nowrap',
  },
  {
    key: 'email',
    head: heads.email,
    cell: (row) => <Customer transaction={row} />,
    primary: true,
    className: 'md:min-w-52 md:max-xl:pl-6! xl:min-w-44',
  },
  {
    key: 'amount',
    head: heads.amount,
    cell: ({ amount }) => <Money amount={amount} className="font-semibold" />,
    numeric: true,
  },
  {
    key: 'method',
    head: heads.paymentMethod,
    cell: ({ paymentMethod }) => <MethodBadge method={paymentMethod} />,
    className: 'md:w-24',
  },
  { key: 'status', head: heads.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'description',
    head: heads.description,
    cell: ({ description }) => <Description text={description} />,
    className: 'md:max-xl:hidden! xl:min-w-40',
  },
  {
    key: 'at',
    head: heads.createdAt,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    numeric: true,
    className: 'md:min-w-34 xl:whitespace-nowrap',
  },
]

/** The e-mail, and what narrower screens have no column for. */
function Customer({ transaction: { _id, email, description } }: { transaction: Transaction }) {
  // A long address breaks there first.
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <span className="grid gap-x-4 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="wrap-anywhere">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
      <span className="text-sm font-normal xl:hidden">
        <ShortId id={_id} />
      </span>
      <span className="font-normal max-md:hidden xl:hidden">
        <Description text={description} />
      </span>
    </span>
  )
}

function Description({ text }: { text: string }) {
  return <span className="wrap-anywhere md:line-clamp-2">{descriptionOf(text)}</span>
}

function ShortId({ id }: { id: string }) {
  return <span className="text-quiet tabular-nums">{shortId(id)}</span>
}
