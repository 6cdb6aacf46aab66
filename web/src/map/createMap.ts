import { addProtocol, Map as LibraryMap, Marker, setWorkerUrl } from 'maplibre-gl'
import type { GeoJSONSource } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import css from './map.css?inline'
import { boundsOf, type MapContent, type MapPin, type Point, pointsOf } from './mapContent'
import { fetchStyle, type RegionStyle, type Scheme, withContent } from './mapStyle'
import { drawPin } from './drawMarks'
import { movePinByKeys } from './movePinByKeys'
import { showRider } from './showRider'
import { showSpots } from './showSpots'

interface MapTexts {
  readonly map: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly movable: string
  readonly sketch: string
  readonly sources: string
  readonly twoFingers: string
  readonly holdControl: string
  readonly holdCommand: string
}

export interface MapOptions {
  readonly content: MapContent
  readonly scheme: Scheme
  readonly texts: MapTexts
  /** A pin was put down somewhere else. */
  readonly onMove?: ((id: string, at: Point) => void) | undefined
  /** A pin that is being moved rests over a point; null once it is put back. */
  readonly onOver?: ((id: string, at: Point | null) => void) | undefined
  /** The map was pressed while one draws on it; not a pin. */
  readonly onPress?: ((at: Point) => void) | undefined
  readonly onSpot?: ((id: string) => void) | undefined
}

export interface MapHandle {
  readonly update: (content: MapContent) => void
  readonly setScheme: (scheme: Scheme) => void
  readonly remove: () => void
}

/** A pin rests when it did not move for this long. */
const REST_MS = 350
/** Room for pins at the rim, in pixels; on a low map just that of a pin, or nothing would be left between them. */
const PADDING = { top: 60, bottom: 44, left: 44, right: 60 }
const LOW = { height: 240, padding: { ...PADDING, top: 50, bottom: 20 } }
const paddingIn = (element: HTMLElement) => (element.clientHeight < LOW.height ? LOW.padding : PADDING)
const CLOSEST_FIT = 15
const CITY_ZOOM = 11.5
/** How far beyond the region one may look, in degrees. */
const BEYOND = 0.08

let isPrepared = false
/** Once for all maps of a page. */
function prepare(): void {
  if (isPrepared) return
  isPrepared = true
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const lngLat = ([lng, lat]: Point): [number, number] => [lng, lat]

const lines = (all: readonly (readonly Point[])[]) => ({
  type: 'FeatureCollection' as const,
  features: all.map((coordinates) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates: coordinates.map(lngLat) },
  })),
})

/**
 * Shows the map of the region in an element, and resolves once it is drawn.
 * @throws if the map cannot be fetched, or the browser does not draw it
 */
export async function createMap(element: HTMLElement, options: MapOptions): Promise<MapHandle> {
  prepare()
  const { texts } = options
  let { content, scheme } = options
  let style = await fetchStyle(scheme)
  const map = open(element, style, options)
  const setLines = (id: string, all: readonly (readonly Point[])[]) =>
    map.getSource<GeoJSONSource>(id)?.setData(lines(all))
  const rider = showRider(map, isCalm)
  const pins = showPins(map, options)
  const spots = showSpots(map, options.onSpot)

  function draw(): void {
    setLines('way', content.way ? [content.way] : [])
    setLines('closed', content.closed ?? [])
    spots.update(content.spots)
    rider.update(content.rider)
    pins.update(content.pins)
    if (!content.spots) map.getCanvas().style.cursor = content.isDrawing ? 'crosshair' : ''
  }

  function fit(isFirst: boolean): void {
    const bounds = boundsOf(pointsOf(content))
    if (bounds === null) return
    const [west, south, east, north] = bounds
    map.fitBounds([west, south, east, north], {
      padding: paddingIn(element),
      maxZoom: CLOSEST_FIT,
      animate: !isFirst && !isCalm(),
      duration: 400,
    })
  }

  function isInView(points: readonly Point[]): boolean {
    const view = map.getBounds()
    return points.every((point) => view.contains(lngLat(point)))
  }

  try {
    await drawn(map)
  } catch (error) {
    map.remove()
    throw error
  }
  element.append(...controlsOf(map, style, texts))
  map.on('click', ({ lngLat: { lng, lat }, originalEvent }) => {
    if (content.isDrawing && originalEvent.target === map.getCanvas()) {
      options.onPress?.([rounded(lng), rounded(lat)])
    }
  })
  draw()
  fit(true)

  return {
    update(next) {
      const before = content
      content = next
      draw()
      if (next.isDrawing) return
      if (next.spots) {
        // Many things move all the time: the map moves when there is nothing yet, or when other pins are out of view.
        const isFirst = pointsOf(before).length === 0
        const isOther = next.pins.length > 0 && next.pins[0]?.id !== before.pins[0]?.id
        if (isFirst || (isOther && !isInView(next.pins.map(({ at }) => at)))) fit(false)
        return
      }
      if (JSON.stringify(pointsOf(before)) === JSON.stringify(pointsOf(next))) return
      // A person who has moved a pin, or follows a rider, keeps the part of the map that they look at.
      if (!isInView(pointsOf(next)) || before.pins.length !== next.pins.length) fit(false)
    },
    setScheme(next) {
      if (next === scheme) return
      scheme = next
      void fetchStyle(next)
        .then((fetched) => {
          if (scheme !== next) return
          style = fetched
          map.setStyle(withContent(fetched), { diff: true })
          map.once('styledata', () => {
            spots.forget()
            draw()
          })
        })
        // The map stays as it was drawn.
        .catch(() => undefined)
    },
    remove() {
      rider.remove()
      map.remove()
      element.replaceChildren()
    },
  }
}

