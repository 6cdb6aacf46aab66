import type { Order } from '@ozi/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '~/api'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/account/live'
import { statusTexts } from '~/languages/en/base/frame'
import type { OrderSource } from '~/order/liveOrders'
import { isBeginning, stateWord } from '~/order/orderState'
import { useLiveOrders } from '~/order/useLiveOrders'
import { toast } from '~/ui/notice/toast'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'

const RUNNING_AT_ONCE = 100

const source: OrderSource = {
  running: async () => (await client.orders.listOwn({ filter: 'running', limit: RUNNING_AT_ONCE })).orders,
  one: async (id) => (await client.orders.read({ id })).data,
}

/** These pages show order states, so changes are only announced to screen readers there. */
const SHOWS_ORDERS = /^\/dashboard(\/(orders|delivery)(\/.*)?)?\/?$/

/** Follows the customer's orders: updates them everywhere and announces each new state once. */
export default function OrderUpdates() {
  const texts = useTexts(liveTexts)
  const words = useTexts(statusTexts)
  const { pathname } = useLocation()
  const [news, setNews] = useState('')

  useLiveOrders(source, (order: Order, isNew) => {
    // The page that placed the order has already said so in a dialog.
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
