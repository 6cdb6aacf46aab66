import { isEnded, type Order, type OrderDetail } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { deliveryTexts, hintTexts, minutesTexts } from '~/languages/en/customer/deliveryLive'
import { statusWords } from '~/languages/en/customer/shared'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { formatDuration } from '~/ui/format'
import { RouteProgress } from '~/ui/route-line/RouteProgress'
import { Skeleton } from '~/ui/Skeleton'
import { Code } from '../shared/orders/Code'
import { nextCode } from '../shared/orders/codes'
import { goodsWord, isFailed, isRunning, progressOf } from '~/order/state'
import { PersonCard } from '../shared/orders/PersonCard'
import { useOrder } from '../shared/orders/useOrder'
import { useRunningOrders } from '../shared/orders/useRunningOrders'
import { hintOf } from './hint'
import { wayLeft } from '~/order/minutes'
import { useNow } from './useNow'

export function meta() {
  return [{ title: `${textsNow(deliveryTexts).title} · Ozi` }]
}

/** Follows one delivery: where it is in words, who carries it, and what is to be said or done next. */
export default function Delivery() {
  const texts = useTexts(deliveryTexts)
  const running = useRunningOrders()
  const [params] = useSearchParams()
  const chosen = params.get('order')
  // Somebody who watches the newest goes on watching it when it ends, or a newer one begins.
  const [watched, setWatched] = useState<string | null>(null)
  const newest = running.orders?.find(isRunning)?._id ?? null
  if (watched === null && newest !== null) setWatched(newest)
  const orderId = chosen ?? watched ?? newest
  const isWaiting = orderId === null && running.orders === null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {orderId !== null && <Chooser orders={running.orders?.filter(isRunning) ?? []} shown={orderId} />}
      {running.failure !== null && orderId === null && (
        <>
          <h1 className="text-3xl">{texts.title}</h1>
          <ErrorState title={texts.failed} onRetry={running.retry} retrying={running.isRetrying}>
            {running.failure}
          </ErrorState>
        </>
      )}
      {orderId !== null && <Followed key={orderId} orderId={orderId} />}
      {isWaiting && running.failure === null && <DeliveryToCome />}
      {orderId === null && running.orders !== null && <Nothing />}
    </div>
  )
}

/** The others on the way, where there are any. */
function Chooser({ orders, shown }: { orders: readonly Order[]; shown: string }) {
  const texts = useTexts(deliveryTexts)
  if (!orders.some(({ _id }) => _id !== shown)) return null
  return (
    <nav aria-label={texts.choose}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {orders.map((order) => (
          <li key={order._id} className="shrink-0">
            <Link
              to={`?order=${order._id}`}
              replace
              aria-current={order._id === shown ? 'true' : undefined}
              className="rounded-control border-edge bg-surface hover:border-ink aria-[current]:border-palm aria-[current]:bg-palm-wash block max-w-60 border-[1.5px] px-3.5 py-2 no-underline"
            >
              <span className="block font-semibold tabular-nums">{order.number}</span>
              <span className="text-quiet block truncate text-sm">
                {texts.to(order.dropLocation.placeName)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Followed({ orderId }: { orderId: string }) {
  const texts = useTexts(deliveryTexts)
  const { order, isNotFound, failure, isRetrying, retry } = useOrder(orderId)
  if (isNotFound) return <Nothing />
  return (
    <>
      {order === null && failure !== null && <h1 className="text-3xl">{texts.title}</h1>}
      {failure !== null && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRetrying}>
          {failure} {order && texts.earlier}
        </ErrorState>
      )}
      {order && <Live order={order} />}
      {order === null && failure === null && <DeliveryToCome />}
    </>
  )
}

function Live({ order }: { order: OrderDetail }) {
  const texts = useTexts(deliveryTexts)
  const code = nextCode(order)
  const hasEnded = isEnded(order.status)
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
      <div className="grid min-w-0 gap-4 md:gap-6">
        <Where order={order} />
        {code && (
          <section aria-labelledby="next-code">
            <h2 id="next-code" className="mb-2 text-lg">
              {texts.next}
            </h2>
            <Code code={code} order={order} />
          </section>
        )}
        <div className="flex flex-wrap gap-3">
          {hasEnded && <LinkButton to="/dashboard/send">{texts.sendAnother}</LinkButton>}
          <LinkButton
            to={`/dashboard/orders/${order._id}`}
            look="secondary"
            icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
          >
            {texts.whole}
          </LinkButton>
        </div>
      </div>
      <div className="grid min-w-0 gap-4 max-md:empty:hidden md:gap-6">
        {order.rider && !hasEnded && (
          <PersonCard title={texts.rider} name={order.rider.name} phone={order.rider.mobileNumber} />
        )}
        {order.vendor && !hasEnded && (
          <PersonCard title={texts.shop} name={order.vendor.name} phone={order.vendor.mobileNumber} />
        )}
      </div>
    </div>
  )
}

/** Where it is: the largest thing on the page. Room is kept for its longest words, so that nothing below moves. */
function Where({ order }: { order: OrderDetail }) {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(statusWords)
  const hints = useTexts(hintTexts)
  const minutes = useTexts(minutesTexts)
  const left = wayLeft(order, useNow())
  const state = words[order.status]
  const goods = goodsWord(order)
  return (
    <section className="rounded-card border-line bg-surface border p-5 md:p-8">
      <p className="text-quiet tabular-nums">{texts.order(order.number)}</p>
      <div className="min-h-[7.2rem] md:min-h-0">
        <h1 className={`mt-1 text-4xl ${isFailed(order.status) ? 'text-bad' : ''}`}>{state}</h1>
        {goods !== null && <p className="mt-1 text-lg">{words[goods]}</p>}
      </div>
      <RouteProgress
        done={progressOf(order)}
        label={texts.progress(state)}
        className="w-full max-w-lg md:mt-4"
      />
      <div className="mt-1 flex max-w-lg justify-between gap-6 text-sm">
        <span className="min-w-0 wrap-anywhere">{order.pickupLocation.placeName}</span>
        <span className="min-w-0 text-right font-semibold wrap-anywhere">{order.dropLocation.placeName}</span>
      </div>
      <div className="mt-5 min-h-[4.6em] md:min-h-[3.1em]">
        <p className="text-lg">{hintOf(hints, order)}</p>
        {left && (
          <p className="text-quiet mt-1">
            {'minutes' in left ? minutes[left.say](formatDuration(left.minutes)) : minutes[left.say]}
          </p>
        )}
      </div>
    </section>
  )
}

function DeliveryToCome() {
  const texts = useTexts(deliveryTexts)
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6" aria-busy>
      <section className="rounded-card border-line bg-surface border p-5 md:p-8">
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
  const texts = useTexts(deliveryTexts)
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
