import { isPermitted, type Role } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'

/** Whether the user's two-step login is on; null until known. For staff only. */
export function useSecondFactor(role: Role) {
  const queries = useQueryClient()
  const isMine = isPermitted(role, 'secureOwnLogin')
  const { data, error, isFetching, refetch } = useQuery(
    api.secondFactor.read.queryOptions({ enabled: isMine }),
  )
  return {
    isMine,
    state: data ?? null,
    failure: error === null ? null : refusalOf(error).message,
    isRetrying: error !== null && isFetching,
    retry: () => void refetch(),
    refresh: () => void queries.invalidateQueries({ queryKey: api.secondFactor.key() }),
  }
}
