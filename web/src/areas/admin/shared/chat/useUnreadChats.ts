import { isPermitted, type Role } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

/** The number of unread conversations; 0, without a request, for roles that may not answer. */
export function useUnreadChats(role: Role): number {
  const { data } = useQuery(
    api.staffChat.countUnread.queryOptions({ enabled: isPermitted(role, 'answerCustomers') }),
  )
  return data?.unread ?? 0
}
