import { useEffect, useState } from 'react'
import { resendWaitSeconds } from './codeClock'

/** Whole seconds until another code may be asked for, by the clock: a phone that slept is right at once. */
export function useResendWait(email: string): readonly [seconds: number, look: () => void] {
  const [seconds, setSeconds] = useState(() => resendWaitSeconds(email))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(resendWaitSeconds(email)), 500)
    return () => clearInterval(timer)
  }, [email])
  return [seconds, () => setSeconds(resendWaitSeconds(email))]
}
