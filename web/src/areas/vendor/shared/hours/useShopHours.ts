import type { ShopHours } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'

/** The shop opens and closes by the clock while a page is open. */
const ASK_AGAIN_MS = 60_000

/** When the own shop is open. */
export function useShopHours() {
  const queries = useQueryClient()
  const options = api.hours.read.queryOptions({ refetchInterval: ASK_AGAIN_MS })
  const query = useQuery(options)
  return {
    query,
    hours: query.data?.data,
    accept: (hours: ShopHours) => queries.setQueryData(options.queryKey, { data: hours }),
  }
}
