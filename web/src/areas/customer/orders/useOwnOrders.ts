import type { Order, OrderPart } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/api/usePagedList'

/** Few enough to come quickly over a slow network, and more than a screen holds. */
const PAGE_OF = 20

export interface Wanted {
  readonly filter: OrderPart | null
  readonly search: string
}

export type OwnOrders = PagedList<Order>

const rowsOf = ({ orders }: { readonly orders: readonly Order[] }) => orders

/** One's own orders, newest first, page after page; what becomes of them meanwhile is told as it happens. */
export function useOwnOrders({ filter, search }: Wanted): OwnOrders {
  return usePagedList(
    api.orders.listOwn.infiniteOptions(
      byPage({
        limit: PAGE_OF,
        filter,
        search,
      }),
    ),
    rowsOf,
  )
}