function open(element: HTMLElement, style: RegionStyle, { content, texts }: MapOptions): LibraryMap {
  const { centre, bbox } = style.metadata
  const [west, south, east, north] = bbox
  const bounds = boundsOf(pointsOf(content))
  return new LibraryMap({
    container: element,
    style: withContent(style),
    ...(bounds
      ? { bounds: [...bounds], fitBoundsOptions: { padding: paddingIn(element), maxZoom: CLOSEST_FIT } }
      : { center: centre, zoom: CITY_ZOOM }),
    minZoom: 8,
    maxZoom: 18,
    maxBounds: [west - BEYOND, south - BEYOND, east + BEYOND, north + BEYOND],
    renderWorldCopies: false,
    attributionControl: false,
    // One finger scrolls the page, two move the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: isCalm() ? 0 : 150,
    locale: {
      'Map.Title': texts.map,
      'CooperativeGesturesHandler.WindowsHelpText': texts.holdControl,
      'CooperativeGesturesHandler.MacHelpText': texts.holdCommand,
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
    },
  })
}

/** Resolves once the style's first tiles are drawn; rejects if none can be had. */
function drawn(map: LibraryMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    map.once('load', () => resolve())
    map.once('error', ({ error }) => reject(error))
  })
}

function showPins(map: LibraryMap, { texts, onMove, onOver }: MapOptions) {
  const shown = new Map<string, { pin: MapPin; marker: Marker }>()
  let resting: ReturnType<typeof setTimeout> | undefined

  function over(id: string, at: Point): void {
    clearTimeout(resting)
    resting = setTimeout(() => onOver?.(id, at), REST_MS)
  }
  function putDown(id: string, at: Point): void {
    clearTimeout(resting)
    onMove?.(id, at)
  }
  function putBack(id: string): void {
    clearTimeout(resting)
    onOver?.(id, null)
  }

  function add(pin: MapPin): { pin: MapPin; marker: Marker } {
    const element = drawPin(pin)
    const anchor = pin.mark === 'ring' ? 'center' : 'bottom'
    const marker = new Marker({ element, anchor, draggable: pin.isMovable ?? false })
    marker.setLngLat(lngLat(pin.at)).addTo(map)
    const here = (): Point => {
      const { lng, lat } = marker.getLngLat()
      return [rounded(lng), rounded(lat)]
    }
    if (pin.isMovable) {
      marker.on('drag', () => over(pin.id, here()))
      marker.on('dragend', () => putDown(pin.id, here()))
      movePinByKeys(map, marker, {
        onStep: () => over(pin.id, here()),
        onDone: () => putDown(pin.id, here()),
        onBack: () => putBack(pin.id),
      })
    }
    return { pin, marker }
  }

  return {
    update(pins: readonly MapPin[]): void {
      for (const [id, { marker }] of shown) {
        if (pins.some((pin) => pin.id === id)) continue
        marker.remove()
        shown.delete(id)
      }
      for (const pin of pins) {
        let known = shown.get(pin.id)
        const isOther = known && (known.pin.mark !== pin.mark || known.pin.isMovable !== pin.isMovable)
        if (known === undefined || isOther) {
          known?.marker.remove()
          known = add(pin)
        }
        shown.set(pin.id, { pin, marker: known.marker })
        known.marker.setLngLat(lngLat(pin.at))
        const element = known.marker.getElement()
        element.setAttribute('aria-label', pin.isMovable ? `${pin.label}. ${texts.movable}` : pin.label)
      }
    },
  }
}

/** Six decimals are 11 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const BUTTON =
  'border-line bg-surface text-ink hover:bg-palm-wash grid size-11 place-items-center border disabled:text-quiet/50'

/** The buttons and, small, whose data it is. */
function controlsOf(map: LibraryMap, { metadata }: RegionStyle, texts: MapTexts): readonly HTMLElement[] {
  const button = (label: string, path: string, corner: string, press: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = `${BUTTON} ${corner}`
    made.setAttribute('aria-label', label)
    made.innerHTML = `<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`
    made.addEventListener('click', press)
    return made
  }
  const options = () => ({ animate: !isCalm() })
  const buttons = document.createElement('div')
  buttons.className = 'absolute top-2 right-2 z-10 grid'
  buttons.append(
    button(texts.zoomIn, 'M10 4v12M4 10h12', 'rounded-t-control', () => map.zoomIn(options())),
    button(texts.zoomOut, 'M4 10h12', 'rounded-b-control -mt-px', () => map.zoomOut(options())),
  )
  const isSketch = metadata.quality === 'sketch'
  if (!isSketch && metadata.credits.length === 0) return [buttons]
  return [buttons, creditsOf(isSketch ? texts.sketch : '', metadata.credits, texts.sources)]
}

/** One line; of more sources than one, the list is opened by a press. */
function creditsOf(sketch: string, credits: readonly string[], sources: string): HTMLElement {
  const place =
    'bg-ground/90 text-quiet absolute right-0 bottom-0 z-10 max-w-full rounded-tl-control px-2 py-0.5 text-xs'
  const [only] = credits
  if (credits.length < 2) {
    const line = document.createElement('p')
    line.className = place
    line.textContent = [sketch, only ?? ''].filter((text) => text !== '').join(' · ')
    return line
  }
  const all = document.createElement('details')
  all.className = place
  const summary = document.createElement('summary')
  summary.className = 'cursor-pointer py-0.5 text-right'
  summary.textContent = [sketch, sources].filter((text) => text !== '').join(' · ')
  const list = document.createElement('ul')
  list.append(
    ...credits.map((credit) => {
      const line = document.createElement('li')
      line.textContent = credit
      return line
    }),
  )
  all.append(summary, list)
  return all
}
