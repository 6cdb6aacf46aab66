import type { Order } from '@ozi/contract'
import type { ReactNode } from 'react'
import type { PagedList } from '~/api/usePagedList'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'

interface OrderRowsProps {
  orders: PagedList<Order>
  /** One order as it stands in the list. */
  row: (order: Order) => ReactNode
  /** The place of rows that are coming. */
  skeleton: ReactNode
  /** What stands there when there is nothing. */
  empty: ReactNode
}

/** Orders page after page, with all that may become of asking for them; rows once shown stay. */
export function OrderRows({ orders, row, skeleton, empty }: OrderRowsProps) {
  const { list, failure, failedAtNextPage, ...more } = orders
  const error = failure !== null && (
    <ErrorState title={failure} onRetry={more.retry} retrying={more.isRetrying} />
  )
  return (
    <>
      {!failedAtNextPage && error}
      {list === null && failure === null && skeleton}
      {list?.isCurrent && list.rows.length === 0 && empty}
      {list && list.rows.length > 0 && (
        <ul className={list.isCurrent ? 'grid gap-3' : 'grid gap-3 opacity-60'}>
          {list.rows.map((order) => (
            <li key={order._id} className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
              {row(order)}
            </li>
          ))}
        </ul>
      )}
      {failedAtNextPage && error}
      {list?.isCurrent && more.hasMore && !failedAtNextPage && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          totalIsMinimum={list.totalIsMinimum}
          hasMore
          loading={more.isLoadingMore}
          onLoadMore={more.loadMore}
        />
      )}
    </>
  )
}
