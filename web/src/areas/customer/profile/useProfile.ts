import type { UserProfile } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api } from '~/api'
import { updateSession } from '~/session'

/** The user's profile; it stays on the screen if refetching fails. */
export function useProfile(accountId: string) {
  const queries = useQueryClient()
  const options = useMemo(
    () => api.accounts.readProfile.queryOptions({ input: { id: accountId } }),
    [accountId],
  )
  const query = useQuery({ ...options, enabled: accountId !== '' })
  /** Shows an updated profile here and everywhere the session's name and picture are shown. */
  const accept = useCallback(
    (profile: UserProfile) => {
      queries.setQueryData(options.queryKey, { userProfile: profile })
      const { name, email, mobileNumber, address, profileImage } = profile
      updateSession({ name, email, mobileNumber, phone: mobileNumber, address, profileImage })
    },
    [queries, options],
  )
  return { query, accept }
}
