import { useEffect, useState } from 'react'

const QUIET_AFTER_MS = 3_000

/** True some seconds after the page came: what nobody waits for is loaded then. */
export function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isQuiet
}
