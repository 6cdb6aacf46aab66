import type { Message, SenderType } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { openSocket } from '~/live/socket'
import { askToStay } from '~/live/unsent/askToStay'
import { useSession } from '~/session'
import { askForLists, changeConversation, withMessage, withSeen } from './liveConversations'
import { addToHistory } from './messageHistory'
import { isConversationVisible } from './visibleConversation'
import { deliver } from './unsent/deliverMessage'
import { startMessageSender } from './unsent/startMessageSender'
import { chatDrafts } from './chatDrafts'
import { unsentMessages } from './unsent/unsentMessages'

interface ChatListeners {
  /** The other side wrote in a conversation that is not open and visible on this page. */
  readonly arrived?: (message: Message) => void
  /** The socket is connected again; events in between were missed. */
  readonly connected?: () => void
  /** An event concerned a conversation that is not cached here. By default the lists are refetched. */
  readonly unknownChanged?: () => void
  /** An unsent message could not be sent because its conversation was deleted. */
  readonly gone?: (conversationId: string) => void
}

/**
 * Runs once per page while a user is signed in: keeps cached conversations up to date and sends unsent
 * messages.
 */
export function useChat(
  side: SenderType,
  { arrived, connected, unknownChanged, gone }: ChatListeners = {},
): void {
  const queries = useQueryClient()
  const session = useSession()
  const token = session?.token ?? null
  const accountId = session?.data?._id
  const arrivedNow = useEffectEvent((message: Message) => arrived?.(message))
  const goneNow = useEffectEvent((conversationId: string) => gone?.(conversationId))
  const connectedNow = useEffectEvent(() => connected?.())
  const unknownChangedNow = useEffectEvent(() => (unknownChanged ? unknownChanged() : askForLists(queries)))

  useEffect(() => {
    if (token === null || accountId === undefined) return
    unsentMessages.forgetOfOthers(accountId)
    chatDrafts.forgetOfOthers(accountId)
    const sender = startMessageSender({
      accountId,
      deliver: (unsent) => deliver(token, unsent),
      delivered: (message) => addToHistory(queries, message.conversationId, [message]),
      gone: (conversationId) => goneNow(conversationId),
    })
    const askNoMore = askToStay(unsentMessages, accountId)
    /** Several connections of a page may deliver the same message; it is counted once. */
    const counted = new Set<string>()

    function noteMessage(message: Message): void {
      const { conversationId, senderType, _id } = message
      addToHistory(queries, conversationId, [message])
      const isNews = senderType !== side && !counted.has(_id) && !isConversationVisible(conversationId)
      counted.add(_id)
      const isKnown = changeConversation(queries, conversationId, (kept) => ({
        ...withMessage(kept, message),
        unreadCount: kept.unreadCount + (isNews ? 1 : 0),
      }))
      if (!isKnown) unknownChangedNow()
      if (isNews) arrivedNow(message)
    }

    const close = openSocket({
      events: {
        new_message: ({ message }) => noteMessage(message),
        conversation_updated: ({ conversation }) => {
          const isKnown = changeConversation(queries, conversation._id, (kept) => ({
            ...kept,
            ...conversation,
          }))
          if (!isKnown) unknownChangedNow()
        },
        status_updated: ({ conversationId, status }) =>
          void changeConversation(queries, conversationId, (kept) => ({ ...kept, status })),
        messages_read: ({ conversationId, by, sequence }) =>
          void changeConversation(queries, conversationId, (kept) => withSeen(kept, by, sequence)),
        unread_changed: ({ conversationId, unreadCount }) =>
          void changeConversation(queries, conversationId, (kept) => ({ ...kept, unreadCount })),
      },
      connected: () => {
        askForLists(queries)
        connectedNow()
        sender.tryNow()
      },
    })
    window.addEventListener('online', sender.tryNow)
    return () => {
      close()
      sender.stop()
      askNoMore()
      window.removeEventListener('online', sender.tryNow)
    }
  }, [queries, token, accountId, side])
}
