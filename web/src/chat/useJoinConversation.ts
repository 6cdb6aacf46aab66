import type { SenderType } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refusalOf } from '~/api'
import { openSocket, emit } from '~/live/socket'
import { useSession } from '~/session'
import { keepConversation } from './liveConversations'
import { addToHistory, readHistory } from './messageHistory'
import { wholeUpTo } from './mergeMessages'
import { createTypingSign } from './reportTyping'

const JOIN_AGAIN_MS = 3_000
/** After these refusals, joining again would be refused too. */
const FINAL: readonly string[] = ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION', 'UNAUTHENTICATED', 'OTP_REQUIRED']

interface JoinState {
  /** Missed messages were requested, and new ones arrive live. */
  readonly isJoined: boolean
  /** The other side is typing. */
  readonly isTyping: boolean
}

/**
 * Joins a conversation's room. On every reconnect, and whenever a gap in the sequence appears, it joins again
 * and requests the missed messages by sequence.
 * @param isReady the latest messages are loaded
 */
export function useJoinConversation(
  queries: QueryClient,
  conversationId: string,
  side: SenderType,
  isReady: boolean,
): JoinState {
  const token = useSession()?.token ?? null
  const [isJoined, setJoined] = useState(false)
  const [isTyping, setTyping] = useState(false)

  useEffect(() => {
    if (token === null || !isReady) return
    let isGone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const sign = createTypingSign(setTyping)

    function join(): void {
      clearTimeout(again)
      const afterSequence = wholeUpTo(readHistory(queries, conversationId))
      emit('join_conversation', { conversationId, afterSequence }).then(
        ({ conversation }) => {
          if (isGone) return
          keepConversation(queries, conversation)
          setJoined(true)
        },
        (error: unknown) => {
          if (!isGone && !FINAL.includes(refusalOf(error).code)) again = setTimeout(join, JOIN_AGAIN_MS)
        },
      )
    }

    const close = openSocket({
      events: {
        previous_messages: ({ conversationId: id, messages, hasMore }) => {
          if (id !== conversationId) return
          addToHistory(queries, id, messages)
          // After an empty page there is no later sequence to continue from.
          if (hasMore && messages.length > 0) join()
        },
        new_message: ({ message }) => {
          if (message.conversationId !== conversationId) return
          addToHistory(queries, conversationId, [message])
          if (message.senderType !== side) sign.told(false)
          if (wholeUpTo(readHistory(queries, conversationId)) < message.sequence) join()
        },
        typing_indicator: ({ conversationId: id, senderType, isTyping: types }) => {
          if (id !== conversationId || senderType === side) return
          sign.told(types)
        },
      },
      connected: join,
      disconnected: () => {
        clearTimeout(again)
        setJoined(false)
        sign.told(false)
      },
    })
    return () => {
      isGone = true
      clearTimeout(again)
      close()
      setJoined(false)
      sign.told(false)
    }
  }, [queries, token, conversationId, side, isReady])

  return { isJoined, isTyping }
}
