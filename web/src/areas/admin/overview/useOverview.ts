import { OVERVIEW_ROWS, type OverviewPeriod } from '@ozi/contract'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { api } from '~/api'
import type { OverviewPart } from './overviewPart'

/** A fallback for socket events, in case the connection is lost, and for the change of date. */
const ASK_EVERY_MS = 60_000

/** A query as a part of the page. */
function usePart<Data>(options: UseQueryOptions<Data, Error, Data, readonly unknown[]>): OverviewPart<Data> {
  const { data, error, isFetching, isFetched, refetch } = useQuery({
    ...options,
    refetchInterval: ASK_EVERY_MS,
  })
  return { data, error, isFetching, refetch, isSettled: isFetched || error !== null || !isFetching }
}

const input = { limit: OVERVIEW_ROWS }

/** How much waits for the office; not requested unless the role may see it. */
export const useWaiting = (mayAsk: boolean) =>
  usePart({ ...api.overview.waiting.queryOptions(), enabled: mayAsk })

/** Low ratings of the last days; not requested unless the role may see them. */
export const useLowRatings = (mayAsk: boolean) =>
  usePart({ ...api.ratings.listLow.queryOptions(), enabled: mayAsk })

/** How much room the pictures take. */
export const useUploads = () => usePart(api.overview.uploads.queryOptions())

/** Everything else on the overview, part by part. */
export function useOverview(period: OverviewPeriod) {
  return {
    statistics: usePart(api.overview.statistics.queryOptions()),
    figures: usePart({
      ...api.overview.figures.queryOptions({ input: { period } }),
      // The previous period's figures stay until the new ones have loaded.
      placeholderData: keepPreviousData,
    }),
    recentOrders: usePart(api.orders.listAll.queryOptions({ input })),
    recentTransactions: usePart(api.payments.listTransactions.queryOptions({ input })),
    latestUsers: usePart(api.overview.recentUsers.queryOptions()),
  }
}
