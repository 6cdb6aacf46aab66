import type { Message, SenderType } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { emit } from '~/live/socket'
import { changeConversation, withSeen } from './liveConversations'
import { useConversationVisible } from './visibleConversation'
import { lastOfOthers } from './mergeMessages'

/**
 * Reports what the reader has seen of an open conversation while the page is visible. Each sequence is
 * reported once, so that a conversation marked as unread stays unread until it is opened again.
 */
export function useMarkRead(
  queries: QueryClient,
  conversationId: string,
  side: SenderType,
  messages: readonly Message[] | null,
  isJoined: boolean,
): void {
  const isSeen = useConversationVisible(conversationId)
  const last = lastOfOthers(messages ?? [], side)
  const said = useRef({ conversationId, sequence: 0 })
  useEffect(() => {
    if (said.current.conversationId !== conversationId) said.current = { conversationId, sequence: 0 }
    if (!isSeen || !isJoined || last <= said.current.sequence) return
    const before = said.current
    said.current = { conversationId, sequence: last }
    emit('mark_read', { conversationId, sequence: last }).then(
      () => {
        changeConversation(queries, conversationId, (kept) => ({
          ...withSeen(kept, side, last),
          unreadCount: 0,
        }))
      },
      () => {
        // Retried with the next message or the next connection.
        if (said.current.sequence === last) said.current = before
      },
    )
  }, [queries, conversationId, side, last, isSeen, isJoined])
}
