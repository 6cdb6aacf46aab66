import { useState } from 'react'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { drawsWebGl } from './drawsWebGl'
import { MapFrame, type MapState, type MapViewProps, Strip } from './MapFrame'

const WholeMap = lazyPart(async () => (await import('./WholeMap')).WholeMap)

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
