import type { ServerEvent } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api, client } from '~/api'
import { refetchAfterEvent } from '~/live/refetch'
import { openSocket } from '~/live/socket'
import { dropConversation } from '~/chat/liveConversations'
import { useChat } from '~/chat/useChat'
import { forgetUnsentContent, hasUnsentContent } from '~/chat/unsentContent'
import { useAnnouncing } from '~/live/announce/useAnnouncing'
import { useSession } from '~/session'
import { toast } from '~/ui/notice/toast'
import { createRefresher } from '~/live/createRefresher'
import { adminTexts as texts } from '../texts'
import { staffConversations } from './staffConversations'

/**
 * Follows the support chat on every staff page: updates lists of conversations and the number of unread ones,
 * and announces a customer's message by a sound and to screen readers, unless its conversation is open and
 * visible.
 */
export function ChatUpdates() {
  const queries = useQueryClient()
  const session = useSession()
  const token = session?.token ?? null
  const me = session?.data?._id ?? ''
  const { announce, said } = useAnnouncing()
  const [refresher] = useState(() => createRefresher(queries, [api.staffChat.countUnread.key()]))

  function letGo(conversationId: string): void {
    const isOpen = dropConversation(queries, conversationId)
    // An open conversation says so itself and then deletes the unsent messages.
    if (isOpen || !hasUnsentContent(me, conversationId)) return
    forgetUnsentContent(me, conversationId)
    toast.info(texts.writtenInVain)
  }

  useChat('admin', {
    // The title counts all unread conversations.
    arrived: ({ senderName }) => announce(0, texts.newChatMessage(senderName)),
    connected: () => {
      refetchAfterEvent(queries, { queryKey: api.staffChat.notes.key() })
      refresher.schedule()
    },
    // Any list it belongs to fetches only this conversation.
    unknownChanged: () => undefined,
    gone: letGo,
  })

  const meet = useEffectEvent((conversation: ServerEvent<'conversation_updated'>['conversation']) => {
    const lists = staffConversations(me)(queries)
    // Only the conversation itself says how many are unread.
    if (!lists.isLacking({ ...conversation, unreadCount: 1 })) return
    void client.chat.read({ id: conversation._id }).then(
      ({ data }) => lists.put(data),
      // It comes with its page, and when the connection is back.
      () => undefined,
    )
  })

  const removed = useEffectEvent((conversationId: string) => {
    letGo(conversationId)
    refresher.schedule()
  })

  useEffect(() => {
    if (token === null) return
    const close = openSocket({
      events: {
        new_message: refresher.schedule,
        unread_changed: refresher.schedule,
        conversation_updated: ({ conversation }) => meet(conversation),
        conversation_removed: ({ conversationId }) => removed(conversationId),
        note_added: ({ note }) => {
          const queryKey = api.staffChat.notes.queryKey({ input: { id: note.conversationId } })
          queries.setQueryData(queryKey, (kept) =>
            !kept || kept.data.some(({ _id }) => _id === note._id)
              ? kept
              : { ...kept, data: [...kept.data, note] },
          )
        },
      },
      poll: () => {
        refetchAfterEvent(queries, { queryKey: api.staffChat.list.key() })
        refresher.schedule()
      },
    })
    return () => {
      close()
      refresher.stop()
    }
  }, [queries, token, refresher])

  return said
}
