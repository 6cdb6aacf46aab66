import type { Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { api, client } from '~/api'
import { askAgain } from '~/api/askAgain'
import { openSocket } from '~/api/socket'
import type { OrderSource } from '~/order/liveOrders'
import { useLiveOrders } from '~/order/useLiveOrders'
import { useSession } from '~/session'
import { toast } from '~/ui/toast'
import { wasTakenHere } from './taken'
import { jobWords, riderTexts as texts } from './texts'

const RUNNING_AT_ONCE = 100

const source: OrderSource = {
  running: async () =>
    (await client.orders.listOfRider({ filter: 'running', limit: RUNNING_AT_ONCE })).orders,
  one: async (id) => (await client.orders.read({ id })).data,
}

/** Follows a rider's jobs and what waits for one: both change where they are shown. */
export function RiderUpdates() {
  const queries = useQueryClient()
  const me = useSession()?.data?._id
  const { pathname } = useLocation()
  const others = useMemo(
    () => ({ offers_changed: () => askAgain(queries, { queryKey: api.offers.list.key() }) }),
    [queries],
  )
  useLiveOrders(
    source,
    ({ _id, number, status }: Order) => {
      // The job's own page shows it, and its rider made most of these steps.
      const isOwnDeed = status === 'assigned' && wasTakenHere(_id)
      if (!isOwnDeed && !pathname.endsWith(_id)) toast.info(texts.news(number, jobWords[status]))
    },
    others,
  )

  useEffect(
    () =>
      openSocket({
        events: {
          // Given to another rider: it is nobody's job here any more.
          order_updated: ({ order }) => {
            if (order.rider?._id !== me) askAgain(queries, { queryKey: api.orders.listOfRider.key() })
          },
        },
        connected: () => undefined,
        disconnected: () => undefined,
      }),
    [queries, me],
  )
  return null
}
