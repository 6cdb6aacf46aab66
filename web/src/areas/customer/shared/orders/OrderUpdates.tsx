import type { Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '~/api'
import { openSocket } from '~/api/socket'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/customer/live'
import { statusWords } from '~/languages/en/customer/shared'
import { useSession } from '~/session'
import { toast } from '~/ui/toast'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { catchUp, isAnyRunning, mergeOrder, type OrderSource } from './liveOrders'
import { stateWord } from '~/order/state'

/** How often running orders are asked for while the connection is away. */
const ASK_EVERY_MS = 20_000
const RUNNING_AT_ONCE = 100

const source: OrderSource = {
  running: async () => (await client.orders.listOwn({ filter: 'running', limit: RUNNING_AT_ONCE })).orders,
  one: async (id) => (await client.orders.read({ id })).data,
}

/** These pages show an order's state themselves: there it is only said aloud. */
const SHOWS_ORDERS = /^\/dashboard(\/(orders|delivery)(\/.*)?)?\/?$/

/** Follows one's orders as long as one is signed in: each new state is told once, and put where it is shown. */
export function OrderUpdates() {
  const texts = useTexts(liveTexts)
  const words = useTexts(statusWords)
  const queries = useQueryClient()
  const token = useSession()?.token ?? null
  const { pathname } = useLocation()
  const [news, setNews] = useState('')

  const tell = useEffectEvent((order: Order) => {
    const text = texts.news(order.number, words[stateWord(order)])
    if (SHOWS_ORDERS.test(pathname)) setNews(text)
    else toast.info(text)
  })

  useEffect(() => {
    if (token === null) return
    let isConnected = false
    const ask = () => {
      // Whoever cannot be asked now will be at the next turn.
      void catchUp(queries, source).then(
        (changed) => changed.forEach((order) => tell(order)),
        () => undefined,
      )
    }
    const close = openSocket({
      events: {
        order_updated: ({ order }) => {
          if (mergeOrder(queries, order)) tell(order)
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
      if (!isConnected && document.visibilityState === 'visible' && isAnyRunning(queries)) ask()
    }
    const timer = setInterval(askInstead, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', askInstead)
    return () => {
      close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askInstead)
    }
  }, [queries, token])

  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  )
}
