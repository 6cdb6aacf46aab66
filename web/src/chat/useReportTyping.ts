import { TYPING } from '@ozi/contract'
import { useCallback, useEffect, useRef } from 'react'
import { say } from '~/live/socket'

/**
 * Tells the other side that the user is typing: repeated every `TYPING.renewMs` while it goes on, and once
 * when it stops.
 * @returns to be called at each change of the text; the same function at each render
 */
export function useReportTyping(conversationId: string): (isTyping: boolean) => void {
  /** When it was last reported; 0 while not typing. */
  const saidAt = useRef(0)
  const typed = useCallback(
    (isTyping: boolean) => {
      if (isTyping ? Date.now() - saidAt.current < TYPING.renewMs : saidAt.current === 0) return
      saidAt.current = isTyping ? Date.now() : 0
      // A lost typing event is not worth a retry.
      say('typing', { conversationId, isTyping }).catch(() => undefined)
    },
    [conversationId],
  )
  useEffect(() => () => typed(false), [typed])
  return typed
}
