import type { Order } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, refusalOf } from '~/api'
import { byPage } from '~/live/usePagedList'
import { Button } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { detailsTexts as texts } from '../texts'
import { OrderBeside } from './OrderBeside'
import { lazyPart } from '~/ui/lazy/lazyPart'

const OrderSheet = lazyPart(async () => (await import('../../shared/order-sheet/OrderSheet')).OrderSheet)

const SHOWN = 10

export const useCustomerOrders = (conversationId: string) =>
  useInfiniteQuery(api.staffChat.orders.infiniteOptions(byPage({ limit: SHOWN }, { id: conversationId })))

interface CustomerOrdersProps {
  query: ReturnType<typeof useCustomerOrders>
  /** The conversation's order comes first, expanded. */
  aboutId: string | null
}

/** The customer's orders, newest first; an order opens beside the conversation, with all actions. */
export function CustomerOrders({ query, aboutId }: CustomerOrdersProps) {
  const titleId = useId()
  const [openedId, setOpenedId] = useState<string | null>(null)
  const orders = query.data?.pages.flatMap((page) => page.orders)
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 text-base font-semibold">
        {texts.orders}
      </h3>
      {query.isError && (
        <ErrorState
          title={texts.ordersFailed}
          query={{
            refetch: query.isFetchNextPageError ? query.fetchNextPage : query.refetch,
            isFetching: query.isFetching,
          }}
        >
          {refusalOf(query.error).message}
        </ErrorState>
      )}
      {query.isPending && (
        <div role="status" aria-label={texts.ordersLoading}>
          <SkeletonLines lines={4} />
        </div>
      )}
      {orders?.length === 0 && <p className="text-quiet text-sm">{texts.ordersEmpty}</p>}
      {orders && orders.length > 0 && (
        <ul className="grid gap-2" {...OrderSheet.preloadWhenNear}>
          {aboutFirst(orders, aboutId).map((order) => (
            <OrderBeside
              key={order._id}
              order={order}
              isAbout={order._id === aboutId}
              onOpen={() => setOpenedId(order._id)}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          look="quiet"
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="mt-2"
        >
          {texts.moreOrders}
        </Button>
      )}
      {openedId !== null && <OrderSheet orderId={openedId} onClose={() => setOpenedId(null)} />}
    </section>
  )
}

const aboutFirst = (orders: readonly Order[], aboutId: string | null): readonly Order[] =>
  orders.toSorted((a, b) => Number(b._id === aboutId) - Number(a._id === aboutId))
