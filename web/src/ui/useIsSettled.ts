import { useEffect, useState } from 'react'

const SETTLED_MS = 3_000

/** True some seconds after the page came: what nobody waits for is loaded then. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
