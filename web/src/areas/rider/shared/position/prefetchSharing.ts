import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '~/api'
import { jobsQuery } from '../jobsQuery'

/** Fetches what each page of a rider waits for: whether there are jobs or duty, and whether the position is shared. */
export const prefetchSharing = (queries: QueryClient, api: Api): Promise<unknown> =>
  Promise.all([
    queries.prefetchInfiniteQuery(api.orders.listOfRider.infiniteOptions(jobsQuery('running'))),
    queries.prefetchQuery(api.offers.list.queryOptions()),
    queries.prefetchQuery(api.riderTracking.read.queryOptions()),
  ])
