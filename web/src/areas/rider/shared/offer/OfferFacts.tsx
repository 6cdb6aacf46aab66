import type { Offer } from '@ozi/contract'
import { useTexts } from '~/language'
import { jobTexts } from '~/languages/en/rider/job'
import { offerTexts } from '~/languages/en/rider/offers'
import { ParcelSizeLine } from '~/order/ParcelSizeLine'
import { PickupTime } from '~/order/PickupTime'
import { Places } from '~/order/Places'
import { formatDistance } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'

/** What the rider earns, and the cash to collect and where. */
export function OfferMoney({ offer, isLarge = false }: { offer: Offer; isLarge?: boolean }) {
  const texts = useTexts(jobTexts)
  const { earns, cash, isPaidAtPickup } = offer
  const figure = isLarge ? 'font-head text-4xl font-bold' : 'font-head text-2xl font-bold'
  return (
    <dl className="flex flex-wrap items-end gap-x-6 gap-y-2">
      {earns !== undefined && (
        <div>
          <dt className="text-quiet text-sm">{texts.earns}</dt>
          <dd>
            <Money amount={earns} className={figure} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-quiet text-sm">
          {cash === 0 ? texts.noCash : isPaidAtPickup ? texts.cashAtPickup : texts.cash}
        </dt>
        {cash > 0 && (
          <dd>
            <Money
              amount={cash}
              className={
                earns === undefined
                  ? figure
                  : isLarge
                    ? 'text-cash font-head text-2xl font-bold'
                    : 'text-cash text-lg font-semibold'
              }
            />
          </dd>
        )}
      </div>
    </dl>
  )
}

/** How far the pickup is, as far as it is known, and the way from there; its two places; what to carry. */
export function OfferWay({ offer }: { offer: Offer }) {
  const texts = useTexts(offerTexts)
  const moments = useMoments()
  const { pickupKm, pickupMinutes } = offer
  const sides = [
    [
      texts.toPickup,
      [
        pickupKm === undefined ? [] : formatDistance(pickupKm),
        pickupMinutes === undefined ? [] : moments.duration(pickupMinutes),
      ].flat(),
    ],
    [texts.trip, [formatDistance(offer.distanceKm), moments.duration(offer.durationMinutes)]],
  ] as const
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {sides.map(
          ([name, said]) =>
            said.length > 0 && (
              <div key={name}>
                <dt className="text-quiet text-sm">{name}</dt>
                <dd className="font-semibold tabular-nums">{said.join(' · ')}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="text-lg font-semibold">
        <Places
          from={offer.vendorName ? `${offer.vendorName}, ${offer.pickup}` : offer.pickup}
          to={offer.dropoff}
          mapFrom={offer.pickupMapName}
          mapTo={offer.dropoffMapName}
        />
      </div>
      <PickupTime order={offer} className="font-semibold" />
      <ParcelSizeLine parcel={offer} className="text-quiet" />
      {offer.together && <p className="text-quiet">{texts.together(offer.together.length)}</p>}
    </>
  )
}
