import type { StyleSpecification } from 'maplibre-gl'

export type Scheme = 'day' | 'night'

/** The server's style, with what it says of the map's data (server/src/modules/map/map-style.ts). */
export type RegionStyle = StyleSpecification & {
  readonly metadata: {
    readonly quality: 'sketch' | 'surveyed'
    readonly credits: readonly string[]
    readonly centre: [number, number]
    /** West, south, east, north. */
    readonly bbox: [number, number, number, number]
  }
}

/** @throws if it can neither be fetched nor is kept from before */
export async function fetchStyle(scheme: Scheme): Promise<RegionStyle> {
  const address = `/map/style.json?scheme=${scheme}`
  // Without a network an outdated one still fits the tiles that the browser kept with it.
  const response = await fetch(address).catch(() => fetch(address, { cache: 'force-cache' }))
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`)
  return (await response.json()) as RegionStyle
}

/** The page's colours as they are painted now: MapLibre knows no custom properties. */
function readColours() {
  const probe = document.body.appendChild(document.createElement('span'))
  const read = (colour: string): string => {
    probe.style.color = colour
    return getComputedStyle(probe).color
  }
  const colours = {
    way: read('var(--color-palm)'),
    edge: read('var(--color-surface)'),
    closed: read('var(--color-laterite)'),
    bad: read('var(--color-bad)'),
    wait: read('var(--color-marigold)'),
    calm: read('var(--color-good)'),
  }
  probe.remove()
  return colours
}

const EMPTY = { type: 'FeatureCollection', features: [] } as const
/** Names of roads and places stay readable above the way. */
const BELOW = 'names'

/**
 * The style with layers for the way, closed roads and how exact the rider's position is, in the colours of the page;
 * their data comes later.
 */
export function withContent(style: RegionStyle): StyleSpecification {
  const colours = readColours()
  const line = (id: string, source: string, paint: Record<string, unknown>) => ({
    id,
    type: 'line' as const,
    source,
    paint,
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
  })
  const content = [
    line('way-edge', 'way', { 'line-color': colours.edge, 'line-width': 9 }),
    line('way', 'way', { 'line-color': colours.way, 'line-width': 5 }),
    line('closed-edge', 'closed', { 'line-color': colours.edge, 'line-width': 8 }),
    line('closed', 'closed', {
      'line-color': colours.closed,
      'line-width': 4.5,
      'line-dasharray': [0.1, 1.8],
    }),
    {
      id: 'accuracy',
      type: 'fill' as const,
      source: 'accuracy',
      paint: { 'fill-color': colours.way, 'fill-opacity': 0.14 },
    },
  ]
  const tone = ['get', 'tone']
  const spots = {
    id: 'spots',
    type: 'circle' as const,
    source: 'spots',
    layout: { 'circle-sort-key': ['get', 'rank'] },
    paint: {
      'circle-color': [
        ...['match', tone, 'bad', colours.bad, 'wait', colours.wait, 'calm', colours.calm],
        colours.edge,
      ],
      'circle-radius': ['case', ['==', tone, 'rider'], 5, 6.5],
      'circle-stroke-color': ['case', ['==', tone, 'rider'], colours.way, colours.edge],
      'circle-stroke-width': ['case', ['==', tone, 'rider'], 3.5, 2],
    },
  }
  const at = style.layers.findIndex(({ id }) => id === BELOW)
  const source = () => ({ type: 'geojson' as const, data: EMPTY })
  return {
    ...style,
    sources: { ...style.sources, way: source(), closed: source(), accuracy: source(), spots: source() },
    layers: [
      ...style.layers.slice(0, at),
      ...content,
      ...style.layers.slice(at),
      spots,
    ] as StyleSpecification['layers'],
  }
}
