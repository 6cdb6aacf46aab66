import type { Offer, Order, ServerEvents } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { api, client } from '~/api'
import { useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { statusTexts } from '~/languages/en/base/frame'
import { refetchAfterEvent } from '~/live/refetch'
import { isKnownHere, type OrderSource } from '~/order/liveOrders'
import { useAnnouncing } from '~/live/announce/useAnnouncing'
import { carryingWord } from '~/order/orderState'
import { useLiveOrders } from '~/order/useLiveOrders'
import { useSession } from '~/session'
import { toast } from '~/ui/notice/toast'
import { createNewOffers } from './offer/newOffers'
import { OfferAlert } from './offer/OfferAlert'
import { wasTakenHere } from './offer/ordersTakenHere'
import { SharePositions } from './position/SharePositions'
import { useJobsAtHand } from './useJobsAtHand'

const RUNNING_AT_ONCE = 100

/**
 * Follows the rider's jobs and the waiting orders, and updates both on the screen. New waiting orders, and
 * jobs assigned by staff, are announced by a sound and in the title; what is offered to this rider covers the page.
 */
export function RiderUpdates() {
  const queries = useQueryClient()
  const texts = useTexts(riderFrameTexts)
  const states = useTexts(statusTexts)
  const me = useSession()?.data?._id
  const { pathname } = useLocation()
  const { announce, said } = useAnnouncing()

  const [askForOffers] = useState(() => () => refetchAfterEvent(queries, { queryKey: api.offers.list.key() }))
  const [askForCash] = useState(() => () => refetchAfterEvent(queries, { queryKey: api.cash.ofRider.key() }))
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
      rider_status: ({ status }) => {
        queries.setQueryData(api.offers.list.queryKey(), (known) => known && { ...known, status })
        askForOffers()
      },
      // Offers also say how much cash the rider may still take.
      cash_remitted: () => {
        askForCash()
        askForOffers()
      },
      // Assigned to another rider, so it may have to leave this rider's list.
      order_updated: ({ order }) => {
        if (order.status === 'delivered') askForCash()
        if (order.rider?._id !== me) refetchAfterEvent(queries, { queryKey: api.orders.listOfRider.key() })
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
      if (!isOwnDeed && !pathname.endsWith(_id)) toast.info(texts.news(number, states[carryingWord(order)]))
      if (!isOwnDeed && status === 'assigned') announce(1, '')
    },
    others,
  )

  useJobsAtHand()
  const offers = useQuery(api.offers.list.queryOptions()).data?.offers
  // What is offered to this rider alone is counted by its alarm.
  const tell = useEffectEvent((those: readonly Offer[]) =>
    announce(those.filter(({ until }) => until === undefined).length, texts.waiting(those.length)),
  )
  const [look] = useState(() => createNewOffers((id) => isKnownHere(queries, id)))
  useEffect(() => {
    const those = offers ? look(offers) : []
    if (those.length > 0) tell(those)
  }, [offers, look])

  return (
    <>
      {said}
      <SharePositions />
      <OfferAlert />
    </>
  )
}
