import { useEffect, useState } from 'react'

const open = new Set<string>()

const isVisible = (): boolean => document.visibilityState === 'visible'

/** Whether this conversation is open and its page visible, so that a new message counts as read at once. */
export const isConversationVisible = (conversationId: string): boolean =>
  open.has(conversationId) && isVisible()

/** Registers this conversation as open. @returns whether its page is visible */
export function useConversationVisible(conversationId: string): boolean {
  const [isSeen, setSeen] = useState(isVisible)
  useEffect(() => {
    const look = () => setSeen(isVisible())
    open.add(conversationId)
    document.addEventListener('visibilitychange', look)
    return () => {
      open.delete(conversationId)
      document.removeEventListener('visibilitychange', look)
    }
  }, [conversationId])
  return isSeen
}
