import type { ServerEvents } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, client } from '~/api'
import type { OrderSource } from '~/order/liveOrders'
import { inOneTab } from '~/live/announce/amongTabs'
import { trackNewOrders } from '~/order/trackNewOrders'
import { useAnnouncing } from '~/live/announce/useAnnouncing'
import { useLiveOrders } from '~/order/useLiveOrders'
import { adminTexts as texts } from '../texts'
import { createRefresher } from '~/live/createRefresher'
import { createSetbacks } from './createSetbacks'
import { createLiveTransactions } from '../transactions/liveTransactions'
import { toast } from '~/ui/notice/toast'
import { useTitleBadge } from '~/live/announce/useTitleBadge'

/** More than arrive during a short disconnection; older ones appear when the list is opened. */
const NEWEST = 100

/**
 * Follows orders and sign-ups on every staff page: updates what is shown, and announces a new order by a
 * sound, in the title until the page is looked at, and to screen readers. A setback of an order is announced
 * in the same way and by a toast, in one tab only. The title also counts unread conversations.
 */
export function StaffUpdates({ unreadChats }: { unreadChats: number }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { announce, said } = useAnnouncing()
  useTitleBadge(unreadChats)

  const [refresher] = useState(() =>
    createRefresher(queries, [
      api.overview.statistics.key(),
      api.overview.figures.key(),
      api.overview.waiting.key(),
      api.overview.recentUsers.key(),
      // The paged lists of transactions are not here: createLiveTransactions fetches their changed rows alone.
      api.payments.listTransactions.key({ type: 'query' }),
      api.orders.listAll.key(),
      api.cash.key(),
      api.closures.key(),
    ]),
  )
  const [transactions] = useState(() => createLiveTransactions(queries))
  const [setbacks] = useState(() =>
    createSetbacks(({ _id, number }, setback) => {
      void inOneTab(`${_id} ${setback}`, () => {
        announce(1, texts.setbacks[setback](number))
        toast.info(texts.setbacks[setback](number), undefined, {
          label: texts.openOrder,
          onClick: () => void navigate(`/admin/orders/${_id}`),
        })
      })
    }),
  )
  const [newOrders] = useState(() => trackNewOrders((count) => announce(count, texts.newOrders(count))))
  const [source] = useState<OrderSource>(() => ({
    running: async () => {
      const { orders } = await client.orders.listAll({ limit: NEWEST })
      newOrders.catchUp(orders)
      setbacks.catchUp(orders)
      // Other events may have been missed, too.
      refresher.schedule()
      return orders
    },
    one: async (id) => (await client.orders.read({ id })).data,
    missed: transactions.missed,
  }))
  const [others] = useState<Partial<ServerEvents>>(() => ({
    account_created: refresher.schedule,
    cash_remitted: refresher.schedule,
    closures_changed: refresher.schedule,
    // Includes moves made here: if their answer arrived first, the order's state is not new, but the lists
    // are stale.
    order_updated: ({ order, by }) => {
      setbacks.note(order, by)
      refresher.schedule()
      transactions.moved(order)
    },
  }))
  useLiveOrders(
    source,
    (order) => {
      newOrders.note(order)
      refresher.schedule()
      transactions.moved(order)
    },
    others,
  )

  useEffect(
    () => () => {
      refresher.stop()
      transactions.stop()
    },
    [refresher, transactions],
  )

  return said
}
