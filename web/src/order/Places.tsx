import { useTexts } from '~/language'
import { placesTexts } from '~/languages/en/base/frame'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { MapName } from './MapName'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'

interface PlacesProps {
  from: string
  to: string
  /** The map's own names, where the words are others. */
  mapFrom?: string | undefined
  mapTo?: string | undefined
}

/** Pickup and dropoff, drawn as ring, dotted line and pin. */
export function Places({ from, to, mapFrom, mapTo }: PlacesProps) {
  const texts = useTexts(placesTexts)
  return (
    <span className="grid grid-cols-[1.25rem_1fr] gap-x-2.5 gap-y-1.5">
      <span className="relative pt-0.5">
        <RingMark />
        <span
          aria-hidden
          className="border-edge absolute top-6 -bottom-2 left-2.25 border-l-2 border-dotted"
        />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <VisuallyHidden>{texts.from} </VisuallyHidden>
        {from}
        <MapName name={mapFrom} className="text-sm" />
      </span>
      <span className="pt-0.5">
        <PinMark />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <VisuallyHidden> {texts.to} </VisuallyHidden>
        {to}
        <MapName name={mapTo} className="text-sm" />
      </span>
    </span>
  )
}
