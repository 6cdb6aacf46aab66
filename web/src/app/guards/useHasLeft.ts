import { useEffect, useState } from 'react'
import { onSessionRefused } from '~/api/sessionRefusals'
import type { Session } from '~/session'

/**
 * Whether the one who was signed in here logged out, in this tab or another. Whose session ended otherwise
 * wants to come back to the same page; after logging out the next one may be somebody else.
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
