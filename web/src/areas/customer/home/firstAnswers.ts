import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '~/api'
import { RUNNING_ORDERS } from '../shared/orders/runningInput'
import { isRecentlyDelivered, LAST_DELIVERY } from './runningDelivery'

/** The running orders, and the last delivery if it may be rated. */
export const firstOfCustomer = (queries: QueryClient, api: Api): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(api.orders.listOwn.queryOptions({ input: RUNNING_ORDERS })),
    readLast(queries, api),
  ])

async function readLast(queries: QueryClient, api: Api): Promise<void> {
  const asked = api.orders.listOwn.queryOptions({ input: LAST_DELIVERY })
  await queries.prefetchQuery(asked)
  const [newest] = queries.getQueryData(asked.queryKey)?.orders ?? []
  if (newest && isRecentlyDelivered(newest, Date.now()))
    await queries.prefetchQuery(api.orders.read.queryOptions({ input: { id: newest._id } }))
}
