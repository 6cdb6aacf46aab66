import { useEffect, useState } from 'react'
import { useSession } from '~/session'
import { lastSeen } from '../shared/orders/lastSeen'
import { useRunningOrders } from '../shared/orders/useRunningOrders'

/** A slow network must not keep the page back for longer than a jump would be worth. */
const PATIENCE_MS = 2_500

/**
 * Whether this browser has yet to learn if a delivery is on its way: on a first visit nothing below its place is
 * drawn before, so that nothing jumps away under a thumb.
 */
export function useFirstLook(): boolean {
  const accountId = useSession()?.data?._id
  const { orders, failure } = useRunningOrders()
  const [isFirst] = useState(() => lastSeen(accountId) === 'unknown')
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isFirst && isPatient && orders === null && failure === null
}
