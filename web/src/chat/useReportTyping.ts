import { useEffect, useMemo } from 'react'
import { emit } from '~/live/socket'
import { createTypingReports } from './typing'

/**
 * Tells the other side that the user is typing.
 * @returns to be called at each change of the text; the same function at each render
 */
export function useReportTyping(conversationId: string): (isTyping: boolean) => void {
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
