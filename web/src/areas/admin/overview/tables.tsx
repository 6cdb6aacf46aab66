import { type Order, OVERVIEW_ROWS, overviewMessages, type Transaction, type User } from '@ozi/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { statusTexts } from '~/languages/en/base/frame'
import { stateWord, statusTone } from '~/order/orderState'
import { Card } from '~/ui/list/Card'
import { Badge } from '~/ui/state/Badge'
import { cutAt } from '~/ui/table/OneLine'
import { Table, type TableColumn } from '~/ui/table/Table'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { adminTexts } from '../shared/texts'
import type { OverviewPart } from './overviewPart'
import { PartState } from './PartState'
import { emailName, methodTone, orderDescription, transactionTone } from './presentOrder'
import { overviewTexts as texts } from './texts'

const { orderColumns, transactionColumns, signupColumns } = texts

/** A link to the order beside the list of all orders. */
const ToOrder = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link
    to={`/admin/orders/${id}`}
    className="decoration-line hover:decoration-ink inline-block max-w-full py-1 font-medium underline underline-offset-4"
  >
    {children}
  </Link>
)

const orders: readonly TableColumn<Order>[] = [
  {
    key: 'description',
    head: orderColumns.description,
    cell: (order) => (
      <ToOrder id={order._id}>
        <span className="block truncate" title={orderDescription(order)}>
          {orderDescription(order)}
        </span>
      </ToOrder>
    ),
    primary: true,
    className: cutAt('md:w-[50%]'),
  },
  {
    key: 'date',
    head: orderColumns.date,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    phone: 'end',
    className: 'whitespace-nowrap',
  },
  {
    key: 'status',
    head: orderColumns.status,
    cell: (order) => <Badge tone={statusTone(order.status)}>{statusTexts[stateWord(order)]}</Badge>,
    phone: 'state',
  },
]

const transactions: readonly TableColumn<Transaction>[] = [
  {
    key: 'email',
    head: transactionColumns.email,
    cell: ({ email, orderId }) => (
      <ToOrder id={orderId}>
        <span className="wrap-anywhere">{emailName(email)}</span>
      </ToOrder>
    ),
    primary: true,
  },
  {
    key: 'amount',
    head: transactionColumns.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'end',
  },
  {
    key: 'status',
    head: transactionColumns.status,
    cell: ({ status }) => (
      <Badge tone={transactionTone(status)}>
        <span className="capitalize">{status}</span>
      </Badge>
    ),
    phone: 'state',
  },
  {
    key: 'method',
    head: transactionColumns.method,
    cell: ({ paymentMethod }) =>
      paymentMethod ? <Badge tone={methodTone(paymentMethod)}>{paymentMethod}</Badge> : texts.notAvailable,
    phone: 'detail',
  },
]

const signups: readonly TableColumn<User>[] = [
  {
    key: 'name',
    head: signupColumns.name,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    primary: true,
  },
  { key: 'role', head: signupColumns.role, cell: ({ role }) => texts.roles[role], phone: 'detail' },
  {
    key: 'joined',
    head: signupColumns.joined,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="day" />,
    phone: 'end',
  },
  {
    key: 'details',
    head: signupColumns.details,
    phone: 'state',
    cell: ({ name }) => (
      <Link
        to="/admin/users"
        className="text-palm inline-flex min-h-11 items-center font-semibold max-md:-my-2 md:min-h-8"
      >
        {texts.more}
        <span className="sr-only">{texts.moreAbout(name)}</span>
      </Link>
    ),
  },
]

export function RecentOrders({ part }: { part: OverviewPart<{ readonly orders: readonly Order[] }> }) {
  return (
    <Section title={texts.recentOrders} part={part}>
      {(list) => (
        <Rows
          title={texts.recentOrders}
          columns={orders}
          rows={list.orders.slice(0, OVERVIEW_ROWS)}
          empty={overviewMessages.noOrders}
        />
      )}
    </Section>
  )
}

export function LatestTransactions({
  part,
}: {
  part: OverviewPart<{ readonly transactions: readonly Transaction[] }>
}) {
  return (
    <Section title={texts.transactions} part={part}>
      {(list) => (
        <Rows
          title={texts.transactions}
          columns={transactions}
          rows={list.transactions.slice(0, OVERVIEW_ROWS)}
          empty={overviewMessages.noTransactions}
        />
      )}
    </Section>
  )
}

export function RecentSignups({
  part,
}: {
  part: OverviewPart<{ readonly lastTenRegisteredUsers: readonly User[] }>
}) {
  return (
    <Section title={texts.signups} part={part}>
      {({ lastTenRegisteredUsers }) => (
        <Rows
          title={texts.signups}
          columns={signups}
          rows={lastTenRegisteredUsers}
          empty={overviewMessages.noUsers}
        />
      )}
    </Section>
  )
}

/** The page is seen whole with rows of 32 pixels. */
const LOW_ROWS = 'md:[&_tbody_td]:h-8 md:[&_tbody_td]:py-0 md:[&_tbody_th]:h-8 md:[&_tbody_th]:py-0'

function Section<Data>({
  title,
  part,
  children,
}: {
  title: string
  part: OverviewPart<Data>
  children: (data: Data) => ReactNode
}) {
  return (
    <Card as="section" title={title} flush className={`h-full ${LOW_ROWS}`}>
      {part.data === undefined ? (
        <div className="p-4 md:px-6">
          <PartState part={part}>{() => null}</PartState>
        </div>
      ) : (
        children(part.data)
      )}
    </Card>
  )
}

function Rows<Row extends { readonly _id: string }>({
  title,
  columns,
  rows,
  empty,
}: {
  title: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  empty: string
}) {
  return (
    <Table
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty={empty}
      marks={useArrivals(rows)}
      isDense
    />
  )
}

/** Marks for the rows that were not there when the page was opened. */
function useArrivals(rows: readonly { readonly _id: string }[]): ReadonlyMap<string, string> {
  const [first] = useState(() => new Set(rows.map(({ _id }) => _id)))
  return new Map(
    rows.filter(({ _id }) => !first.has(_id)).map(({ _id }) => [_id, adminTexts.marks.new] as const),
  )
}
