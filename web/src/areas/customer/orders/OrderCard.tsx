import { isEnded, type Order } from '@ozi/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { kindTexts, statusTexts } from '~/languages/en/base/frame'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { stateWord, statusTone } from '~/order/orderState'
import { Places } from '~/order/Places'
import { OrderAgain } from '../shared/orders/OrderAgain'

const BOX = 'rounded-card border-line bg-surface relative grid h-full content-between gap-3 border p-4 md:p-5'

/** A summary of an order; the whole card is a link, below the button that repeats an order that has ended. Memoized: re-renders only when its order changes. */
export const OrderCard = memo(function OrderCard({ order }: { order: Order }) {
  const statuses = useTexts(statusTexts)
  const kinds = useTexts(kindTexts)
  return (
    <article className={`${BOX} hover:border-ink transition-colors`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 *:whitespace-normal">
        <Badge tone={statusTone(order.status)}>{statuses[stateWord(order)]}</Badge>
        <p className="text-sm font-semibold tabular-nums">{order.number}</p>
      </div>
      <Link
        to={`/dashboard/orders/${order._id}`}
        className="after:rounded-card block font-semibold no-underline after:absolute after:inset-0"
      >
        <Places from={order.pickupLocation.placeName} to={order.dropLocation.placeName} />
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="text-quiet text-sm">
          {kinds[order.kind]}
          <DateTime at={order.createdAt} style="ago" className="block!" />
        </p>
        <Money amount={order.fee} className="font-head text-xl font-bold" />
      </div>
      {isEnded(order.status) && (
        <div className="relative z-1 justify-self-start">
          <OrderAgain order={order} isInList />
        </div>
      )}
    </article>
  )
})

/** A skeleton of an OrderCard. */
export function OrderCardSkeleton() {
  return (
    <div aria-hidden className={BOX}>
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-2">
        <Skeleton className="h-5.5 w-36 rounded-full!" />
        <Skeleton className="h-5.5 w-20" />
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-4/5" />
      </div>
      <div className="flex items-end justify-between gap-3">
        <div className="grid gap-1">
          <Skeleton className="h-4.5 w-24" />
          <Skeleton className="h-4.5 w-36" />
        </div>
        <Skeleton className="h-7 w-28" />
      </div>
    </div>
  )
}
