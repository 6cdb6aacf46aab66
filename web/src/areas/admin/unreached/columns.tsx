import { notificationRule, type UnreachedNotification } from '@ozi/contract'
import { Link } from 'react-router'
import { DateTime } from '~/ui/text/DateTime'
import type { TableColumn } from '~/ui/table/Table'
import { PhoneLink } from '../shared/PhoneLink'
import { unreachedTexts } from '../shared/unreachedTexts'
import { unreachedPageTexts as texts, whyTexts } from './texts'

const { columns: heads } = texts
const LINK =
  'text-palm rounded-control inline-flex min-h-11 items-center font-semibold whitespace-nowrap tabular-nums underline-offset-4 hover:underline'

export const unreachedColumns: readonly TableColumn<UnreachedNotification>[] = [
  {
    key: 'what',
    head: heads.what,
    cell: ({ kind, why }) => (
      <>
        {unreachedTexts[kind]}
        <span className="text-quiet block font-normal">
          {why.map((status) => whyTexts[status]).join(' ')}
        </span>
      </>
    ),
    primary: true,
  },
  {
    key: 'to',
    head: heads.to,
    cell: ({ kind, to }) =>
      to ? (
        <span className="grid justify-items-start max-md:justify-items-end">
          <span className="wrap-anywhere">{to.name}</span>
          <PhoneLink name={to.name} phone={to.mobileNumber} />
        </span>
      ) : notificationRule(kind).to === 'receiver' ? (
        texts.receiver
      ) : (
        texts.office
      ),
    className: 'md:min-w-36',
  },
  {
    key: 'at',
    head: heads.at,
    cell: ({ at }) => <DateTime at={at} style="ago" />,
    className: 'md:whitespace-nowrap',
  },
  {
    key: 'order',
    head: heads.order,
    cell: ({ kind, order }) =>
      order ? (
        <Link to={`/admin/orders/${order._id}`} aria-label={texts.openOrder(order.number)} className={LINK}>
          {order.number}
        </Link>
      ) : kind === 'staff_chat' ? (
        <Link to="/admin/chats" className={LINK}>
          {texts.openChats}
        </Link>
      ) : kind === 'staff_cash_disputed' ? (
        <Link to="/admin/cash" className={LINK}>
          {texts.openCash}
        </Link>
      ) : kind === 'staff_payment_disputed' ? (
        <Link to="/admin/payments" className={LINK}>
          {texts.openPayments}
        </Link>
      ) : null,
    className: 'max-md:items-center',
  },
]
