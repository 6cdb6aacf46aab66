import type { Actor, Order, ServerEvents } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '~/api'
import { openSocket } from '~/live/socket'
import { useSession } from '~/session'
import { catchUp, isAnyRunning, isKnownHere, mergeOrder, type OrderSource } from './liveOrders'

const NONE: Partial<ServerEvents> = {}

/**
 * Keeps cached orders up to date while somebody is signed in: applies each new state, reports it once, and
 * fetches states that were missed while the socket was disconnected.
 * @param tell `isNew`: the order was not cached on this page; `by`: who moved it, if that is known
 * @param source how orders are fetched; the same object at each render
 * @param others further events to handle; the same object at each render
 */
export function useLiveOrders(
  source: OrderSource,
  tell: (order: Order, isNew: boolean, by?: Actor) => void,
  others: Partial<ServerEvents> = NONE,
): void {
  const queries = useQueryClient()
  const token = useSession()?.token ?? null
  const tellNow = useEffectEvent(tell)

  useEffect(() => {
    if (token === null) return
    const ask = () => {
      source.missed?.()
      // A failure is ignored: the next poll or connection tries again.
      void catchUp(queries, source).then(
        (changed) => changed.forEach((order) => tellNow(order, false)),
        () => undefined,
      )
    }
    return openSocket({
      events: {
        ...others,
        // Deadlines stop and go on with the clocks.
        pause_changed: () => {
          void queries.invalidateQueries({ queryKey: api.pauses.key() })
          void queries.invalidateQueries({ queryKey: api.orders.key() })
        },
        order_updated: (update) => {
          const isNew = !isKnownHere(queries, update.order._id)
          if (mergeOrder(queries, update)) tellNow(update.order, isNew, update.by)
          others.order_updated?.(update)
        },
      },
      // The cache may be older than the connection.
      connected: ask,
      poll: () => {
        if (source.missed !== undefined || isAnyRunning(queries)) ask()
      },
    })
  }, [queries, token, source, others])
}
