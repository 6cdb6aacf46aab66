import { useCallback, useEffect, useState } from 'react'
import { useSession } from '~/session'
import { useRenderedAt } from '~/ui/renderedAt'
import { lastSeen } from '../shared/orders/lastSeen'
import { useRunningOrders } from '../shared/orders/useRunningOrders'

/** On a slow network, a layout shift is better than holding the page back any longer. */
const PATIENCE_MS = 2_500

/**
 * What is below the place of a running delivery waits until it is known what is there, to avoid a layout shift: unless
 * nothing was running when this browser last looked.
 */
export function useFirstLook() {
  const accountId = useSession()?.data?._id
  const { orders, failure } = useRunningOrders()
  const isRendered = useRenderedAt() !== null
  const [isFirst] = useState(() => !isRendered && lastSeen(accountId) !== 'none')
  const [isSettled, setSettled] = useState(!isFirst)
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return {
    /** Whether it is still unknown if a delivery is running. */
    isUnknown: isFirst && isPatient && orders === null && failure === null,
    /** Whether what is running has its size. */
    isSettled,
    settle: useCallback(() => setSettled(true), []),
  }
}
