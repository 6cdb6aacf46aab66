import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '~/api'
import { isRunning } from '~/order/orderState'
import { useSession } from '~/session'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { Skeleton } from '~/ui/state/Skeleton'
import { lastSeen, noteRunning } from '../shared/orders/lastSeen'
import { useRunningOrders } from '../shared/orders/useRunningOrders'
import { isRecentlyDelivered, LAST_DELIVERY, RUNNING_BOX } from './runningDelivery'

// Most visits find nothing running, and do without both.
const loadCards = async () => (await import('./RunningCards')).default
const RunningCards = lazyPart(loadCards)
const UnratedDelivery = lazyPart(async () => (await import('./UnratedDelivery')).default)

interface RunningDeliveryProps {
  /** Called once it has its size, or takes none. */
  onSettled: () => void
}

/** Running deliveries, those that need the customer first, or the last delivery to be rated; nothing if there is none. */
export function RunningDelivery({ onSettled }: RunningDeliveryProps) {
  const { data, isError } = useRunningOrders()
  const orders = data?.orders
  const accountId = useSession()?.data?._id
  const renderedAt = useRenderedAt()
  const queries = useQueryClient()
  // The server knows what there is, and nothing of what this browser saw.
  const [wasRunning] = useState(() =>
    renderedAt === null
      ? lastSeen(accountId) === 'running'
      : orders?.some(isRunning) || mayRateLast(queries, renderedAt),
  )
  const toCome = wasRunning ? SKELETON : null
  const running = useMemo(() => orders?.filter(isRunning) ?? [], [orders])
  const isThere = running.length > 0
  // The same element at each render: what the server rendered stays on the screen until its script is there.
  const shown = useMemo(
    () =>
      running.length > 0 ? (
        <RunningCards orders={running} onSettled={onSettled} fallback={toCome} />
      ) : (
        <UnratedDelivery toCome={toCome} onSettled={onSettled} fallback={toCome} />
      ),
    [running, toCome, onSettled],
  )
  const isKnown = orders !== undefined
  useEffect(() => {
    if (wasRunning) void loadCards()
  }, [wasRunning])
  useEffect(() => {
    if (accountId === undefined || !isKnown) return
    // A delivery that has just ended may be rated: that is noted once it is known.
    if (isThere || !wasRunning) noteRunning(accountId, isThere)
  }, [isKnown, isThere, wasRunning, accountId])
  const isNothing = isKnown ? !isThere && !wasRunning : isError
  useEffect(() => {
    if (isNothing) onSettled()
  }, [isNothing, onSettled])
  if (isNothing) return null
  return isKnown ? shown : toCome
}

/** Whether the server found a delivery that may be rated. */
function mayRateLast(queries: QueryClient, renderedAt: number): boolean {
  const { queryKey } = api.orders.listOwn.queryOptions({ input: LAST_DELIVERY })
  const [newest] = queries.getQueryData(queryKey)?.orders ?? []
  return newest !== undefined && isRecentlyDelivered(newest, renderedAt)
}

/** A skeleton of a running delivery. */
const SKELETON = (
  <div aria-busy className={RUNNING_BOX}>
    <div className="grid min-w-0 gap-3">
      <div>
        <Skeleton className="h-5 w-36" />
        <Skeleton className="mt-1.5 h-7.5 w-52" />
        <Skeleton className="mt-1.5 h-5.5 w-44" />
      </div>
      <Skeleton className="aspect-[230/40] w-full max-w-72" />
    </div>
    <Skeleton className="h-12 w-32" />
  </div>
)
