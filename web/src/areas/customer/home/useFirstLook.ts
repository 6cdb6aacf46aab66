import { useEffect, useState } from 'react'
import { useSession } from '~/session'
import { useRenderedAt } from '~/ui/renderedAt'
import { lastSeen } from '../shared/orders/lastSeen'
import { useRunningOrders } from '../shared/orders/useRunningOrders'

/** On a slow network, a layout shift is better than holding the page back any longer. */
const PATIENCE_MS = 2_500

/**
 * Whether it is still unknown if a delivery is running. On a first visit nothing below the delivery's place
 * is rendered until then, to avoid a layout shift.
 */
export function useFirstLook(): boolean {
  const accountId = useSession()?.data?._id
  const { orders, failure } = useRunningOrders()
  const isRendered = useRenderedAt() !== null
  const [isFirst] = useState(() => !isRendered && lastSeen(accountId) === 'unknown')
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isFirst && isPatient && orders === null && failure === null
}
