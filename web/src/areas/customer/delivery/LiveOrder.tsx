import { isEnded, type OrderDetail } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useTexts } from '~/language'
import { deliveryLiveTexts, hintTexts } from '~/languages/en/customer/deliveryLive'
import { statusTexts } from '~/languages/en/base/frame'
import { Arrival } from '~/order/Arrival'
import { carryingWord, goodsWord, isFailed, progressOf } from '~/order/orderState'
import { LinkButton } from '~/ui/button/Button'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { Card } from '~/ui/list/Card'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { OrderMap } from '~/order/OrderMap'
import { PersonCard } from '~/order/PersonCard'
import { RiderCard } from '~/order/RiderCard'
import { RiderWaits } from '~/order/RiderWaits'
import { StepDetail } from '~/order/StepDetail'
import { timelineOf } from '~/order/orderTimeline'
import { useRiderMoves } from '~/order/useRiderMoves'
import { FailedDelivery } from '../shared/orders/FailedDelivery'
import { HandOverCodes, NextCode } from '../shared/orders/HandOverCodes'
import { PickupTime } from '~/order/PickupTime'
import WaitOrCancel from '../shared/orders/WaitOrCancel'
import { hintOf } from '../shared/orders/hintOf'

/** An order: what is to be decided, where it is, what to say next and to whom, and its steps. */
export function LiveOrder({ order }: { order: OrderDetail }) {
  const texts = useTexts(deliveryLiveTexts)
  const words = useTexts(statusTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useRiderMoves(order._id)
  const hasEnded = isEnded(order.status)
  const steps = timelineOf(order.events, order.kind).map(({ key, to, state, ...event }) => ({
    key,
    state,
    label: words[to],
    detail: event.at && <StepDetail {...event} />,
  }))
  return (
    <>
      <FailedDelivery order={order} next={heading} />
      <WaitOrCancel order={order} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
          <Where order={order} headingRef={heading} />
          {!hasEnded && <OrderMap order={order} className="h-64 md:h-80" />}
          <NextCode order={order} />
          <HandOverCodes order={order} />
          <div className="flex flex-wrap gap-3">
            {hasEnded && <LinkButton to="/dashboard/send">{texts.sendAnother}</LinkButton>}
            <LinkButton
              to={`/dashboard/orders/${order._id}`}
              look="secondary"
              icon={<ArrowRight size={18} />}
            >
              {texts.whole}
            </LinkButton>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
          {!hasEnded && <RiderCard title={texts.rider} order={order} />}
          {order.vendor && !hasEnded && (
            <PersonCard title={texts.shop} name={order.vendor.name} phone={order.vendor.mobileNumber} />
          )}
          <Card as="section" title={texts.life}>
            <RouteTimeline steps={steps} label={texts.life} />
          </Card>
        </div>
      </div>
    </>
  )
}

/** The state, the largest text on the page. Space is reserved for the longest one, to avoid layout shift. */
function Where({
  order,
  headingRef,
}: {
  order: OrderDetail
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const texts = useTexts(deliveryLiveTexts)
  const words = useTexts(statusTexts)
  const hints = useTexts(hintTexts)
  const state = words[carryingWord(order)]
  const goods = goodsWord(order)
  return (
    <section className="rounded-card border-line bg-surface border p-[min(1.25rem,6vw)] md:p-8">
      <div className="grid min-h-[8.7rem] content-end md:min-h-0">
        <p className="text-quiet tabular-nums">{texts.order(order.number)}</p>
        <h1
          ref={headingRef}
          tabIndex={-1}
          className={`mt-1 text-4xl ${isFailed(order.status) ? 'text-bad' : ''}`}
        >
          {state}
        </h1>
        {goods !== null && <p className="mt-1 text-lg">{words[goods]}</p>}
      </div>
      <RouteProgress
        done={progressOf(order)}
        label={texts.progress(state)}
        className="w-full max-w-lg md:mt-4"
      />
      <div className="mt-1 grid max-w-lg grid-cols-2 gap-6 text-sm *:wrap-anywhere">
        <span>{order.pickupLocation.placeName}</span>
        <span className="text-right font-semibold">{order.dropLocation.placeName}</span>
      </div>
      <div className="mt-5 min-h-[4.6em] md:min-h-[3.1em]">
        <PickupTime order={order} className="font-semibold" />
        <p className="text-lg">{hintOf(hints, order)}</p>
        <RiderWaits order={order} className="mt-1" />
        <Arrival order={order} />
      </div>
    </section>
  )
}
