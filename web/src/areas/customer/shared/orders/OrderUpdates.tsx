import type { Order } from '@ozi/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '~/api'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/customer/live'
import { statusWords } from '~/languages/en/customer/shared'
import type { OrderSource } from '~/order/liveOrders'
import { isBeginning, stateWord } from '~/order/state'
import { useLiveOrders } from '~/order/useLiveOrders'
import { toast } from '~/ui/toast'
import { VisuallyHidden } from '~/ui/VisuallyHidden'

const RUNNING_AT_ONCE = 100

const source: OrderSource = {
  running: async () => (await client.orders.listOwn({ filter: 'running', limit: RUNNING_AT_ONCE })).orders,
  one: async (id) => (await client.orders.read({ id })).data,
}

/** These pages show an order's state themselves: there it is only said aloud. */
const SHOWS_ORDERS = /^\/dashboard(\/(orders|delivery)(\/.*)?)?\/?$/

/** Follows one's orders: each new state is told once, and put where it is shown. */
export function OrderUpdates() {
  const texts = useTexts(liveTexts)
  const words = useTexts(statusWords)
  const { pathname } = useLocation()
  const [news, setNews] = useState('')

  useLiveOrders(source, (order: Order, isNew) => {
    // Placing it was told by who placed it, in a dialog: one act is told once.
    if (isNew && isBeginning(order)) return
    const text = texts.news(order.number, words[stateWord(order)])
    if (SHOWS_ORDERS.test(pathname)) setNews(text)
    else toast.info(text)
  })

  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  )
}
