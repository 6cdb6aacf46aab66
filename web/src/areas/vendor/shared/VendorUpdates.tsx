import type { Order } from '@ozi/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '~/api'
import { textsNow } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import type { OrderSource } from '~/order/liveOrders'
import { trackNewOrders } from '~/order/trackNewOrders'
import { useAnnouncing } from '~/live/announce/useAnnouncing'
import { useLiveOrders } from '~/order/useLiveOrders'
import { toast } from '~/ui/notice/toast'
import { shopStatusOf } from './goodsStatus'
import { RUNNING_AT_ONCE } from './useShopOrders'

const SHOWS_ORDERS = /^\/vendor\/?$/

/** Follows the shop's orders; announces new ones on every page, by a sound, and those that it missed. */
export function VendorUpdates() {
  const { pathname } = useLocation()
  const { announce, said } = useAnnouncing()
  const [newOrders] = useState(() =>
    trackNewOrders((count) => announce(0, textsNow(vendorFrameTexts).newOrders(count))),
  )
  const [source] = useState<OrderSource>(() => ({
    running: async () => {
      const { orders } = await client.orders.listOfVendor({ filter: 'running', limit: RUNNING_AT_ONCE })
      newOrders.catchUp(orders)
      return orders
    },
    one: async (id) => (await client.orders.read({ id })).data,
  }))
  useLiveOrders(source, (order: Order, _isNew, by) => {
    newOrders.note(order)
    const texts = textsNow(vendorFrameTexts)
    const status = shopStatusOf(order)
    if (status === 'rejected' && by === 'clock') {
      toast.error(texts.missed(order.number))
      return
    }
    // The page on the screen already shows it.
    if (SHOWS_ORDERS.test(pathname) || pathname.endsWith(order._id)) return
    toast.info(
      status === 'placed'
        ? texts.newOrder(order.number)
        : texts.news(order.number, textsNow(statusTexts)[status]),
    )
  })
  return said
}
