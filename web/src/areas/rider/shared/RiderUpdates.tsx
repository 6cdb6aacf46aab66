import type { Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { api, client } from '~/api'
import type { OrderSource } from '~/order/liveOrders'
import { useLiveOrders } from '~/order/useLiveOrders'
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
  const { pathname } = useLocation()
  const others = useMemo(
    () => ({ offers_changed: () => void queries.invalidateQueries({ queryKey: api.offers.list.key() }) }),
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
  return null
}
