import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '~/api'
import { jobsAsked } from '../shared/jobsAsked'
import { HELD_CASH } from './heldCash'

/** The rider's jobs, the cash they hold, and whether they are on duty. */
export const firstOfRider = (queries: QueryClient, api: Api): Promise<unknown> =>
  Promise.all([
    queries.prefetchInfiniteQuery(api.orders.listOfRider.infiniteOptions(jobsAsked('running'))),
    queries.prefetchQuery(api.cash.ofRider.queryOptions({ input: HELD_CASH })),
    queries.prefetchQuery(api.offers.list.queryOptions()),
  ])
