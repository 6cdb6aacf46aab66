import type { UserProfile } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api, refusalOf } from '~/api'
import { updateSession } from '~/session'

interface ProfileAnswer {
  /** null until the first answer. */
  readonly profile: UserProfile | null
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
  /** Shows an updated profile here and everywhere the session's name and picture are shown. */
  readonly accept: (profile: UserProfile) => void
}

/** The user's profile; it stays on the screen if refetching fails. */
export function useProfile(accountId: string): ProfileAnswer {
  const queries = useQueryClient()
  const options = useMemo(
    () => api.accounts.readProfile.queryOptions({ input: { id: accountId } }),
    [accountId],
  )
  const query = useQuery({ ...options, enabled: accountId !== '' })
  const accept = useCallback(
    (profile: UserProfile) => {
      queries.setQueryData(options.queryKey, { userProfile: profile })
      const { name, email, mobileNumber, address, profileImage } = profile
      updateSession({ name, email, mobileNumber, phone: mobileNumber, address, profileImage })
    },
    [queries, options],
  )
  return {
    profile: query.data?.userProfile ?? null,
    failure: query.error ? refusalOf(query.error).message : null,
    isRetrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
    accept,
  }
}
