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

/** By FACE.md: the way in palm on an edge of the ground's colour, what is closed in laterite. */
const COLOURS = {
  day: {
    way: '#0f4c3a',
    edge: '#fffdf9',
    closed: '#b23a1b',
    rider: '#0f4c3a',
    bad: '#9b2415',
    wait: '#f2b53c',
    calm: '#17603f',
    ink: '#1b211d',
  },
  night: {
    way: '#7fd1ae',
    edge: '#101613',
    closed: '#f08a5d',
    rider: '#7fd1ae',
    bad: '#ff9d8a',
    wait: '#f2b53c',
    calm: '#7fd1ae',
    ink: '#f3eee3',
  },
} as const

const EMPTY = { type: 'FeatureCollection', features: [] } as const
/** Names of roads and places stay readable above the way. */
const BELOW = 'names'

/** The style with layers for the way, closed roads and how exact the rider's position is; their data comes later. */
export function withContent(style: RegionStyle, scheme: Scheme): StyleSpecification {
  const colours = COLOURS[scheme]
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
      paint: { 'fill-color': colours.rider, 'fill-opacity': 0.14 },
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
      'circle-stroke-color': ['case', ['==', tone, 'rider'], colours.rider, colours.edge],
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
