import { type Conversation, chatMessages, type Message, type SenderType } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { refetchAfterEvent, refetchIfFetching } from '~/live/refetch'
import { liveList } from '~/live/liveList'

/** The customer's lists and the staff's. */
const listKeys = [api.chat.listOwn.key(), api.staffChat.list.key()]
const conversationLists = liveList<Conversation>({ lists: listKeys, rows: 'data' })

const oneKey = (id: string) => api.chat.read.queryKey({ input: { id } })

/**
 * Updates a conversation everywhere in the cache, without moving it. Requests in flight are repeated, as
 * their answers may be older than the change.
 * @returns whether the conversation was cached anywhere
 */
export function changeConversation(
  queries: QueryClient,
  id: string,
  change: (before: Conversation) => Conversation,
): boolean {
  const queryKey = oneKey(id)
  const isOpened = queries.getQueryData(queryKey) !== undefined
  queries.setQueryData(queryKey, (kept) => kept && { ...kept, data: change(kept.data) })
  refetchIfFetching(queries, { queryKey })
  return conversationLists(queries).change(id, change) || isOpened
}

/** Caches a conversation as the server describes it now. */
export const keepConversation = (queries: QueryClient, conversation: Conversation): void => {
  queries.setQueryData(oneKey(conversation._id), { data: conversation })
  changeConversation(queries, conversation._id, () => conversation)
}

/**
 * Removes a deleted conversation from the cached lists and resets its own query, so that an open conversation
 * asks the server and shows that it is gone.
 * @returns whether the conversation is open on this page
 */
export function dropConversation(queries: QueryClient, id: string): boolean {
  conversationLists(queries).drop(id)
  const isOpen =
    queries
      .getQueryCache()
      .find({ queryKey: oneKey(id), exact: true })
      ?.isActive() ?? false
  void queries.resetQueries({ queryKey: oneKey(id) })
  return isOpen
}

/** Refetches the lists: a conversation may be missing from them, or be in the wrong position. */
export function askForLists(queries: QueryClient): void {
  for (const queryKey of listKeys) refetchAfterEvent(queries, { queryKey })
}

/** Raises what a side has seen; it never goes back. */
export const withSeen = (conversation: Conversation, by: SenderType, sequence: number): Conversation => ({
  ...conversation,
  seen: { ...conversation.seen, [by]: Math.max(conversation.seen[by], sequence) },
})

/** The conversation with this message as its latest, unless it already has a later one. */
export const withMessage = (conversation: Conversation, message: Message): Conversation =>
  message.sequence <= conversation.lastSequence
    ? conversation
    : {
        ...conversation,
        lastMessage: message.content === '' ? chatMessages.imageAlone : message.content,
        lastSenderType: message.senderType,
        lastUpdated: message.createdAt,
        lastSequence: message.sequence,
      }
