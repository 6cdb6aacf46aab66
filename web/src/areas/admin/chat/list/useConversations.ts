import type { Conversation } from '@ozi/contract'
import { useMemo } from 'react'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { arrange, type ConversationFilters } from '../../shared/chat/staffConversations'

export type Conversations = PagedList<Conversation>

/** The conversations, latest first; kept up to date by chat events. */
export function useConversations(
  search: string,
  filters: ConversationFilters,
  openId: string | null,
): Conversations {
  const me = useSession()?.data?._id ?? ''
  const paged = usePagedList(api.staffChat.list.infiniteOptions(byPage({ ...filters, search })), 'data')
  const { list } = paged
  return useMemo(
    () => ({ ...paged, list: list && { ...list, rows: arrange(list.rows, filters, me, openId) } }),
    [paged, list, filters, me, openId],
  )
}
