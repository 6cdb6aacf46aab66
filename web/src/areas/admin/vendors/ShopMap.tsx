import type { AddressSuggestion } from '@ozi/contract'
import { useMemo } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import type { MapPin, Point } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWhatIsThere } from '~/map/useWhatIsThere'

interface ShopMapProps {
  place: AddressSuggestion
  onChange: (place: AddressSuggestion) => void
}

/** The place where riders pick up at a shop; its ring is moved to the exact spot and keeps the place's name. */
export function ShopMap({ place, onChange }: ShopMapProps) {
  const texts = useTexts(mapTexts)
  const there = useWhatIsThere()
  const pins = useMemo(
    (): readonly MapPin[] => [
      {
        id: 'shop',
        mark: 'ring',
        at: place.coordinates,
        isMovable: true,
        label: texts.pickup(place.placeName),
      },
    ],
    [place, texts],
  )
  async function move(at: Point) {
    onChange({ ...place, coordinates: [...at] })
    try {
      await there.ask(at, texts.pickupAt)
    } catch (error) {
      const isOutside = refusalOf(error).code === 'OUTSIDE_AREA'
      there.say(isOutside ? texts.outside : undefined)
      if (isOutside) onChange({ ...place })
    }
  }
  return (
    <MapView
      className="mt-2 h-56"
      pins={pins}
      note={there.note}
      hint={texts.dragOne}
      onMove={(_id, at) => void move(at)}
      onOver={(_id, at) => there.over(at, texts.pickupAt)}
    />
  )
}
