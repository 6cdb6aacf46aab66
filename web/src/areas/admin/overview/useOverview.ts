import { OVERVIEW_ROWS, type OverviewPeriod } from '@ozi/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '~/api'
import { usePart } from './usePart'

const input = { limit: OVERVIEW_ROWS }

/** How many orders wait, for whoever may see which; nobody else asks. */
export const useWaiting = (mayAsk: boolean) =>
  usePart({ ...api.overview.waiting.queryOptions(), enabled: mayAsk })

/** Everything else the overview shows, part by part. */
export function useOverview(period: OverviewPeriod) {
  return {
    statistics: usePart(api.overview.statistics.queryOptions()),
    figures: usePart({
      ...api.overview.figures.queryOptions({ input: { period } }),
      // Another period's figures stand until these have come.
      placeholderData: keepPreviousData,
    }),
    recentOrders: usePart(api.orders.listAll.queryOptions({ input })),
    recentTransactions: usePart(api.payments.listTransactions.queryOptions({ input })),
    latestUsers: usePart(api.overview.recentUsers.queryOptions()),
  }
}
