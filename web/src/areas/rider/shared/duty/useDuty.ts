import type { RiderStatus } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { dutySheet } from './dutySheet'

/** Whether the rider is on duty; undefined until it is known. Read with the offers. */
export const useDuty = (): RiderStatus | undefined => useQuery(api.offers.list.queryOptions()).data?.status

/** Goes on or off duty. Whoever goes on duty and has not decided whether to share their position is asked next. */
export function useSetDuty() {
  const queries = useQueryClient()
  return useMutation(
    api.offers.setStatus.mutationOptions({
      onSuccess: ({ data }) => {
        const queryKey = api.offers.list.queryKey()
        queries.setQueryData(queryKey, (known) => known && { ...known, status: data })
        void queries.invalidateQueries({ queryKey })
        const isUndecided = queries.getQueryData(api.riderTracking.read.queryKey())?.data === null
        dutySheet.set(data.online && isUndecided ? 'position' : null)
      },
    }),
  )
}
