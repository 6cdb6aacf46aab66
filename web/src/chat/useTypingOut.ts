import { TYPING } from '@ozi/contract'
import { useCallback, useEffect, useRef } from 'react'
import { say } from '~/api/socket'

/**
 * Tells the other side that one types: again each `TYPING.renewMs` while it goes on, and when it stopped.
 * @returns told at each change of the text; the same function at each drawing
 */
export function useTypingOut(conversationId: string): (isTyping: boolean) => void {
  /** When it was said last; 0 while one does not type. */
  const saidAt = useRef(0)
  const typed = useCallback(
    (isTyping: boolean) => {
      if (isTyping ? Date.now() - saidAt.current < TYPING.renewMs : saidAt.current === 0) return
      saidAt.current = isTyping ? Date.now() : 0
      // A sign that does not arrive is none worth repeating.
      say('typing', { conversationId, isTyping }).catch(() => undefined)
    },
    [conversationId],
  )
  useEffect(() => () => typed(false), [typed])
  return typed
}
