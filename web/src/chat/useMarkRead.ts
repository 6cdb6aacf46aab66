import type { Message, SenderType } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { say } from '~/api/socket'
import { changeConversation, withSeen } from './keptConversations'
import { useLookedAt } from './lookedAt'
import { lastOfOthers } from './merge'

/**
 * Says what one has seen of an open conversation, as long as its page is before somebody's eyes. Each message is said
 * once, so that one that was marked unread stays so until it is opened again.
 */
export function useMarkRead(
  queries: QueryClient,
  conversationId: string,
  side: SenderType,
  messages: readonly Message[] | null,
  isJoined: boolean,
): void {
  const isSeen = useLookedAt(conversationId)
  const last = lastOfOthers(messages ?? [], side)
  const said = useRef({ conversationId, sequence: 0 })
  useEffect(() => {
    if (said.current.conversationId !== conversationId) said.current = { conversationId, sequence: 0 }
    if (!isSeen || !isJoined || last <= said.current.sequence) return
    const before = said.current
    said.current = { conversationId, sequence: last }
    say('mark_read', { conversationId, sequence: last }).then(
      () => {
        changeConversation(queries, conversationId, (kept) => ({
          ...withSeen(kept, side, last),
          unreadCount: 0,
        }))
      },
      () => {
        // Said again with the next message, or when the connection stands anew.
        if (said.current.sequence === last) said.current = before
      },
    )
  }, [queries, conversationId, side, last, isSeen, isJoined])
}
