import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { arrivalTexts } from '~/languages/en/customer/deliveryLive'
import { formatDate } from '~/ui/text/format'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { arrivalOf, metresAway, positionAge, spokenDistance } from './estimateArrival'

const EVERY_MS = 20_000

/** About when an order arrives, and how old the rider's position is; renders nothing if nobody can say. */
export function Arrival({ order }: { order: OrderDetail }) {
  const texts = useTexts(arrivalTexts)
  const moments = useMoments()
  const now = new Date(useNow(EVERY_MS))
  const arrival = arrivalOf(order, now)
  const age = positionAge(order.riderTracking, now)
  const { pickupLocation, dropLocation } = order
  const away = metresAway(order, { pickup: pickupLocation.coordinates, dropoff: dropLocation.coordinates })
  return (
    <>
      {arrival?.say === 'about' && (
        <p className="mt-0.5 text-xl font-bold md:text-2xl">{texts.about(formatDate(arrival.at, 'time'))}</p>
      )}
      {arrival && arrival.say !== 'about' && (
        <p className="text-quiet mt-0.5">
          {'minutes' in arrival ? texts.afterPickup(moments.duration(arrival.minutes)) : texts[arrival.say]}
        </p>
      )}
      {away !== null && age === null && <p className="mt-0.5">{texts.away(spokenDistance(away))}</p>}
      {age !== null && <p className="text-quiet mt-0.5 text-sm">{texts.seen(moments.duration(age))}</p>}
    </>
  )
}
