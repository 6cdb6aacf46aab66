import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { api, refusalOf } from '~/api'
import { keepConversation } from '~/chat/liveConversations'
import { chatAddress } from '../chatAddress'

/** Marks a conversation as unread and closes it, so that it waits in the list. */
export function useMarkUnread(conversationId: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const marking = useMutation(
    api.staffChat.markUnread.mutationOptions({
      onSuccess: async ({ data }) => {
        await navigate(chatAddress(search, null), { preventScrollReset: true })
        keepConversation(queries, data)
        void queries.invalidateQueries({ queryKey: api.staffChat.countUnread.key() })
      },
    }),
  )
  return {
    mark: () => marking.mutate({ id: conversationId }),
    isBusy: marking.isPending,
    error: marking.error ? refusalOf(marking.error).message : null,
  }
}
