import type { Conversation, Message, SenderType } from '@ozi/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { emit } from '~/live/socket'
import { useStore } from '~/browser/useStore'
import { useSession } from '~/session'
import { isConversationMissing } from './isConversationMissing'
import { historyOptions, messagesIn } from './messageHistory'
import { createTypingReports } from './reportTyping'
import { type UnsentMessage, unsentMessages } from './unsent/unsentMessages'
import { useJoinConversation } from './useJoinConversation'
import { useMarkRead } from './useMarkRead'

const NONE: readonly UnsentMessage[] = []

/** The unsent messages in this conversation, in the order they were written. */
function useUnsent(accountId: string | undefined, conversationId: string): readonly UnsentMessage[] {
  const all = useStore({
    watch: unsentMessages.watch,
    read: () => (accountId === undefined ? NONE : unsentMessages.read(accountId)),
    rendered: () => NONE,
  })
  return useMemo(
    () => all.filter((unsent) => unsent.conversationId === conversationId),
    [all, conversationId],
  )
}

export interface OpenConversation {
  /** null until it is loaded. */
  readonly conversation: Conversation | null
  /** In order, without duplicates; null until the latest page is loaded. */
  readonly messages: readonly Message[] | null
  /** The reader's unsent messages, in the order they were written. */
  readonly unsent: readonly UnsentMessage[]
  readonly hasEarlier: boolean
  readonly isLoadingEarlier: boolean
  readonly loadEarlier: () => void
  /** It does not exist, or belongs to somebody else. */
  readonly isNotFound: boolean
  /** The part that failed to load, in SPEC's words, and why; data loaded before stays. */
  readonly error: { readonly title: string; readonly reason: string } | null
  readonly isFetching: boolean
  readonly refetch: () => void
  /** Whether messages arrive live. Otherwise messages are sent by HTTP calls, and wait if those fail. */
  readonly isConnected: boolean
  /** Whether the other side is typing. */
  readonly isTyping: boolean
  /** To be called at each change of the text; false when typing stopped. */
  readonly typed: (isTyping: boolean) => void
  /** Keeps the message as unsent and sends it as soon as possible. */
  readonly send: (content: string, image: string | null) => void
  readonly sendAgain: (clientId: string) => void
  readonly discard: (clientId: string) => void
}

/**
 * One open conversation: live messages, sending, typing and read state. Requires `useChat` on the same page.
 * @param side the reader's
 */
export function useConversation(conversationId: string, side: SenderType): OpenConversation {
  const queries = useQueryClient()
  const texts = useTexts(chatTexts)
  const accountId = useSession()?.data?._id
  const one = useQuery({
    ...api.chat.read.queryOptions({ input: { id: conversationId } }),
    // Every join returns the latest conversation.
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  const history = useInfiniteQuery(historyOptions(conversationId))
  const { data, fetchNextPage, isFetchNextPageError } = history
  const messages = useMemo(() => (data ? messagesIn(data) : null), [data])
  const kept = useUnsent(accountId, conversationId)
  const unsent = useMemo(() => {
    const stored = new Set(messages?.map(({ clientId }) => clientId))
    return kept.filter(({ clientId }) => !stored.has(clientId))
  }, [kept, messages])

  const { isJoined, isTyping } = useJoinConversation(queries, conversationId, side, data !== undefined)
  useMarkRead(queries, conversationId, side, messages, isJoined)
  const typed = useReportTyping(conversationId)

  const error = one.error ?? history.error
  const refusal = error ? refusalOf(error) : null
  const isNotFound = error !== null && isConversationMissing(error)
  return {
    conversation: one.data?.data ?? null,
    messages,
    unsent,
    hasEarlier: history.hasNextPage,
    isLoadingEarlier: history.isFetchingNextPage,
    loadEarlier: () => {
      // After a failure only Retry fetches again, not scrolling.
      if (!history.isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
    },
    isNotFound,
    error:
      refusal && !isNotFound
        ? {
            title: one.error ? texts.conversationFailed : texts.messagesFailed,
            reason: refusal.message,
          }
        : null,
    isFetching: (one.isError && one.isFetching) || (history.isError && history.isFetching),
    refetch: () => {
      if (one.isError) void one.refetch()
      if (history.isError) void (isFetchNextPageError ? fetchNextPage() : history.refetch())
    },
    isConnected: isJoined,
    isTyping,
    typed,
    send: (content, image) => {
      if (accountId === undefined) return
      typed(false)
      unsentMessages.add(accountId, { conversationId, content: content.trim(), image })
    },
    sendAgain: (clientId) =>
      accountId !== undefined && unsentMessages.change(accountId, clientId, { refusal: null }),
    discard: (clientId) => accountId !== undefined && unsentMessages.forget(accountId, clientId),
  }
}

/**
 * Tells the other side that the user is typing.
 * @returns to be called at each change of the text; the same function at each render
 */
function useReportTyping(conversationId: string): (isTyping: boolean) => void {
  const typed = useMemo(
    () =>
      createTypingReports((isTyping) => {
        // A lost typing event is not worth a retry.
        emit('typing', { conversationId, isTyping }).catch(() => undefined)
      }),
    [conversationId],
  )
  useEffect(() => () => typed(false), [typed])
  return typed
}
