import type { Transaction } from '@ozi/contract'
import type { ReactNode } from 'react'
import { DateTime } from '~/ui/DateTime'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'
import { EmailText } from '../shared/EmailText'
import { MethodBadge, StatusBadge } from '../shared/transactions/Badges'
import { descriptionOf, shortId } from '../shared/transactions/present'
import { ordersTexts } from './texts'

const { columns: heads } = ordersTexts

export const transactionColumns: readonly TableColumn<Transaction>[] = [
  {
    key: 'id',
    head: heads.id,
    cell: ({ _id }) => <ShortId id={_id} />,
    // On narrower screens it is below the customer; on a card it is after them.
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
    key: 'idOnCard',
    head: heads.id,
    cell: ({ _id }) => <ShortId id={_id} />,
    className: 'md:hidden!',
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
    cell: ({ description }) => (
      <span className="wrap-anywhere md:line-clamp-2">{descriptionOf(description)}</span>
    ),
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

/** The e-mail and, on medium screens, the data of hidden columns. */
function Customer({ transaction: { _id, email, description } }: { transaction: Transaction }) {
  return (
    <span className="grid gap-y-0.5">
      <EmailText email={email} />
      <span className="grid gap-y-0.5 font-normal max-md:hidden xl:hidden">
        <Tucked label={heads.id}>
          <ShortId id={_id} />
        </Tucked>
        <Tucked label={heads.description}>{descriptionOf(description)}</Tucked>
      </span>
    </span>
  )
}

/** A value with the label of its hidden column. */
function Tucked({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="line-clamp-3 wrap-anywhere">
      <span className="text-quiet mr-1 text-xs">{label}</span> {children}
    </span>
  )
}

function ShortId({ id }: { id: string }) {
  return <span className="text-quiet tabular-nums">{shortId(id)}</span>
}
