import { type RiderSearch } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, type client } from '~/api'
import { refetchAfterEvent } from '~/live/refetch'
import { openSocket } from '~/live/socket'
import { useNow } from '~/ui/text/useNow'
import { useStaffOrder } from '../../shared/order-sheet/useStaffOrder'

/** Riders move without an event. */
const ASK_EVERY_MS = 15_000
const TICK_MS = 500

type Candidates = Awaited<ReturnType<typeof client.dispatch.candidates>>

/** The search for an order's rider, and who could carry it; fetched while it waits. */
export function useCandidates(orderId: string, isWaiting: boolean) {
  const queries = useQueryClient()
  const input = { orderId }
  const query = useQuery(
    api.dispatch.candidates.queryOptions({ input, enabled: isWaiting, refetchInterval: ASK_EVERY_MS }),
  )
  useEffect(() => {
    const queryKey = api.dispatch.candidates.queryKey({ input: { orderId } })
    let wasAway = false
    return openSocket({
      events: {
        dispatch_updated: ({ orderIds }) => {
          if (orderIds.includes(orderId)) refetchAfterEvent(queries, { queryKey })
        },
      },
      connected: () => {
        if (wasAway) refetchAfterEvent(queries, { queryKey })
        wasAway = false
      },
      disconnected: () => {
        wasAway = true
      },
    })
  }, [queries, orderId])
  return {
    ...query,
    /** Writes what the server says of the search; the riders are fetched again. */
    putSearch(search: RiderSearch) {
      const queryKey = api.dispatch.candidates.queryKey({ input })
      queries.setQueryData<Candidates>(queryKey, (known) => known && { ...known, search })
      refetchAfterEvent(queries, { queryKey })
    },
  }
}

/** Whether the search for an order's rider has its size: it is fetched, or there is none. */
export function useSearchSettled(orderId: string): boolean {
  const { order } = useStaffOrder(orderId)
  const options = api.dispatch.candidates.queryOptions({ input: { orderId }, enabled: false })
  const { isPending } = useQuery(options)
  return order?.status !== 'created' || !isPending
}

/** The time left until then as 0:27, by this device's clock and how far the server's is ahead; null once it is over. */
export function useCountdown(until: string | undefined, aheadMs: number): string | null {
  const now = useNow(until === undefined ? null : TICK_MS)
  if (until === undefined) return null
  const seconds = Math.ceil((Date.parse(until) - now - aheadMs) / 1000)
  if (seconds <= 0) return null
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
