import { isBeforePickup, isEnded, type OrderTracking } from '@ozi/contract'
import { Phone } from 'lucide-react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { arrivalTexts, vehicleTexts } from '~/languages/en/customer/deliveryLive'
import { trackTexts, whatItIsTexts } from '~/languages/en/public/track'
import { riderDoesTexts } from '~/languages/en/account/riderDoes'
import { arrivalOf, metresAway, positionAge, spokenDistance } from '~/order/estimateArrival'
import { PickupTime } from '~/order/PickupTime'
import { riderDoes } from '~/order/riderDoes'
import { vehicleLine } from '~/order/vehicleLine'
import { carryingWord, goodsWord, isFailed, progressOf } from '~/order/orderState'
import { timelineOf } from '~/order/orderTimeline'
import { Avatar } from '~/ui/picture/Avatar'
import { DateTime } from '~/ui/text/DateTime'
import { formatDate, formatNaira } from '~/ui/text/format'
import { useMoments } from '~/ui/text/useMoments'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { TrackMap } from './TrackMap'

/** The sum that whoever opens the door pays. */
function cashWords(
  texts: typeof trackTexts,
  { cashAtPickup, status }: OrderTracking,
  cashAtDoor: number,
): string {
  if (cashAtDoor > 0) return texts.cashAtDoor(formatNaira(cashAtDoor))
  return cashAtPickup !== undefined && isBeforePickup(status)
    ? texts.cashAtPickup(formatNaira(cashAtPickup))
    : texts.nothingAtDoor
}

/** The delivery's state in large text, its rider, and its timeline. */
export function TrackedDelivery({ order, seenAt }: { order: OrderTracking; seenAt: string }) {
  const texts = useTexts(trackTexts)
  const statuses = useTexts(statusTexts)
  const arrivals = useTexts(arrivalTexts)
  const vehicles = useTexts(vehicleTexts)
  const whats = useTexts(whatItIsTexts)
  const doings = useTexts(riderDoesTexts)
  const moments = useMoments()
  const { kind, status, rider, waitsUntil } = order
  const state = statuses[carryingWord(order)]
  const goods = goodsWord(order)
  const arrival = arrivalOf(order, new Date(seenAt))
  const age = positionAge(order.riderTracking, new Date(seenAt))
  const away =
    order.riderTracking &&
    metresAway(order, {
      pickup: order.riderTracking.pickupCoordinates,
      dropoff: order.riderTracking.dropoffCoordinates,
    })
  const steps = timelineOf(order.events, kind).map(({ key, to, state: step, at }) => ({
    key,
    state: step,
    label: statuses[to],
    detail: at && <DateTime at={at} style="toMinute" />,
  }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="rounded-card border-line bg-surface shadow-lift border p-5 sm:p-8">
        <p className="text-lg wrap-anywhere">
          {kind === 'shop' && order.vendorName
            ? whats.ofShop(order.vendorName, order.receiverFirstName)
            : whats[kind](order.receiverFirstName)}
        </p>
        <h1
          data-track-state
          className={`mt-1 text-4xl font-extrabold text-balance ${isFailed(status) ? 'text-bad' : ''}`}
        >
          {state}
        </h1>
        {goods !== null && (
          <p data-track-goods className="mt-1 text-lg">
            {statuses[goods]}
          </p>
        )}
        <RouteProgress done={progressOf(order)} label={texts.progress(state)} className="mt-4 w-full" />
        <div className="mt-1 grid grid-cols-2 gap-6 *:wrap-anywhere">
          <span>{order.pickup}</span>
          <span className="text-right font-semibold">{order.dropoff}</span>
        </div>
        <PickupTime order={order} className="mt-5 text-lg font-semibold" />
        {arrival?.say === 'about' && (
          <p className="mt-5 text-2xl font-bold">{arrivals.about(formatDate(arrival.at, 'time'))}</p>
        )}
        {arrival && arrival.say !== 'about' && (
          <p className="mt-5 text-lg">
            {'minutes' in arrival
              ? arrivals.afterPickup(moments.duration(arrival.minutes))
              : arrivals[arrival.say]}
          </p>
        )}
        {typeof away === 'number' && age === null && (
          <p className="mt-1">{arrivals.away(spokenDistance(away))}</p>
        )}
        {age !== null && <p className="text-quiet mt-1 text-sm">{arrivals.seen(moments.duration(age))}</p>}
        {status === 'delivery_failed' && <p className="mt-5 text-lg">{texts.failed}</p>}
        {waitsUntil !== undefined && (
          <p data-track-wait className="text-wait mt-5 text-lg font-semibold">
            {(waitsUntil > seenAt ? texts.waits : texts.waited)(formatDate(waitsUntil, 'time'))}
          </p>
        )}
        {order.cashAtDoor !== undefined && (
          <p data-track-cash className="mt-5 text-lg font-semibold">
            {cashWords(texts, order, order.cashAtDoor)}
          </p>
        )}
        <p className="text-quiet mt-5 text-sm tabular-nums">{texts.order(order.number)}</p>
      </section>
      {rider && (
        <section className="rounded-card border-line bg-surface flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border p-5">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar name={rider.firstName} image={order.riderTracking?.picture ?? ''} className="size-12" />
            <div className="min-w-0">
              <p className="text-lg font-semibold wrap-anywhere">
                {riderDoes(doings, rider.firstName, order)}
              </p>
              {order.riderTracking && (
                <p className="font-semibold wrap-anywhere tabular-nums">
                  {vehicleLine(order.riderTracking.vehicle, vehicles)}
                </p>
              )}
            </div>
          </div>
          <a
            href={`tel:${rider.mobileNumber}`}
            className="rounded-control bg-palm text-on-palm hover:bg-palm-deep inline-flex min-h-12 max-w-full items-center gap-2 px-[min(1.25rem,5vw)] font-semibold tabular-nums no-underline"
          >
            <Phone size={18} className="shrink-0" />
            <span>
              <VisuallyHidden>{texts.call(rider.firstName)} </VisuallyHidden>0
              {nationalPhone(rider.mobileNumber)}
            </span>
          </a>
        </section>
      )}
      <TrackMap order={order} />
      <section aria-labelledby="life" className="rounded-card border-line bg-surface border p-5 sm:p-8">
        <h2 id="life" className="mb-4 text-xl">
          {texts.life}
        </h2>
        <RouteTimeline steps={steps} label={texts.life} />
      </section>
      {!isEnded(status) && <p className="text-quiet text-center text-sm">{texts.follows}</p>}
    </div>
  )
}
