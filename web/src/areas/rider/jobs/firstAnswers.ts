import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '~/api'
import { prefetchSharing } from '../shared/position/prefetchSharing'
import { HELD_CASH } from '../shared/heldCash'

/** The rider's jobs, whether they are on duty and share their position, and the cash they hold. */
export const firstOfRider = (queries: QueryClient, api: Api): Promise<unknown> =>
  Promise.all([
    prefetchSharing(queries, api),
    queries.prefetchQuery(api.cash.ofRider.queryOptions({ input: HELD_CASH })),
  ])
