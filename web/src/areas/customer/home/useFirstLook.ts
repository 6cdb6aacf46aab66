import { useCallback, useEffect, useState } from 'react'
import { useSession } from '~/session'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { lastSeen } from '../shared/orders/lastSeen'

/** On a slow network, a layout shift is better than holding the page back any longer. */
const PATIENCE_MS = 2_500

/**
 * Whether it is still unknown what is running. Until then nothing below its place is rendered, to avoid a layout shift,
 * unless nothing was running when this browser last looked.
 * @returns that, and a function that ends it
 */
export function useFirstLook(): readonly [isUnknown: boolean, end: () => void] {
  const accountId = useSession()?.data?._id
  const isRendered = useRenderedAt() !== null
  const [isUnknown, setUnknown] = useState(() => !isRendered && lastSeen(accountId) !== 'none')
  const end = useCallback(() => setUnknown(false), [])
  useEffect(() => {
    const timer = setTimeout(end, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [end])
  return [isUnknown, end]
}
