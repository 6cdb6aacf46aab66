import type { RiderStatus } from '@ozi/contract'
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'

/** Whether the rider is on duty; undefined until it is known. Read with the offers. */
export const useDuty = (): RiderStatus | undefined => useQuery(api.offers.list.queryOptions()).data?.status

/** Goes on or off duty. */
export function useSetDuty(): UseMutationResult<{ data: RiderStatus }, Error, { online: boolean }> {
  const queries = useQueryClient()
  return useMutation(
    api.offers.setStatus.mutationOptions({
      onSuccess: ({ data }) => {
        const queryKey = api.offers.list.queryKey()
        queries.setQueryData(queryKey, (known) => known && { ...known, status: data })
        void queries.invalidateQueries({ queryKey })
      },
    }),
  )
}
