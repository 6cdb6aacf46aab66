import type { Order } from '@ozi/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { deliveryLiveTexts } from '~/languages/en/customer/deliveryLive'
import { pageTitleTexts, statusTexts } from '~/languages/en/base/frame'
import { isFailed, isOnItsWay, isRunning, stateWord } from '~/order/orderState'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { useRunningOrders } from '../shared/orders/useRunningOrders'
import { OrderSkeleton } from './OrderSkeleton'
import { WholeOrder } from './WholeOrder'

export function meta() {
  return [{ title: `${textsNow(deliveryLiveTexts).title} · Ozi` }]
}

/** The running order that is most urgent; of several, the others are one press away. */
export default function Delivery() {
  const texts = useTexts(deliveryLiveTexts)
  const running = useRunningOrders()
  const orders = running.data?.orders
  const [params] = useSearchParams()
  const chosen = params.get('order')
  // A customer watching the first delivery keeps watching it after it ends or another becomes first.
  const [watched, setWatched] = useState<string | null>(null)
  const orderId = chosen ?? watched ?? byUrgency(orders?.filter(isRunning) ?? [])[0]?._id ?? null
  if (orderId !== watched) setWatched(orderId)
  const isWaiting = orderId === null && orders === undefined
  return (
    <div className="grid grid-cols-1 gap-5">
      {orderId !== null && <Chooser orders={orders?.filter(isRunning) ?? []} shown={orderId} />}
      {running.error && orderId === null && (
        <>
          <h1 className="text-3xl">{texts.title}</h1>
          <ErrorState title={texts.failed} query={running}>
            {refusalOf(running.error).message}
          </ErrorState>
        </>
      )}
      {orderId !== null && <WholeOrder key={orderId} orderId={orderId} gone={<Nothing />} />}
      {isWaiting && running.error === null && <OrderSkeleton title={texts.title} />}
      {orderId === null && orders !== undefined && <Nothing />}
    </div>
  )
}

/** Other running deliveries, if there are any. */
function Chooser({ orders, shown }: { orders: readonly Order[]; shown: string }) {
  const texts = useTexts(deliveryLiveTexts)
  const words = useTexts(statusTexts)
  if (!orders.some(({ _id }) => _id !== shown)) return null
  const sorted = byUrgency(orders)
  const first = sorted.slice(0, CHIPS)
  const isShownFirst = first.some(({ _id }) => _id === shown)
  const chips = isShownFirst ? first : sorted.filter((order, i) => order._id === shown || i < CHIPS - 1)
  return (
    <nav aria-label={texts.choose}>
      <ul className="-mx-[min(1rem,5vw)] flex gap-2 overflow-x-auto px-[min(1rem,5vw)] py-1 md:mx-0 md:flex-wrap md:px-0">
        {chips.map((order) => (
          <li key={order._id} className="shrink-0">
            <Link
              to={`?order=${order._id}`}
              replace
              aria-current={order._id === shown ? 'true' : undefined}
              className="rounded-control border-edge bg-surface hover:border-ink aria-[current]:border-palm aria-[current]:bg-palm-wash block max-w-60 border-[1.5px] px-3.5 py-2 no-underline"
            >
              <span className="flex items-center gap-2 font-semibold tabular-nums">
                <span
                  aria-hidden
                  className={`size-2.5 shrink-0 rounded-full ${isFailed(order.status) ? 'bg-bad' : isOnItsWay(order) ? 'bg-palm' : 'bg-wait'}`}
                />
                {order.number}
              </span>
              <span className="text-quiet block text-sm text-balance wrap-anywhere">
                {words[stateWord(order)]}, {texts.to(order.dropLocation.placeName)}
              </span>
            </Link>
          </li>
        ))}
        {orders.length > chips.length && (
          <li className="shrink-0">
            <Link
              to="/dashboard/orders?filter=running"
              className="text-palm rounded-control inline-flex min-h-full items-center px-2 py-3 font-semibold underline underline-offset-4"
            >
              {texts.all}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Beside a link to all of them. */
const CHIPS = 4

/** Orders that need a decision, then those that a rider has, then the rest; the newest first among each. */
function byUrgency(orders: readonly Order[]): Order[] {
  const rank = (order: Order) => (isFailed(order.status) ? 0 : isOnItsWay(order) ? 1 : 2)
  return [...orders].sort((a, b) => rank(a) - rank(b))
}

function Nothing() {
  const texts = useTexts(deliveryLiveTexts)
  const titles = useTexts(pageTitleTexts)
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <EmptyState
        art={<RiderOkada className="w-full" />}
        title={texts.none}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/dashboard/send">{titles.send}</LinkButton>
            <LinkButton to="/dashboard/receive" look="secondary">
              {titles.receive}
            </LinkButton>
          </div>
        }
      >
        {texts.noneHint}
      </EmptyState>
    </>
  )
}
