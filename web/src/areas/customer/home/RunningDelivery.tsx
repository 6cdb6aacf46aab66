import type { Order } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/customer/live'
import { statusWords } from '~/languages/en/customer/shared'
import { RouteProgress } from '~/ui/route-line/RouteProgress'
import { CallLink } from '~/order/CallLinks'
import { isFailed, isOnItsWay, isRunning, progressOf, stateWord } from '~/order/state'
import { useSession } from '~/session'
import { Skeleton } from '~/ui/Skeleton'
import { lastSeen, noteRunning } from '../shared/orders/lastSeen'
import { useRunningOrders } from '../shared/orders/useRunningOrders'

/** Few orders are asked about: home does without it. */
const WaitOrCancel = lazy(() => import('../shared/orders/WaitOrCancel'))

const BOX =
  'rounded-card border-palm bg-palm-wash grid gap-3 border-[1.5px] p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-x-8 md:p-6'

/** The newest running delivery; renders nothing if there is none. */
export function RunningDelivery() {
  const { orders, failure } = useRunningOrders()
  const accountId = useSession()?.data?._id
  const running = orders?.filter(isRunning) ?? []
  // An order that needs a decision goes before all others.
  const order =
    running.find(({ status }) => status === 'delivery_failed') ??
    running.find(({ askedAt }) => askedAt !== undefined) ??
    running[0]
  const isKnown = orders !== null
  const isThere = order !== undefined
  useEffect(() => {
    if (isKnown && accountId !== undefined) noteRunning(accountId, isThere)
  }, [isKnown, isThere, accountId])
  if (order) {
    return (
      <>
        {order.askedAt !== undefined && (
          <Suspense>
            <WaitOrCancel order={order} />
          </Suspense>
        )}
        <Running order={order} others={running.length - 1} />
      </>
    )
  }
  const isExpected = !isKnown && failure === null && lastSeen(accountId) === 'running'
  return isExpected ? <RunningToCome /> : null
}

/** A skeleton of a running delivery. */
function RunningToCome() {
  return (
    <div aria-busy className={BOX}>
      <div className="grid min-w-0 gap-3">
        <div>
          <Skeleton className="h-5 w-36" />
          <Skeleton className="mt-1.5 h-7.5 w-52" />
          <Skeleton className="mt-1.5 h-5.5 w-44" />
        </div>
        <Skeleton className="aspect-[230/40] w-full max-w-72" />
      </div>
      <Skeleton className="h-12 w-32" />
    </div>
  )
}

function Running({ order, others }: { order: Order; others: number }) {
  const texts = useTexts(liveTexts)
  const state = useTexts(statusWords)[stateWord(order)]
  return (
    <section aria-labelledby="running-delivery" className={BOX}>
      <div className="grid min-w-0 gap-3">
        <div>
          <p className="text-quiet text-sm">
            {isOnItsWay(order) && !isFailed(order.status) ? texts.running : texts.ordered} ·{' '}
            <span className="tabular-nums">{order.number}</span>
          </p>
          <h2 id="running-delivery" className="mt-0.5 text-2xl">
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
          to={`/dashboard/delivery?order=${order._id}`}
          className="rounded-control bg-palm text-on-palm border-palm hover:bg-palm-deep inline-flex min-h-12 items-center justify-center gap-2 border-[1.5px] px-4 font-semibold no-underline"
        >
          {texts.follow}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
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
