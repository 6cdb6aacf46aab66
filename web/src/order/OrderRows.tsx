import type { Order } from '@ozi/contract'
import type { ReactNode } from 'react'
import type { PagedList } from '~/api/usePagedList'
import { PagedRows } from '~/ui/PagedRows'

interface OrderRowsProps {
  orders: PagedList<Order>
  /** One order as it stands in the list. */
  row: (order: Order) => ReactNode
  /** The place of rows that are coming. */
  skeleton: ReactNode
  /** What stands there when there is nothing. */
  empty: ReactNode
}

/** Orders below each other; what is off the screen is not laid out or painted. */
export function OrderRows({ orders, row, skeleton, empty }: OrderRowsProps) {
  return (
    <PagedRows paged={orders} skeleton={skeleton} empty={empty}>
      {(rows) => (
        <ul className="grid gap-3">
          {rows.map((order) => (
            <li key={order._id} className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
              {row(order)}
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
