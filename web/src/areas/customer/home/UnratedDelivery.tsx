import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { api } from '~/api'
import { useTexts } from '~/language'
import { ratingTexts } from '~/languages/en/account/rating'
import { useSession } from '~/session'
import { LinkButton } from '~/ui/button/Button'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { noteRunning } from '../shared/orders/lastSeen'
import { isRecentlyDelivered, LAST_DELIVERY } from './runningDelivery'

interface UnratedDeliveryProps {
  toCome: ReactNode
  onSettled: () => void
}

/** Asks to rate the delivery that has just ended; renders nothing once it is rated, or long ago. */
export default function UnratedDelivery({ toCome, onSettled }: UnratedDeliveryProps) {
  const texts = useTexts(ratingTexts)
  const accountId = useSession()?.data?._id
  const { order, isKnown } = useUnrated()
  const isThere = order !== null
  useEffect(() => {
    if (accountId !== undefined && isKnown) noteRunning(accountId, isThere)
  }, [accountId, isKnown, isThere])
  useLayoutEffect(() => {
    if (isKnown) onSettled()
  }, [isKnown, onSettled])
  if (!isKnown) return toCome
  if (!order) return null
  return (
    <section
      aria-labelledby="unrated"
      className="rounded-card border-line bg-surface flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border p-4 md:p-6"
    >
      <div className="min-w-0">
        <p className="text-quiet text-sm tabular-nums">{texts.arrived(order.number)}</p>
        <h2 id="unrated" className="mt-0.5 text-2xl">
          {texts.title}
        </h2>
      </div>
      <LinkButton to={`/dashboard/orders/${order._id}`}>{texts.rate}</LinkButton>
    </section>
  )
}

/** The customer's last delivery, if they may rate it and have not. */
function useUnrated() {
  const last = useQuery(api.orders.listOwn.queryOptions({ input: LAST_DELIVERY }))
  const renderedAt = useRenderedAt()
  const [openedMs] = useState(() => renderedAt ?? Date.now())
  const [newest] = last.data?.orders ?? []
  const isRecent = newest !== undefined && isRecentlyDelivered(newest, openedMs)
  const detail = useQuery({
    ...api.orders.read.queryOptions({ input: { id: newest?._id ?? '' } }),
    enabled: isRecent,
  })
  const order = detail.data?.data
  const { open = [], ...given } = order?.ratings ?? {}
  const isUnrated = open.length > 0 && Object.keys(given).length === 0
  return {
    order: order && isUnrated ? order : null,
    isKnown:
      last.isError || detail.isError || (last.data !== undefined && (!isRecent || order !== undefined)),
  }
}
