import type { OrderDetail, ServerEvent } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '~/api'
import { refetchAfterEvent } from '~/live/refetch'
import { openSocket } from '~/live/socket'

/** Keeps the rider's position and the arrival of one order up to date while its page is open. */
export function useRiderMoves(orderId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = api.orders.read.queryKey({ input: { id: orderId } })
    let wasAway = false
    return openSocket({
      events: {
        rider_moved: (moved) => {
          if (moved.orderId !== orderId) return
          queries.setQueryData<{ data: OrderDetail }>(
            queryKey,
            (kept) => kept && { data: withRider(kept.data, moved) },
          )
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
}

/** The events of two server processes may arrive in either order: an older position changes nothing. */
export function withRider(
  order: OrderDetail,
  { position, arrivesAt }: Omit<ServerEvent<'rider_moved'>, 'orderId'>,
): OrderDetail {
  if (!order.riderTracking) return order
  const { position: known, arrivesAt: _before, ...rider } = order.riderTracking
  if (position && known && position.at < known.at) return order
  return {
    ...order,
    riderTracking: {
      ...rider,
      ...(position && { position }),
      ...(arrivesAt !== undefined && { arrivesAt }),
    },
  }
}
