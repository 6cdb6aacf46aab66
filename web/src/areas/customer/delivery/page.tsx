import type { Order } from '@ozi/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { deliveryLiveTexts } from '~/languages/en/customer/deliveryLive'
import { statusTexts } from '~/languages/en/base/frame'
import { isFailed, isOnItsWay, isRunning, stateWord } from '~/order/orderState'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { Skeleton } from '~/ui/state/Skeleton'
import { useOrder } from '~/order/useOrder'
import { useRunningOrders } from '../shared/orders/useRunningOrders'
import { LiveOrder } from './LiveOrder'

export function meta() {
  return [{ title: `${textsNow(deliveryLiveTexts).title} · Ozi` }]
}

/** Follows one delivery: its state, its rider, and what to say or do next. */
export default function Delivery() {
  const texts = useTexts(deliveryLiveTexts)
  const running = useRunningOrders()
  const orders = running.data?.orders
  const [params] = useSearchParams()
  const chosen = params.get('order')
  // A customer watching the first delivery keeps watching it after it ends or another becomes first.
  const [watched, setWatched] = useState<string | null>(null)
  const newest = byUrgency(orders?.filter(isRunning) ?? [])[0]?._id ?? null
  if (watched === null && newest !== null) setWatched(newest)
  const orderId = chosen ?? watched ?? newest
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
      {orderId !== null && <Followed key={orderId} orderId={orderId} />}
      {isWaiting && running.error === null && <DeliverySkeleton />}
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

function Followed({ orderId }: { orderId: string }) {
  const texts = useTexts(deliveryLiveTexts)
  const { query, order, isNotFound, error } = useOrder(orderId)
  if (isNotFound) return <Nothing />
  return (
    <>
      {order === null && error !== null && <h1 className="text-3xl">{texts.title}</h1>}
      {error && (
        <ErrorState title={texts.failed} query={query}>
          {refusalOf(error).message} {order && texts.earlier}
        </ErrorState>
      )}
      {order && <LiveOrder order={order} />}
      {order === null && error === null && <DeliverySkeleton />}
    </>
  )
}

function DeliverySkeleton() {
  const texts = useTexts(deliveryLiveTexts)
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6" aria-busy>
      <section className="rounded-card border-line bg-surface border p-[min(1.25rem,6vw)] md:p-8">
        <h1 className="sr-only">{texts.title}</h1>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="mt-2 h-10 w-4/5" />
        <Skeleton className="mt-6 h-16 w-full max-w-lg" />
        <Skeleton className="mt-6 h-14 w-full" />
      </section>
    </div>
  )
}

function Nothing() {
  const texts = useTexts(deliveryLiveTexts)
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <EmptyState
        art={<RiderOkada className="w-full" />}
        title={texts.none}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/dashboard/send">{texts.send}</LinkButton>
            <LinkButton to="/dashboard/receive" look="secondary">
              {texts.receive}
            </LinkButton>
          </div>
        }
      >
        {texts.noneHint}
      </EmptyState>
    </>
  )
}
