import { useEffect, useState } from 'react'
import { onSessionRefused } from '~/api/sessionRefusals'
import type { Session } from '~/session'

/**
 * Whether the user logged out here, in this tab or another. A user whose session ended otherwise wants to
 * return to the same page; after a logout the next user may be somebody else.
 */
export function useHasLeft(session: Session | null): boolean {
  const [wasHere, setWasHere] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  if (session?.isLoggedIn === true && !wasHere) setWasHere(true)
  useEffect(
    () =>
      onSessionRefused((refusal) => {
        if (refusal === 'ended') setIsRefused(true)
      }),
    [],
  )
  return wasHere && !isRefused
}
