import { isPermitted, type Role } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

/** In how many conversations something waits; 0 for roles that may not answer, and nothing is asked. */
export function useUnreadChats(role: Role): number {
  const { data } = useQuery(
    api.support.countUnread.queryOptions({ enabled: isPermitted(role, 'answerCustomers') }),
  )
  return data?.unread ?? 0
}
