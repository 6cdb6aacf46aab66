import type { Order } from '@ozi/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '~/api'
import type { OrderSource } from '~/order/liveOrders'
import { createNewOrders } from '~/order/newOrders'
import { useAnnouncing } from '~/live/announce/useAnnouncing'
import { useLiveOrders } from '~/order/useLiveOrders'
import { toast } from '~/ui/toast'
import { shopStatusOf } from './goods'
import { goodsWords, vendorTexts as texts } from './texts'

const RUNNING_AT_ONCE = 100

const SHOWS_ORDERS = /^\/vendor\/?$/

/** Follows the shop's orders; announces new ones on every page, by a sound and in the title. */
export function VendorUpdates() {
  const { pathname } = useLocation()
  const { announce, said } = useAnnouncing()
  const [newOrders] = useState(() => createNewOrders((count) => announce(count, texts.newOrders(count))))
  const [source] = useState<OrderSource>(() => ({
    running: async () => {
      const { orders } = await client.orders.listOfVendor({ filter: 'running', limit: RUNNING_AT_ONCE })
      newOrders.catchUp(orders)
      return orders
    },
    one: async (id) => (await client.orders.read({ id })).data,
  }))
  useLiveOrders(source, (order: Order) => {
    newOrders.note(order)
    const status = shopStatusOf(order)
    // The page on the screen already shows it.
    if (SHOWS_ORDERS.test(pathname) || pathname.endsWith(order._id)) return
    toast.info(
      status === 'placed' ? texts.newOrder(order.number) : texts.news(order.number, goodsWords[status]),
    )
  })
  return said
}
