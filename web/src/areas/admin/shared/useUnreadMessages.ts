import { isPermitted, type Role } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

const LOOK_AGAIN_MS = 60_000

/** How many contact messages nobody has opened; 0 for roles that may not read them, and nothing is asked. */
export function useUnreadMessages(role: Role): number {
  const { data } = useQuery(
    api.contact.countUnread.queryOptions({
      enabled: isPermitted(role, 'answerCustomers'),
      refetchInterval: LOOK_AGAIN_MS,
    }),
  )
  return data?.unread ?? 0
}
