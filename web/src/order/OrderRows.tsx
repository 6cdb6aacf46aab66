import type { Order } from '@ozi/contract'
import type { ReactNode } from 'react'
import type { PagedList } from '~/live/usePagedList'
import { CardList, totalOf } from '~/ui/list/CardList'
import { PagedRows } from '~/live/PagedRows'

interface OrderRowsProps {
  orders: PagedList<Order>
  /** Renders one order. */
  row: (order: Order) => ReactNode
  /** Shown while orders are loading. */
  skeleton: ReactNode
  /** Shown if there are no orders. */
  empty: ReactNode
}

/** A list of orders; in a long one only orders near the screen are rendered. */
export function OrderRows({ orders, row, skeleton, empty }: OrderRowsProps) {
  return (
    <PagedRows paged={orders} skeleton={skeleton} empty={empty}>
      {(rows) => (
        <CardList
          rows={rows}
          total={totalOf(orders.list)}
          rowKey={({ _id }) => _id}
          renderRow={row}
          gap="gap-3"
          columns="grid-cols-1"
          cardSize="[contain-intrinsic-size:auto_11rem]"
          blankSize="h-[141rem]"
        />
      )}
    </PagedRows>
  )
}
