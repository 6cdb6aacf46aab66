import type { OrderDetail } from '@ozi/contract'
import { useMemo } from 'react'
import { useTexts } from '~/language'
import { arrivalTexts } from '~/languages/en/customer/delivery-live'
import { mapTexts } from '~/languages/en/map'
import type { MapPin } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'

/** An order's way on the map, with its rider if they share where they are. */
export function FollowMap({ order }: { order: OrderDetail }) {
  const texts = useTexts(mapTexts)
  const { label } = useTexts(arrivalTexts)
  const { pickupLocation: pickup, dropLocation: dropoff } = order
  const way = useWay(pickup.coordinates, dropoff.coordinates)
  const position = order.following?.position
  const pins = useMemo(
    (): MapPin[] => [
      { id: 'pickup', mark: 'ring', at: pickup.coordinates, label: texts.pickup(pickup.placeName) },
      { id: 'dropoff', mark: 'pin', at: dropoff.coordinates, label: texts.dropoff(dropoff.placeName) },
    ],
    [pickup, dropoff, texts],
  )
  const rider = useMemo(() => position && { ...position, label }, [position, label])
  return <MapView className="mt-4 h-60 md:h-80" pins={pins} way={way} rider={rider} />
}
