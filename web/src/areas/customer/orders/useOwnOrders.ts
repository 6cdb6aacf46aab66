import type { Order, OrderPart } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

/** Small enough to load quickly on a slow network, and more than fits on a screen. */
const PAGE_OF = 20

export interface OrdersFilter {
  readonly filter: OrderPart | null
  readonly search: string
}

export type OwnOrders = PagedList<Order>

/** The customer's orders, newest first, page by page; kept up to date by events. */
export function useOwnOrders({ filter, search }: OrdersFilter): OwnOrders {
  return usePagedList(
    api.orders.listOwn.infiniteOptions(
      byPage({
        limit: PAGE_OF,
        filter,
        search,
      }),
    ),
    'orders',
  )
}
