import type { Message } from '@ozi/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { mergeMessages } from './mergeMessages'

/** As the call answers: messages oldest first within a page, the newest page first. */
interface HistoryPage {
  readonly data: Message[]
  readonly nextCursor: string | null
}

type Cursor = string | undefined
type MessageHistory = InfiniteData<HistoryPage, Cursor>

/**
 * A conversation's messages, the newest page first. Later messages arrive by socket; nothing is refetched.
 */
export const historyOptions = (conversationId: string) =>
  api.chat.messages.infiniteOptions({
    input: (cursor: Cursor) => ({ id: conversationId, ...(cursor === undefined ? {} : { cursor }) }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: ({ nextCursor }): Cursor => nextCursor ?? undefined,
    // A refetch could overwrite newer socket messages with an older answer. Missed messages are requested by
    // sequence.
    staleTime: Infinity,
    refetchOnReconnect: false,
  })

/** All messages fetched or received, in order. */
export const messagesIn = (history: MessageHistory): readonly Message[] =>
  mergeMessages(
    [],
    history.pages.flatMap(({ data }) => data),
  )

export const readHistory = (queries: QueryClient, conversationId: string): readonly Message[] => {
  const history = queries.getQueryData<MessageHistory>(historyOptions(conversationId).queryKey)
  return history ? messagesIn(history) : []
}

/** Adds messages to the cached history. Does nothing if the history was never fetched. */
export function addToHistory(
  queries: QueryClient,
  conversationId: string,
  arrived: readonly Message[],
): void {
  queries.setQueryData<MessageHistory>(historyOptions(conversationId).queryKey, (kept) => {
    const [newest, ...earlier] = kept?.pages ?? []
    if (!kept || !newest) return kept
    const inEarlier = new Set(earlier.flatMap(({ data }) => data.map(({ sequence }) => sequence)))
    const data = mergeMessages(
      newest.data,
      arrived.filter(({ sequence }) => !inEarlier.has(sequence)),
    )
    return data === newest.data ? kept : { ...kept, pages: [{ ...newest, data: [...data] }, ...earlier] }
  })
}
