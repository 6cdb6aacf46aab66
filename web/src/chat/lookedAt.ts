import { useEffect, useState } from 'react'

const open = new Set<string>()

const isVisible = (): boolean => document.visibilityState === 'visible'

/** Whether somebody has this conversation before their eyes on this page: what comes is read at once. */
export const isLookedAt = (conversationId: string): boolean => open.has(conversationId) && isVisible()

/** Says that this conversation is open. @returns whether the page it is on is seen */
export function useLookedAt(conversationId: string): boolean {
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
