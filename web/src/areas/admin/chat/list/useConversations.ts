import type { Conversation } from '@ozi/contract'
import { useMemo } from 'react'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { arrange, type Narrowing } from '../../shared/chat/staffConversations'

export type Conversations = PagedList<Conversation>

const rowsOf = ({ data }: { readonly data: readonly Conversation[] }) => data

/** The conversations, latest first; kept up to date by chat events. */
export function useConversations(search: string, narrowing: Narrowing, openId: string | null): Conversations {
  const me = useSession()?.data?._id ?? ''
  const paged = usePagedList(api.staffChat.list.infiniteOptions(byPage({ ...narrowing, search })), rowsOf)
  const { list } = paged
  return useMemo(
    () => ({ ...paged, list: list && { ...list, rows: arrange(list.rows, narrowing, me, openId) } }),
    [paged, list, narrowing, me, openId],
  )
}
