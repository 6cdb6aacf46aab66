import type { Order } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

/** More than a kitchen has at once; further ones are loaded at the end of the list. */
export const RUNNING_AT_ONCE = 100

/** The shop's running orders, kept up to date on every page; those that have just ended stay until it is loaded anew. */
export const useShopOrders = (): PagedList<Order> =>
  usePagedList(
    api.orders.listOfVendor.infiniteOptions(byPage({ limit: RUNNING_AT_ONCE, filter: 'running' })),
    'orders',
  )
