import type { OrderTracking } from '@ozi/contract'
import mapScript from 'virtual:map-script'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import type { MapContent } from '~/map/mapContent'
import { StillMap } from '~/map/StillMap'
import { ScriptWords } from '../shared/ScriptWords'

const MAP_TEXTS = [mapTexts]

/** The place of the delivery; the page's script (showTrackMap.ts) draws the map over the line. */
export function TrackMap({ order }: { order: OrderTracking }) {
  const texts = useTexts(mapTexts)
  const { riderTracking, pickup, dropoff } = order
  if (riderTracking === undefined) return null
  const { pickupCoordinates, dropoffCoordinates, position } = riderTracking
  const content: MapContent = {
    pins: [
      { id: 'pickup', mark: 'ring', at: pickupCoordinates, label: texts.pickup(pickup) },
      { id: 'dropoff', mark: 'pin', at: dropoffCoordinates, label: texts.dropoff(dropoff) },
    ],
    rider: position && { ...position, label: texts.rider },
  }
  return (
    <div
      data-track-map={JSON.stringify(content)}
      data-map-script={mapScript}
      className="rounded-card border-line bg-palm-wash relative isolate h-72 overflow-clip border"
    >
      <ScriptWords of={MAP_TEXTS} />
      <StillMap way={null} pins={content.pins} />
      <p
        data-map-note
        hidden
        className="bg-surface border-line text-quiet absolute inset-x-0 bottom-0 border-t px-3 py-2 text-sm"
      />
    </div>
  )
}
