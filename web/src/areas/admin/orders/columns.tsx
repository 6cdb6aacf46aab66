import { ORDER_STAGE_NAMES, type TransactionWithOrder } from '@ozi/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { EmailText } from '../shared/EmailText'
import { MethodBadge, StatusBadge } from '../shared/transactions/Badges'
import { descriptionOf, shortId } from '../shared/transactions/presentTransaction'
import { transactionsTexts } from './texts'

const { columns: heads } = transactionsTexts

/** On narrower screens it is below the customer; on a card it is after them. */
const ON_WIDE = 'max-xl:hidden!'
const ON_CARD = 'md:hidden!'

const ID = {
  key: 'id',
  head: heads.id,
  cell: ({ _id }: TransactionWithOrder) => <ShortId id={_id} />,
}

export const transactionColumns: readonly TableColumn<TransactionWithOrder>[] = [
  {
    key: 'order',
    head: heads.order,
    cell: ({ order }) => <Order order={order} />,
    // The text is cut where the column ends.
    className: clsx(ON_WIDE, 'xl:w-[14%] xl:max-w-0'),
  },
  { ...ID, className: ON_WIDE },
  {
    key: 'email',
    head: heads.email,
    cell: (row) => <Customer transaction={row} />,
    primary: true,
    className: 'md:min-w-52 md:max-xl:pl-4! xl:w-[18%] xl:min-w-40',
  },
  { ...ID, key: 'idOnCard', className: ON_CARD },
  {
    key: 'orderOnCard',
    head: heads.order,
    cell: ({ order }) => `${order.number} · ${whereOf(order)}`,
    className: ON_CARD,
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
      <span className="wrap-anywhere xl:line-clamp-2" title={descriptionOf(description)}>
        {descriptionOf(description)}
      </span>
    ),
    className: 'md:max-xl:hidden! xl:w-[18%] xl:min-w-40',
  },
  {
    key: 'at',
    head: heads.createdAt,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="toMinute" />,
    numeric: true,
    className: 'md:min-w-34 xl:min-w-30',
  },
]

/** The e-mail and, on medium screens, the data of hidden columns. */
function Customer({
  transaction: { _id, email, description, order },
}: {
  transaction: TransactionWithOrder
}) {
  return (
    <span className="grid grid-cols-1 gap-y-0.5">
      <span className="xl:line-clamp-2 xl:font-normal" title={email}>
        <EmailText email={email} />
      </span>
      <span className="grid gap-y-0.5 font-normal max-md:hidden xl:hidden">
        <Tucked label={heads.order}>
          {order.number} · {whereOf(order)}
        </Tucked>
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

const whereOf = ({ stage, rider }: TransactionWithOrder['order']): string =>
  [ORDER_STAGE_NAMES[stage], ...(rider === undefined ? [] : [rider])].join(' · ')

/** The number, and where the order is. */
function Order({ order }: { order: TransactionWithOrder['order'] }) {
  const where = whereOf(order)
  return (
    <>
      <span className="block font-semibold tabular-nums">{order.number}</span>
      <span className="text-quiet block truncate text-xs" title={where}>
        {where}
      </span>
    </>
  )
}

function ShortId({ id }: { id: string }) {
  return <span className="text-quiet whitespace-nowrap tabular-nums">{shortId(id)}</span>
}
