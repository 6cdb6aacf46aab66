import { ORDER_STAGE_NAMES, type ListedTransaction } from '@ozi/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DateTime } from '~/ui/DateTime'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'
import { EmailText } from '../shared/EmailText'
import { MethodBadge, StatusBadge } from '../shared/transactions/Badges'
import { descriptionOf, shortId } from '../shared/transactions/present'
import { ordersTexts } from './texts'

const { columns: heads } = ordersTexts

/** On narrower screens it is below the customer; on a card it is after them. */
const ON_WIDE = 'max-xl:hidden!'
/** A column that takes a part of the row, and whose text is cut there. */
const cut = (part: string) => `xl:max-w-0 ${part}`

export const transactionColumns: readonly TableColumn<ListedTransaction>[] = [
  {
    key: 'order',
    head: heads.order,
    cell: ({ order }) => <span className="font-semibold tabular-nums">{order.number}</span>,
    className: clsx(ON_WIDE, 'whitespace-nowrap'),
  },
  {
    key: 'id',
    head: heads.id,
    cell: ({ _id }) => <ShortId id={_id} />,
    className: clsx(ON_WIDE, 'whitespace-nowrap'),
  },
  {
    key: 'stage',
    head: heads.stage,
    cell: ({ order }) => <Cut text={ORDER_STAGE_NAMES[order.stage]} />,
    className: clsx(ON_WIDE, cut('xl:w-[17%]')),
  },
  {
    key: 'rider',
    head: heads.rider,
    cell: ({ order }) => order.rider !== undefined && <Cut text={order.rider} />,
    className: clsx(ON_WIDE, cut('xl:w-[11%]')),
  },
  {
    key: 'email',
    head: heads.email,
    cell: (row) => <Customer transaction={row} />,
    primary: true,
    className: clsx('md:min-w-52 md:max-xl:pl-4! xl:min-w-0', cut('xl:w-[15%]')),
  },
  {
    key: 'idOnCard',
    head: heads.id,
    cell: ({ _id }) => <ShortId id={_id} />,
    className: 'md:hidden!',
  },
  {
    key: 'orderOnCard',
    head: heads.order,
    cell: ({ order }) => whereOf(order),
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
      <span className="wrap-anywhere xl:block xl:truncate" title={descriptionOf(description)}>
        {descriptionOf(description)}
      </span>
    ),
    className: clsx('md:max-xl:hidden!', cut('xl:w-[10%]')),
  },
  {
    key: 'at',
    head: heads.createdAt,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="dateTime" />,
    numeric: true,
    className: 'md:min-w-34 xl:whitespace-nowrap',
  },
]

/** The e-mail and, on medium screens, the data of hidden columns. */
function Customer({ transaction: { _id, email, description, order } }: { transaction: ListedTransaction }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-y-0.5">
      <span className="xl:block xl:truncate xl:font-normal xl:[&_span]:inline" title={email}>
        <EmailText email={email} />
      </span>
      <span className="grid gap-y-0.5 font-normal max-md:hidden xl:hidden">
        <Tucked label={heads.order}>{whereOf(order)}</Tucked>
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

const whereOf = ({ number, stage, rider }: ListedTransaction['order']): string =>
  [number, ORDER_STAGE_NAMES[stage], ...(rider === undefined ? [] : [rider])].join(' · ')

function Cut({ text }: { text: string }) {
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  )
}

function ShortId({ id }: { id: string }) {
  return <span className="text-quiet tabular-nums">{shortId(id)}</span>
}
