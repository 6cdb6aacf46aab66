import type { Order, OrderPlace } from '@ozi/contract'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { orderTexts, personTexts } from '~/languages/en/account/order'
import { Card } from '~/ui/list/Card'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { CallLink } from './CallLinks'
import { MapName } from './MapName'
import { ParcelSizeLine } from './ParcelSizeLine'

/** Pickup and dropoff with their landmarks and whom to call. */
export function OrderPlaces({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  return (
    <Card as="section" title={texts.places}>
      <PlaceLines order={order} />
    </Card>
  )
}

/** The same without a card. */
export function PlaceLines({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  const people = useTexts(personTexts)
  const { kind, pickupLocation, dropLocation, pickupAddress, receiverAddress, packageDetails } = order
  return (
    <dl className="grid gap-5">
      <End
        mark={<RingMark />}
        label={texts.pickup}
        place={pickupLocation}
        address={pickupAddress || texts.noLandmark}
      />
      <End
        mark={<PinMark />}
        label={texts.dropoff}
        place={dropLocation}
        address={receiverAddress || texts.noLandmark}
      />
      <div className="border-line grid grid-cols-[1fr_auto] items-center gap-x-4 border-t pt-4">
        <dt className="text-quiet text-sm">{people[kind]}</dt>
        <dd className="font-semibold wrap-anywhere">{order.receiverName}</dd>
        <dd className="max-[22rem]:col-span-2 max-[22rem]:mt-2 min-[22rem]:col-start-2 min-[22rem]:row-span-2 min-[22rem]:row-start-1">
          <CallLink name={order.receiverName} phone={order.phone} />
        </dd>
      </div>
      {(packageDetails !== '' || order.parcelSize !== undefined) && (
        <div className="border-line border-t pt-4">
          <dt className="text-quiet text-sm">{texts.what}</dt>
          {packageDetails !== '' && <dd className="wrap-anywhere whitespace-pre-line">{packageDetails}</dd>}
          {order.parcelSize !== undefined && (
            <dd className="text-quiet mt-1">
              <ParcelSizeLine parcel={order} />
            </dd>
          )}
        </div>
      )}
    </dl>
  )
}

interface EndProps {
  mark: ReactNode
  label: string
  place: OrderPlace
  address: string
}

function End({ mark, label, place, address }: EndProps) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid">
        <span className="pt-0.5">{mark}</span>
        <span className="text-quiet text-sm">{label}</span>
      </dt>
      <dd className="col-start-2 min-w-0 wrap-anywhere">
        <span className="block font-semibold">{place.placeName}</span>
        <MapName name={place.mapName} className="text-sm" />
        <span className="block">{address}</span>
      </dd>
    </div>
  )
}
