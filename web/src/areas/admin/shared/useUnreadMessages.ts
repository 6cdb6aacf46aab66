import { isPermitted, type Role } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '~/api'
import { refetchAfterEvent } from '~/live/refetch'
import { openSocket } from '~/live/socket'

/**
 * The number of contact messages that nobody has opened, kept up to date; 0, without a request, for roles
 * that may not read them.
 */
export function useUnreadMessages(role: Role): number {
  const queries = useQueryClient()
  const mayRead = isPermitted(role, 'answerCustomers')
  const { data } = useQuery(api.contact.countUnread.queryOptions({ enabled: mayRead }))

  useEffect(() => {
    if (!mayRead) return
    return openSocket({
      events: {
        contact_changed: ({ unread }) => {
          queries.setQueryData(api.contact.countUnread.queryKey(), { unread })
          refetchAfterEvent(queries, { queryKey: api.contact.list.key() })
        },
      },
      // Events may have been missed while disconnected.
      connected: () => refetchAfterEvent(queries, { queryKey: api.contact.key() }),
    })
  }, [mayRead, queries])

  return data?.unread ?? 0
}
