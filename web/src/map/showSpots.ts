import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl'
import type { MapSpot } from './mapContent'

/** How far beside a dot a finger may press. */
const BESIDE_PX = 12
/** In the order in which they are drawn: what needs somebody lies above. */
const TONES: readonly MapSpot['tone'][] = ['rider', 'calm', 'wait', 'bad']

/** Dots as a layer of the map itself: elements for hundreds of them would make it slow. */
export function showSpots(map: LibraryMap, onSpot: ((id: string) => void) | undefined) {
  let shown: readonly MapSpot[] | undefined

  function orderAt({ x, y }: { readonly x: number; readonly y: number }): string | undefined {
    const around: [[number, number], [number, number]] = [
      [x - BESIDE_PX, y - BESIDE_PX],
      [x + BESIDE_PX, y + BESIDE_PX],
    ]
    const found = map
      .queryRenderedFeatures(around, { layers: ['spots'] })
      .find(({ properties }) => properties['tone'] !== 'rider')
    return found && String(found.properties['id'])
  }

  if (onSpot) {
    map.on('mousemove', ({ point }) => {
      map.getCanvas().style.cursor = orderAt(point) === undefined ? '' : 'pointer'
    })
    map.on('click', ({ point }) => {
      const id = orderAt(point)
      if (id !== undefined) onSpot(id)
    })
  }

  return {
    update(spots: readonly MapSpot[] | undefined): void {
      if (spots === shown) return
      shown = spots
      map.getSource<GeoJSONSource>('spots')?.setData(dots(spots ?? []))
    },
    /** Another style has no dots yet. */
    forget(): void {
      shown = undefined
    },
  }
}

const dots = (all: readonly MapSpot[]) => ({
  type: 'FeatureCollection' as const,
  features: all.map(({ id, at: [lng, lat], tone }) => ({
    type: 'Feature' as const,
    properties: { id, tone, rank: TONES.indexOf(tone) },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
})
