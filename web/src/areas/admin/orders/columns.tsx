import { ORDER_STAGE_NAMES, type TransactionWithOrder } from '@ozi/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { OneLine } from '~/ui/table/OneLine'
import type { TableColumn } from '~/ui/table/Table'
import { EmailText } from '../shared/EmailText'
import { MethodBadge, StatusBadge } from '../shared/transactions/Badges'
import { descriptionOf, shortId } from '../shared/transactions/presentTransaction'
import { adminTexts } from '../shared/texts'
import { transactionsTexts } from './texts'

const { columns: heads } = transactionsTexts

/** On narrower screens it is below the customer. */
const ON_WIDE = 'md:max-xl:hidden!'

export const transactionColumns: readonly TableColumn<TransactionWithOrder>[] = [
  {
    key: 'order',
    head: heads.order,
    cell: ({ order }) => <Order order={order} />,
    isKept: true,
    phone: 'title',
    className: clsx(ON_WIDE, 'xl:w-[14%] xl:max-w-0 xl:min-w-24'),
  },
  {
    key: 'id',
    head: heads.id,
    cell: ({ _id }) => <ShortId id={_id} />,
    className: ON_WIDE,
  },
  {
    key: 'email',
    head: heads.email,
    cell: (row) => <Customer transaction={row} />,
    primary: true,
    className: 'md:min-w-52 md:max-xl:pl-4! xl:w-[18%] xl:max-w-0 xl:min-w-32',
  },
  {
    key: 'amount',
    head: heads.amount,
    cell: ({ amount }) => <Money amount={amount} className="font-semibold" />,
    numeric: true,
    phone: 'end',
  },
  {
    key: 'method',
    head: heads.paymentMethod,
    cell: ({ paymentMethod }) => <MethodBadge method={paymentMethod} />,
  },
  {
    key: 'status',
    head: heads.status,
    cell: ({ status }) => <StatusBadge status={status} />,
    isKept: true,
    phone: 'state',
  },
  {
    key: 'description',
    head: heads.description,
    cell: ({ description }) => <OneLine>{descriptionOf(description)}</OneLine>,
    phone: 'detail',
    className: clsx(ON_WIDE, 'xl:w-[26%] xl:max-w-0 xl:min-w-28'),
  },
  {
    key: 'at',
    head: heads.createdAt,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="toMinute" />,
    numeric: true,
    phone: 'end',
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
      <span className="xl:hidden">
        <EmailText email={email} />
      </span>
      <span className="truncate font-normal max-xl:hidden" title={email}>
        {email ?? adminTexts.notAvailable}
      </span>
      <span className="grid gap-y-0.5 font-normal xl:hidden">
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
      <span className="font-semibold tabular-nums md:block">{order.number}</span>{' '}
      <span className="text-quiet text-xs md:block md:truncate" title={where}>
        {where}
      </span>
    </>
  )
}

function ShortId({ id }: { id: string }) {
  return <span className="text-quiet whitespace-nowrap tabular-nums">{shortId(id)}</span>
}
