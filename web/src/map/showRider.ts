import { type GeoJSONSource, type Map as LibraryMap, Marker } from 'maplibre-gl'
import type { MapRider, Point } from './mapContent'
import { drawRider } from './drawMarks'

/** How long the dot takes to a new position: about as long as until the next. */
const GLIDE_MS = 1200
/** Older positions are pale. */
const OLD_MS = 120_000
/** A smaller circle would lie below the dot. */
const EXACT_M = 25
const CORNERS = 48
const METRES_A_DEGREE = 111_320

/** The rider's dot, which glides between positions, and a circle where the position is not exact. */
export function showRider(map: LibraryMap, isCalm: () => boolean) {
  let marker: Marker | null = null
  let frame = 0

  function place(to: Point, accuracy: number): void {
    marker?.setLngLat([to[0], to[1]])
    map.getSource<GeoJSONSource>('accuracy')?.setData(circle(to, accuracy > EXACT_M ? accuracy : 0))
  }

  function glide(from: Point, { coordinates: to, accuracy }: MapRider): void {
    cancelAnimationFrame(frame)
    const start = performance.now()
    const move = (now: number) => {
      const part = Math.min(1, (now - start) / GLIDE_MS)
      place([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], accuracy)
      if (part < 1) frame = requestAnimationFrame(move)
    }
    frame = requestAnimationFrame(move)
  }

  function show(rider: MapRider): Marker {
    const [lng, lat] = rider.coordinates
    return new Marker({ element: drawRider(), anchor: 'center' }).setLngLat([lng, lat]).addTo(map)
  }

  return {
    update(rider: MapRider | undefined): void {
      if (rider === undefined) {
        this.remove()
        return
      }
      const isNew = marker === null
      marker ??= show(rider)
      const element = marker.getElement()
      const isOld = Date.now() - Date.parse(rider.at) > OLD_MS
      element.style.opacity = isOld ? '0.55' : ''
      if (rider.label !== undefined) element.setAttribute('aria-label', rider.label)
      const arrow = element.querySelector<SVGElement>('[data-heading]')
      arrow?.setAttribute('transform', `rotate(${String(rider.heading ?? 0)} 22 22)`)
      if (arrow) arrow.style.display = rider.heading === undefined ? 'none' : ''
      const { lng, lat } = marker.getLngLat()
      if (isNew || isCalm()) place(rider.coordinates, rider.accuracy)
      else glide([lng, lat], rider)
    },
    remove(): void {
      cancelAnimationFrame(frame)
      marker?.remove()
      marker = null
      map.getSource<GeoJSONSource>('accuracy')?.setData(circle([0, 0], 0))
    },
  }
}

function circle([lng, lat]: Point, metres: number) {
  const across = metres / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180))
  const corners = Array.from({ length: CORNERS + 1 }, (_, i): [number, number] => {
    const angle = (i / CORNERS) * 2 * Math.PI
    return [lng + across * Math.cos(angle), lat + (metres / METRES_A_DEGREE) * Math.sin(angle)]
  })
  return {
    type: 'FeatureCollection' as const,
    features:
      metres === 0
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: {},
              geometry: { type: 'Polygon' as const, coordinates: [corners] },
            },
          ],
  }
}
