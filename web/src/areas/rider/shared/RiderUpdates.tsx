import type { Order, ServerEvents } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { api, client } from '~/api'
import { askAgain } from '~/live/askAgain'
import { isKnownHere, type OrderSource } from '~/order/liveOrders'
import { useAnnouncing } from '~/live/announce/useAnnouncing'
import { carryingWord } from '~/order/state'
import { useLiveOrders } from '~/order/useLiveOrders'
import { useSession } from '~/session'
import { toast } from '~/ui/toast'
import { createNewOffers } from './newOffers'
import { useJobsAtHand } from './useJobsAtHand'
import { wasTakenHere } from './taken'
import { jobWords, riderTexts as texts } from './texts'

const RUNNING_AT_ONCE = 100

/**
 * Follows the rider's jobs and the waiting orders, and updates both on the screen. New waiting orders, and
 * jobs assigned by staff, are announced by a sound and in the title.
 */
export function RiderUpdates() {
  const queries = useQueryClient()
  const me = useSession()?.data?._id
  const { pathname } = useLocation()
  const { announce, said } = useAnnouncing()

  const [askForOffers] = useState(() => () => askAgain(queries, { queryKey: api.offers.list.key() }))
  const [askForCash] = useState(() => () => askAgain(queries, { queryKey: api.cash.ofRider.key() }))
  const [source] = useState<OrderSource>(() => ({
    running: async () =>
      (await client.orders.listOfRider({ filter: 'running', limit: RUNNING_AT_ONCE })).orders,
    one: async (id) => (await client.orders.read({ id })).data,
    missed: () => {
      askForOffers()
      askForCash()
    },
  }))
  const others = useMemo(
    (): Partial<ServerEvents> => ({
      offers_changed: askForOffers,
      offer_made: askForOffers,
      offer_gone: askForOffers,
      cash_remitted: askForCash,
      // Assigned to another rider, so it may have to leave this rider's list.
      order_updated: ({ order }) => {
        if (order.status === 'delivered') askForCash()
        if (order.rider?._id !== me) askAgain(queries, { queryKey: api.orders.listOfRider.key() })
      },
    }),
    [queries, askForOffers, askForCash, me],
  )
  useLiveOrders(
    source,
    (order: Order) => {
      const { _id, number, status } = order
      // The job's own page shows it, and the rider made most of these moves.
      const isOwnDeed = status === 'assigned' && wasTakenHere(_id)
      if (!isOwnDeed && !pathname.endsWith(_id)) toast.info(texts.news(number, jobWords[carryingWord(order)]))
      if (!isOwnDeed && status === 'assigned') announce(1, '')
    },
    others,
  )

  useJobsAtHand()
  const offers = useQuery(api.offers.list.queryOptions()).data?.offers
  const [look] = useState(() =>
    createNewOffers(
      (id) => isKnownHere(queries, id),
      (count) => announce(count, texts.newOffers(count)),
    ),
  )
  useEffect(() => {
    if (offers) look(offers)
  }, [offers, look])

  return said
}
