import type { Order, ServerEvents } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { openSocket } from '~/api/socket'
import { useSession } from '~/session'
import { catchUp, isAnyRunning, isKnownHere, mergeOrder, type OrderSource } from './liveOrders'

/** How often running orders are asked for while the connection is away. */
const ASK_EVERY_MS = 20_000
const NONE: Partial<ServerEvents> = {}

/**
 * Follows the orders one may see as long as one is signed in: each new state is put where it is shown, and told once.
 * What was missed while nobody told us is asked for.
 * @param tell `isNew`: no page here knew the order
 * @param source where orders are read from; the same at each drawing
 * @param others further events to listen to, or what else an order's news mean here; the same at each drawing
 */
export function useLiveOrders(
  source: OrderSource,
  tell: (order: Order, isNew: boolean) => void,
  others: Partial<ServerEvents> = NONE,
): void {
  const queries = useQueryClient()
  const token = useSession()?.token ?? null
  const tellNow = useEffectEvent(tell)

  useEffect(() => {
    if (token === null) return
    let isConnected = false
    const ask = () => {
      source.missed?.()
      // Whoever cannot be asked now will be at the next turn.
      void catchUp(queries, source).then(
        (changed) => changed.forEach((order) => tellNow(order, false)),
        () => undefined,
      )
    }
    const close = openSocket({
      events: {
        ...others,
        order_updated: (told) => {
          const isNew = !isKnownHere(queries, told.order._id)
          if (mergeOrder(queries, told.order)) tellNow(told.order, isNew)
          others.order_updated?.(told)
        },
      },
      connected: () => {
        // What was kept from the last visit, or fetched a moment ago, may be older than the connection.
        ask()
        isConnected = true
      },
      disconnected: () => {
        isConnected = false
      },
    })
    const askInstead = () => {
      const isOfUse = source.missed !== undefined || isAnyRunning(queries)
      if (!isConnected && document.visibilityState === 'visible' && isOfUse) ask()
    }
    const timer = setInterval(askInstead, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', askInstead)
    return () => {
      close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askInstead)
    }
  }, [queries, token, source, others])
}
