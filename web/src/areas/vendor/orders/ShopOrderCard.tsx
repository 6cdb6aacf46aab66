import type { Order, ShopStatus } from '@ozi/contract'
import { Link } from 'react-router'
import { ChosenOptions } from '~/order/ChosenOptions'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { vendorOrdersTexts } from '~/languages/en/vendor/orders'
import { riderDoesTexts } from '~/languages/en/account/riderDoes'
import { riderDoes } from '~/order/riderDoes'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { goodsTone, goodsTotal, shopStatusOf } from '../shared/goodsStatus'
import { ShopSteps } from '../shared/ShopSteps'
import { TimeLeft } from '../shared/TimeLeft'

const BOX = 'rounded-card border-line bg-surface flex flex-col gap-3 border p-4 md:p-5'

/** Of orders that stand below a heading which says the same. */
const SAID_ABOVE: readonly ShopStatus[] = ['placed', 'ready_for_pickup']

/** A summary of an order, with the items to prepare and the next move. */
export function ShopOrderCard({ order }: { order: Order }) {
  const texts = useTexts(vendorOrdersTexts)
  const goods = useTexts(statusTexts)
  const doings = useTexts(riderDoesTexts)
  const status = shopStatusOf(order)
  return (
    <article aria-label={order.number} className={BOX}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p>
          <Link
            to={`/vendor/orders/${order._id}`}
            className="text-palm inline-flex min-h-11 items-center text-lg font-semibold tabular-nums underline-offset-4 hover:underline"
          >
            {order.number}
          </Link>
          <DateTime at={order.createdAt} className="text-quiet ml-3 text-sm" />
        </p>
        {!SAID_ABOVE.includes(status) && <Badge tone={goodsTone(status)}>{goods[status]}</Badge>}
      </div>
      <ul className="grid gap-1 text-lg">
        {order.items?.map(({ name, quantity, options }, at) => (
          <li key={at} className="grid grid-cols-[2.5rem_1fr] gap-x-2">
            <span className="font-bold tabular-nums">{quantity}&nbsp;×</span>
            <span className="min-w-0 wrap-anywhere">
              {name}
              <ChosenOptions options={options} />
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-quiet min-w-0 text-sm wrap-anywhere">
          {order.rider
            ? riderDoes(doings, order.rider.name, order)
            : order.receiverName !== '' && texts.forWhom(order.receiverName)}
        </span>
        <Money amount={goodsTotal(order)} className="font-head text-xl font-bold" />
      </div>
      <TimeLeft order={order} />
      <ShopSteps order={order} className="-mx-4 -mb-4 px-4 pb-4 md:-mx-5 md:-mb-5 md:px-5 md:pb-5" />
    </article>
  )
}

/** A skeleton of an OrderCard. */
export function ShopOrderCardSkeleton() {
  return (
    <div aria-hidden className={BOX}>
      <div className="flex justify-between gap-3">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-6 w-32 rounded-full!" />
      </div>
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-7 w-24 self-end" />
      <Skeleton className="h-12" />
    </div>
  )
}
