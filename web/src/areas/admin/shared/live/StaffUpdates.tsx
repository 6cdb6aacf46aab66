import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client } from '~/api'
import type { OrderSource } from '~/order/liveOrders'
import { useLiveOrders } from '~/order/useLiveOrders'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { adminTexts as texts } from '../texts'
import { allowSound, chime } from '~/ui/chime'
import { isMuted } from './muted'
import { createNewOrders } from './newOrders'
import { createRefresher } from './refresher'
import { createTransactionNews } from './transactionNews'
import { useIsLookedAt } from '~/ui/useIsLookedAt'
import { useTitleBadge } from '~/ui/useTitleBadge'

/** More than come while a connection is away for a moment; the rest is found by whoever opens the list. */
const NEWEST = 100

/**
 * Follows orders and signups on every page of the staff: what is shown of them is brought up to date, and a new order
 * is told by a sound, in the title until the page is looked at, and to those who listen. Beside new orders the title
 * counts conversations with something unread.
 */
export function StaffUpdates({ unreadChats }: { unreadChats: number }) {
  const queries = useQueryClient()
  const [unseen, setUnseen] = useState(0)
  const [said, setSaid] = useState('')
  const isLookedAt = useIsLookedAt(() => setUnseen(0))
  useTitleBadge(unseen + unreadChats)

  function announce(count: number) {
    if (!isMuted()) chime()
    if (!isLookedAt()) setUnseen((before) => before + count)
    setSaid(texts.newOrders(count))
  }

  const [refresher] = useState(() =>
    createRefresher(queries, [
      api.overview.statistics.key(),
      api.overview.figures.key(),
      api.overview.recentUsers.key(),
      // Of long lists the rows that changed are asked for, by the transactions' own news.
      api.payments.listTransactions.key({ type: 'query' }),
      api.orders.listAll.key(),
    ]),
  )
  const [transactions] = useState(() => createTransactionNews(queries))
  const [newOrders] = useState(() => createNewOrders(announce))
  const [source] = useState<OrderSource>(() => ({
    running: async () => {
      const { orders } = await client.orders.listAll({ limit: NEWEST })
      newOrders.catchUp(orders)
      // Whatever else was told while nobody listened.
      refresher.soon()
      return orders
    },
    one: async (id) => (await client.orders.read({ id })).data,
    missed: transactions.soon,
  }))
  const [others] = useState(() => ({ account_created: refresher.soon }))
  useLiveOrders(
    source,
    (order) => {
      newOrders.note(order)
      refresher.soon()
      transactions.moved(order._id)
    },
    others,
  )

  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    const allow = () => {
      if (!isMuted()) allowSound()
    }
    for (const event of events) document.addEventListener(event, allow, { passive: true })
    return () => {
      refresher.stop()
      transactions.stop()
      for (const event of events) document.removeEventListener(event, allow)
    }
  }, [refresher, transactions])

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
