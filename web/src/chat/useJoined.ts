import { type SenderType, TYPING } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refusalOf } from '~/api'
import { openSocket, say } from '~/api/socket'
import { useSession } from '~/session'
import { keepConversation } from './keptConversations'
import { keepMessages, keptMessages } from './keptMessages'
import { wholeUpTo } from './merge'

const JOIN_AGAIN_MS = 3_000
/** These say that joining again would be refused again. */
const FINAL: readonly string[] = ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION', 'UNAUTHENTICATED', 'OTP_REQUIRED']

export interface Joined {
  /** What was missed has been asked for, and what comes is told. */
  readonly isJoined: boolean
  /** The other side is typing; fades by itself, so that a lost connection never leaves it on. */
  readonly isTyping: boolean
}

/**
 * Takes part in a conversation: each time the connection stands anew, and wherever a message is missing in between,
 * what was missed is asked for by sequence.
 * @param isReady its latest messages are known
 */
export function useJoined(
  queries: QueryClient,
  conversationId: string,
  side: SenderType,
  isReady: boolean,
): Joined {
  const token = useSession()?.token ?? null
  const [isJoined, setJoined] = useState(false)
  const [isTyping, setTyping] = useState(false)

  useEffect(() => {
    if (token === null || !isReady) return
    let isGone = false
    let again: ReturnType<typeof setTimeout> | undefined
    let fade: ReturnType<typeof setTimeout> | undefined

    function join(): void {
      clearTimeout(again)
      const afterSequence = wholeUpTo(keptMessages(queries, conversationId))
      say('join_conversation', { conversationId, afterSequence }).then(
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

    function stopTyping(): void {
      clearTimeout(fade)
      setTyping(false)
    }

    const close = openSocket({
      events: {
        previous_messages: ({ conversationId: id, messages, hasMore }) => {
          if (id !== conversationId) return
          keepMessages(queries, id, messages)
          // Of an empty page there is nothing after which the rest would come.
          if (hasMore && messages.length > 0) join()
        },
        new_message: ({ message }) => {
          if (message.conversationId !== conversationId) return
          keepMessages(queries, conversationId, [message])
          if (message.senderType !== side) stopTyping()
          if (wholeUpTo(keptMessages(queries, conversationId)) < message.sequence) join()
        },
        typing_indicator: ({ conversationId: id, senderType, isTyping: types }) => {
          if (id !== conversationId || senderType === side) return
          stopTyping()
          if (!types) return
          setTyping(true)
          fade = setTimeout(stopTyping, TYPING.fadeMs)
        },
      },
      connected: join,
      disconnected: () => {
        clearTimeout(again)
        setJoined(false)
        stopTyping()
      },
    })
    return () => {
      isGone = true
      clearTimeout(again)
      close()
      setJoined(false)
      stopTyping()
    }
  }, [queries, token, conversationId, side, isReady])

  return { isJoined, isTyping }
}
