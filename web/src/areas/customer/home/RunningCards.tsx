import type { Order } from '@ozi/contract'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/account/live'
import { statusTexts } from '~/languages/en/base/frame'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { CallLink } from '~/order/CallLinks'
import { isOnItsWay, progressOf, stateWord } from '~/order/orderState'
import { sortByNeed } from './sortByNeed'
import { RUNNING_BOX } from './runningDelivery'

/** Few orders are asked about: home does without it. */
const WaitOrCancel = lazyPart(async () => (await import('../shared/orders/WaitOrCancel')).default)

/** More are in the list of orders. */
const NEEDY_SHOWN = 3

interface RunningCardsProps {
  orders: readonly Order[]
  onSettled: () => void
}

/** Orders that need the customer, then the newest of the other running deliveries. */
export default function RunningCards({ orders, onSettled }: RunningCardsProps) {
  useLayoutEffect(onSettled, [onSettled])
  const { needy, running } = sortByNeed(orders)
  const shown = needy.slice(0, NEEDY_SHOWN)
  const others = orders.length - shown.length - (running ? 1 : 0)
  return (
    <>
      {shown.map(([order, need]) =>
        need === 'answer' ? (
          <WaitOrCancel key={order._id} order={order} fallback={null} />
        ) : (
          <Running key={order._id} order={order} need={need} others={running ? 0 : others} />
        ),
      )}
      {running && <Running key={running._id} order={running} others={others} />}
    </>
  )
}

interface RunningProps {
  order: Order
  /** The act of its customer that it waits for. */
  need?: 'decision' | 'payment'
  /** How many more are not shown. */
  others: number
}

function Running({ order, need, others }: RunningProps) {
  const texts = useTexts(liveTexts)
  const state = useTexts(statusTexts)[stateWord(order)]
  const heading = `running-${order._id}`
  return (
    <section aria-labelledby={heading} className={clsx(RUNNING_BOX, need && 'border-wait! bg-surface!')}>
      <div className="grid min-w-0 gap-3">
        <div>
          <p className={clsx('text-sm', need ? 'text-wait font-semibold' : 'text-quiet')}>
            {whatOf(texts, order, need)} · <span className="tabular-nums">{order.number}</span>
          </p>
          <h2 id={heading} className="mt-0.5 text-2xl">
            {state}
          </h2>
          <p className="wrap-anywhere">{texts.to(headedFor(order))}</p>
        </div>
        <RouteProgress
          done={progressOf(order)}
          label={texts.progress(order.number, state)}
          className="w-full max-w-72"
        />
        {order.rider && <p className="wrap-anywhere">{texts.rider(order.rider.name)}</p>}
      </div>
      <div className="flex flex-wrap gap-2 md:flex-col md:items-stretch">
        <Link
          to={`/dashboard/orders/${order._id}`}
          className="rounded-control bg-palm text-on-palm border-palm hover:bg-palm-deep inline-flex min-h-12 items-center justify-center gap-2 border-[1.5px] px-4 font-semibold no-underline"
        >
          {need === undefined ? texts.follow : need === 'decision' ? texts.decide : texts.pay}
          <ArrowRight size={18} />
        </Link>
        {order.rider && <CallLink name={order.rider.name} phone={order.rider.mobileNumber} />}
        {others > 0 && (
          <Link
            to="/dashboard/orders?filter=running"
            className="text-palm rounded-control inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {texts.more(others)}
          </Link>
        )}
      </div>
    </section>
  )
}

/** An undelivered parcel returns to its pickup. */
const headedFor = ({ status, pickupLocation, dropLocation }: Order): string =>
  (status === 'returning' ? pickupLocation : dropLocation).placeName

function whatOf(texts: typeof liveTexts, order: Order, need: RunningProps['need']): string {
  if (need !== undefined) return need === 'decision' ? texts.needsDecision : texts.needsPayment
  return isOnItsWay(order) ? texts.running : texts.ordered
}
