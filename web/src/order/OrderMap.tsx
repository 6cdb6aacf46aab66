import type { OrderDetail } from '@ozi/contract'
import { useMemo } from 'react'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import type { MapPin } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'

/** An order on the map: where from, where to, the way and, while it is shared, where the rider is. */
export function OrderMap({ order, className }: { order: OrderDetail; className?: string }) {
  const texts = useTexts(mapTexts)
  const { pickupLocation: pickup, dropLocation: dropoff, riderTracking } = order
  const { way, closed } = useWay(pickup.coordinates, dropoff.coordinates)
  const pins = useMemo(
    (): readonly MapPin[] => [
      { id: 'pickup', mark: 'ring', at: pickup.coordinates, label: texts.pickup(pickup.placeName) },
      { id: 'dropoff', mark: 'pin', at: dropoff.coordinates, label: texts.dropoff(dropoff.placeName) },
    ],
    [pickup, dropoff, texts],
  )
  const position = riderTracking?.position
  const rider = useMemo(() => position && { ...position, label: texts.rider }, [position, texts])
  return (
    <MapView
      className={className ?? 'h-64'}
      pins={pins}
      way={way}
      rider={rider}
      closed={closed}
      hint={closed.length > 0 ? texts.closed : undefined}
    />
  )
}
