import { useMemo } from 'react'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import type { MapPin } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'
import type { ErrandForm } from './useErrandForm'
import { useMovedPin } from './useMovedPin'

interface PlacesMapProps {
  form: ErrandForm
  /** Without room for a hint. */
  isSmall?: boolean
  className?: string
}

/** Both ends on the map; each can be moved to the exact spot. */
export function PlacesMap({ form, isSmall = false, className }: PlacesMapProps) {
  const texts = useTexts(mapTexts)
  const { pickupLocation: pickup, dropLocation: dropoff } = form.values
  const { way, closed } = useWay(pickup?.coordinates, dropoff?.coordinates)
  const moved = useMovedPin(form)
  const pins = useMemo(() => {
    const shown: MapPin[] = []
    if (pickup) shown.push({ ...pinAt('pickup', pickup.coordinates), label: texts.pickup(pickup.placeName) })
    if (dropoff)
      shown.push({ ...pinAt('drop', dropoff.coordinates), label: texts.dropoff(dropoff.placeName) })
    return shown
  }, [pickup, dropoff, texts])
  return (
    <MapView
      className={className ?? ''}
      pins={pins}
      way={way}
      closed={closed}
      note={moved.note}
      hint={
        pins.length > 0 && !isSmall
          ? [texts.drag, ...(closed.length > 0 ? [texts.closed] : [])].join(' ')
          : undefined
      }
      onMove={moved.move}
      onOver={moved.over}
    />
  )
}

const pinAt = (id: 'pickup' | 'drop', at: readonly [number, number]) => ({
  id,
  at,
  mark: id === 'pickup' ? ('ring' as const) : ('pin' as const),
  isMovable: true,
})
