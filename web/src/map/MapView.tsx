import { useState } from 'react'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { drawsWebGl } from './drawsWebGl'
import { MapFrame, type MapState, Strip } from './MapFrame'
import type { MapContent, Point } from './mapContent'

const WholeMap = lazyPart(async () => (await import('./WholeMap')).WholeMap)

export interface MapViewProps extends MapContent {
  /** Its size. It is the same before the map is there, so that nothing jumps. */
  className?: string
  /** Said below the map and aloud: what stands where a pin was put. */
  note?: string | undefined
  /** Said in the note's place while there is none. */
  hint?: string | undefined
  onMove?: (id: string, at: Point) => void
  onOver?: (id: string, at: Point | null) => void
  onPress?: (at: Point) => void
  /** A dot was pressed, not that of a rider. */
  onSpot?: (id: string) => void
  onState?: (state: MapState) => void
  /** Whether it is for a way. Where there is no map, that is drawn, or nothing takes its place. */
  hasWay?: boolean
}

/**
 * The map of the region with pins, the way between them and the rider. The page says the same in words: without
 * WebGL, without a network or with a visitor who saves data, the way alone is drawn.
 */
export function MapView({ className = 'h-60', hasWay = true, ...props }: MapViewProps) {
  const room = { className, hasWay }
  return <WholeMap {...props} {...room} fallback={<MapPlace {...room} />} />
}

/** The room of a map before it is known what it shows. */
export function MapPlace({ className, hasWay = false }: { className: string; hasWay?: boolean }) {
  const texts = useTexts(mapTexts)
  const [state] = useState<MapState>(() => (hasWay || drawsWebGl() ? 'waiting' : 'unsupported'))
  return state === 'waiting' ? (
    <MapFrame state={state} className={className} />
  ) : (
    <MapFrame state={state} className="">
      <Strip>
        <p>{texts.unsupported}</p>
      </Strip>
    </MapFrame>
  )
}
