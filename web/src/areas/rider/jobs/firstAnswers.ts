import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '~/api'
import { fetchSharing } from '../shared/sharingAnswers'
import { HELD_CASH } from './heldCash'

/** The rider's jobs, whether they are on duty and share their position, and the cash they hold. */
export const firstOfRider = (queries: QueryClient, api: Api): Promise<unknown> =>
  Promise.all([
    fetchSharing(queries, api),
    queries.prefetchQuery(api.cash.ofRider.queryOptions({ input: HELD_CASH })),
  ])
