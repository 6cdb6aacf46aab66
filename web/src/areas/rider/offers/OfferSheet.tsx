import { DECLINE_REASONS, type Offer } from '@ozi/contract'
import { useMemo, useState } from 'react'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import { declineTexts, offerTexts } from '~/languages/en/rider/offers'
import type { MapPin } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'
import { ParcelSizeLine } from '~/order/ParcelSizeLine'
import { PickupTime } from '~/order/PickupTime'
import { Places } from '~/order/Places'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { formatDistance } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { useMoments } from '~/ui/text/useMoments'
import type { useTaking } from './useTaking'

interface OfferSheetProps {
  readonly offer: Offer
  /** How far the pickup is, as far as it is known. */
  readonly away: readonly string[]
  /** Seconds; null for an order that is open to all. */
  readonly left: number | null
  readonly taking: ReturnType<typeof useTaking>
  readonly onClose: () => void
}

/** All of an offer, with its way on the map: to look before taking, or to decline with a reason. */
export function OfferSheet({ offer, away, left, taking, onClose }: OfferSheetProps) {
  const texts = useTexts(offerTexts)
  const [isDeclining, setDeclining] = useState(false)
  const isOver = left === 0
  return (
    <SideSheet
      open
      onClose={onClose}
      title={isDeclining ? texts.why : offer.number}
      footer={
        isDeclining ? (
          <Button look="secondary" wide onClick={() => setDeclining(false)}>
            {texts.back}
          </Button>
        ) : (
          <>
            <Button look="secondary" size="lg" className="flex-auto px-3!" onClick={() => setDeclining(true)}>
              {texts.decline}
            </Button>
            <Button
              size="lg"
              className="flex-auto px-3!"
              busy={taking.isTaking}
              notYet={isOver}
              onClick={taking.accept}
            >
              {texts.take}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {left !== null && (
          <p role="timer" className="text-palm text-lg font-semibold tabular-nums">
            {isOver ? texts.isOver : texts.secondsLeft(left)}
          </p>
        )}
        {taking.error !== null && <Alert>{taking.error}</Alert>}
        {isDeclining ? <Reasons taking={taking} /> : <Facts offer={offer} away={away} />}
      </div>
    </SideSheet>
  )
}

function Reasons({ taking }: { taking: OfferSheetProps['taking'] }) {
  const texts = useTexts(offerTexts)
  const reasons = useTexts(declineTexts)
  return (
    <>
      <p className="text-quiet">{texts.whyHint}</p>
      {DECLINE_REASONS.map((reason) => (
        <Button
          key={reason}
          look="secondary"
          size="lg"
          wide
          busy={taking.isDeclining}
          onClick={() => taking.decline(reason)}
        >
          {reasons[reason]}
        </Button>
      ))}
    </>
  )
}

function Facts({ offer, away }: Pick<OfferSheetProps, 'offer' | 'away'>) {
  const texts = useTexts(offerTexts)
  const words = useTexts(mapTexts)
  const moments = useMoments()
  const { pickup, dropoff, pickupCoordinates, dropoffCoordinates } = offer
  const { way, closed } = useWay(pickupCoordinates, dropoffCoordinates)
  const pins = useMemo(
    (): readonly MapPin[] => [
      { id: 'pickup', mark: 'ring', at: pickupCoordinates, label: words.pickup(pickup) },
      { id: 'dropoff', mark: 'pin', at: dropoffCoordinates, label: words.dropoff(dropoff) },
    ],
    [pickup, dropoff, pickupCoordinates, dropoffCoordinates, words],
  )
  return (
    <>
      <MapView
        className="h-56"
        pins={pins}
        way={way}
        closed={closed}
        hint={closed.length > 0 ? words.closed : undefined}
      />
      <div className="text-lg font-semibold">
        <Places
          from={offer.vendorName ? `${offer.vendorName}, ${pickup}` : pickup}
          to={dropoff}
          mapFrom={offer.pickupMapName}
          mapTo={offer.dropoffMapName}
        />
      </div>
      {away.length > 0 && <p className="font-semibold">{away.join(', ')}</p>}
      <PickupTime order={offer} className="font-semibold" />
      <ParcelSizeLine parcel={offer} />
      {offer.together && <p>{texts.together(offer.together.length)}</p>}
      <dl className="border-line flex flex-wrap justify-between gap-x-8 gap-y-2 border-t pt-3">
        {offer.earns !== undefined && (
          <div>
            <dt className="text-quiet text-sm">{texts.earns}</dt>
            <dd>
              <Money amount={offer.earns} className="font-head text-3xl font-bold" />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-quiet text-sm">{offer.isPaidAtPickup ? texts.cashAtPickup : texts.cash}</dt>
          <dd>
            <Money amount={offer.cash} className="font-head text-3xl font-bold" />
          </dd>
        </div>
        <div>
          <dt className="text-quiet text-sm">{texts.trip}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {formatDistance(offer.distanceKm)} · {moments.duration(offer.durationMinutes)}
          </dd>
        </div>
      </dl>
    </>
  )
}
