import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '~/api'
import { jobsAsked } from './jobsAsked'

/** Fetches what each page of a rider waits for: whether there are jobs or duty, and whether the position is shared. */
export const fetchSharing = (queries: QueryClient, api: Api): Promise<unknown> =>
  Promise.all([
    queries.prefetchInfiniteQuery(api.orders.listOfRider.infiniteOptions(jobsAsked('running'))),
    queries.prefetchQuery(api.offers.list.queryOptions()),
    queries.prefetchQuery(api.riderTracking.read.queryOptions()),
  ])
