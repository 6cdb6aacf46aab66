import { orderMessages } from '@ozi/contract'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'
import { OrderCard, OrderCardSkeleton } from '../shared/OrderCard'
import { pageTitles } from '../shared/texts'
import { ordersTexts as texts } from './texts'
import { useOwnOrders } from './useOwnOrders'

export function meta() {
  return [{ title: `${pageTitles.orders} · Ozi` }]
}

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4'

/** Everything one has sent and asked for, newest first. */
export default function Orders() {
  const { list, failure, failedAtNextPage, ...more } = useOwnOrders()
  const error = failure !== null && (
    <ErrorState
      title={failedAtNextPage ? texts.failedNext : texts.failed}
      onRetry={more.retry}
      retrying={more.isRetrying}
    >
      {failure} {list && !failedAtNextPage && texts.earlier}
    </ErrorState>
  )
  const isLoading = list === null && failure === null
  return (
    <div className="grid gap-5" aria-busy={isLoading}>
      <h1 className="text-3xl">{pageTitles.orders}</h1>
      {!failedAtNextPage && error}
      {isLoading && (
        <div className={GRID}>
          <OrderCardSkeleton />
          <OrderCardSkeleton />
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </div>
      )}
      {list?.orders.length === 0 && (
        <EmptyState
          art={<RiderOkada className="w-full" />}
          title={orderMessages.none}
          action={<LinkButton to="/dashboard/send">{pageTitles.send}</LinkButton>}
        >
          {texts.noneHint}
        </EmptyState>
      )}
      {list && list.orders.length > 0 && (
        <ul className={GRID}>
          {list.orders.map((order) => (
            <li key={order._id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {failedAtNextPage && error}
      {list && more.hasMore && !failedAtNextPage && (
        <LoadMore
          shown={list.orders.length}
          total={list.total}
          totalIsMinimum={list.totalIsMinimum}
          hasMore
          loading={more.isLoadingMore}
          onLoadMore={more.loadMore}
        />
      )}
    </div>
  )
}
