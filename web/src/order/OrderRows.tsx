import type { Order } from '@ozi/contract'
import type { ReactNode } from 'react'
import type { PagedList } from '~/api/usePagedList'
import { CardList, totalOf } from '~/ui/CardList'
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

/** Orders below each other; of many those near the screen are drawn. */
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
          columns="grid-cols-[minmax(0,1fr)]"
          cardSize="[contain-intrinsic-size:auto_11rem]"
          blankSize="h-[141rem]"
        />
      )}
    </PagedRows>
  )
}
