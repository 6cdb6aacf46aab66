import { useEffect, useState } from 'react'
import { resendWaitSeconds } from './codeClock'

/**
 * Whole seconds until a new code may be requested. Computed from the clock, so it is right after a phone's
 * sleep.
 */
export function useResendWait(email: string): readonly [seconds: number, look: () => void] {
  const [seconds, setSeconds] = useState(() => resendWaitSeconds(email))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(resendWaitSeconds(email)), 500)
    return () => clearInterval(timer)
  }, [email])
  return [seconds, () => setSeconds(resendWaitSeconds(email))]
}
