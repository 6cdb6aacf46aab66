import { OVERVIEW_ROWS, type OverviewPeriod } from '@ozi/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '~/api'
import { usePart } from './usePart'

const input = { limit: OVERVIEW_ROWS }

/** The number of waiting orders by stage; not requested unless the role may see them. */
export const useWaiting = (mayAsk: boolean) =>
  usePart({ ...api.overview.waiting.queryOptions(), enabled: mayAsk })

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
