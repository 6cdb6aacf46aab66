import type { Order } from '@ozi/contract'
import { useLocation } from 'react-router'
import { client } from '~/api'
import type { OrderSource } from '~/order/liveOrders'
import { useLiveOrders } from '~/order/useLiveOrders'
import { toast } from '~/ui/toast'
import { shopStatusOf } from './goods'
import { goodsWords, vendorTexts as texts } from './texts'

const RUNNING_AT_ONCE = 100

const source: OrderSource = {
  running: async () =>
    (await client.orders.listOfVendor({ filter: 'running', limit: RUNNING_AT_ONCE })).orders,
  one: async (id) => (await client.orders.read({ id })).data,
}

const SHOWS_ORDERS = /^\/vendor\/?$/

/** Follows a shop's orders: a new one is told wherever the shop is. */
export function VendorUpdates() {
  const { pathname } = useLocation()
  useLiveOrders(source, (order: Order) => {
    const status = shopStatusOf(order)
    // Where it is shown already it comes up by itself.
    if (SHOWS_ORDERS.test(pathname) || pathname.endsWith(order._id)) return
    toast.info(
      status === 'placed' ? texts.newOrder(order.number) : texts.news(order.number, goodsWords[status]),
    )
  })
  return null
}
