import type { Region } from '@ozi/geo'

export const SCHEMES = ['day', 'night'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Quieter than the pages around the map, so that the way and its ends stand out (web/src/styles/tokens.css). */
const COLOURS: Readonly<Record<Scheme, Readonly<Record<Colour, string>>>> = {
  day: {
    ground: '#f6f0e3',
    green: '#e4ebd7',
    water: '#cfe0e2',
    building: '#ebe2d1',
    casing: '#d3c4a8',
    street: '#fffdf9',
    main: '#fffdf9',
    trunk: '#f9dfae',
    trunkCasing: '#cfa965',
    word: '#4d564f',
    strong: '#1b211d',
    halo: '#fbf7ef',
  },
  night: {
    ground: '#131a16',
    green: '#18241c',
    water: '#152a30',
    building: '#1b2420',
    casing: '#0d1310',
    street: '#2f3b35',
    main: '#42524a',
    trunk: '#5d5538',
    trunkCasing: '#1b1a12',
    word: '#a9b4ad',
    strong: '#f3eee3',
    halo: '#101613',
  },
}
type Colour =
  | 'ground'
  | 'green'
  | 'water'
  | 'building'
  | 'casing'
  | 'street'
  | 'main'
  | 'trunk'
  | 'trunkCasing'
  | 'word'
  | 'strong'
  | 'halo'

const MAIN = ['primary', 'secondary', 'tertiary']
const TRUNK = ['motorway', 'trunk']
/** The page's own font draws the names: the style has no glyphs. A family's weight is in the name of the first. */
const REGULAR = ['Inter Medium', 'Inter']
const STRONG = ['Inter Semibold', 'Inter']

const SOURCE = 'region'

/**
 * The style by which MapLibre draws the map. A page's own drawings lie below the layer `names`.
 * @param tiles the address of the PMTiles file
 */
export function mapStyle(scheme: Scheme, { city, centre, bbox, quality, credits }: Region, tiles: string) {
  const colour = COLOURS[scheme]
  const layer = (id: string, type: string, sourceLayer: string) => ({
    id,
    type,
    source: SOURCE,
    'source-layer': sourceLayer,
  })
  const fill = (id: string, sourceLayer: string, ground: string) => ({
    ...layer(id, 'fill', sourceLayer),
    paint: { 'fill-color': ground },
  })
  const isOf = (classes: readonly string[]) => ['in', ['get', 'class'], ['literal', classes]]
  const road = (id: string, filter: unknown, ground: string, width: unknown) => ({
    ...layer(id, 'line', 'roads'),
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': ground, 'line-width': width },
  })
  const isStreet = ['!', isOf([...MAIN, ...TRUNK])]
  const names = (id: string, filter: unknown, options: NameOptions) => nameLayer(id, filter, options, colour)
  return {
    version: 8,
    name: city,
    metadata: { quality, credits, centre, bbox },
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${tiles}` } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour.ground } },
      fill('land', 'land', colour.green),
      fill('water', 'water', colour.water),
      {
        ...fill('buildings', 'buildings', colour.building),
        minzoom: 14,
      },
      road('street-casing', isStreet, colour.casing, widths(2, 4, 9)),
      road('main-casing', isOf(MAIN), colour.casing, widths(4, 7, 15)),
      road('trunk-casing', isOf(TRUNK), colour.trunkCasing, widths(5, 8.5, 18)),
      road('street', isStreet, colour.street, widths(1, 2.5, 7)),
      road('main', isOf(MAIN), colour.main, widths(2.6, 5.2, 13)),
      road('trunk', isOf(TRUNK), colour.trunk, widths(3.4, 6.5, 15.5)),
      {
        ...layer('names', 'symbol', 'roads'),
        minzoom: 12,
        filter: ['has', 'name'],
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 320,
          'text-field': ['get', 'name'],
          'text-font': REGULAR,
          'text-size': interpolate({ 12: 10.5, 16: 13 }),
          'text-max-angle': 35,
          'text-padding': 6,
        },
        paint: { 'text-color': colour.word, 'text-halo-color': colour.halo, 'text-halo-width': 1.6 },
      },
      names('small-names', ['>=', ['get', 'rank'], 4], { size: { 14: 10.5, 17: 13 }, isStrong: false }),
      names('landmark-names', ['==', ['get', 'rank'], 3], { size: { 13: 10.5, 17: 13.5 }, isStrong: false }),
      names('part-names', ['==', ['get', 'rank'], 2], {
        size: { 12: 11, 16: 14 },
        isStrong: true,
        maxzoom: 16,
      }),
      names('town-names', ['==', ['get', 'rank'], 1], {
        size: { 9: 11, 14: 15 },
        isStrong: true,
        maxzoom: 16,
      }),
      names('city-name', ['==', ['get', 'rank'], 0], {
        size: { 8: 14, 12: 20 },
        isStrong: true,
        maxzoom: 13,
      }),
    ],
  }
}

interface NameOptions {
  readonly size: Readonly<Record<number, number>>
  readonly isStrong: boolean
  readonly maxzoom?: number
}

function nameLayer(
  id: string,
  filter: unknown,
  { size, isStrong, maxzoom }: NameOptions,
  colour: Readonly<Record<Colour, string>>,
) {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'places',
    filter,
    ...(maxzoom === undefined ? {} : { maxzoom }),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': isStrong ? STRONG : REGULAR,
      'text-size': interpolate(size),
      'text-max-width': 8,
      'text-padding': 8,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': isStrong ? colour.strong : colour.word,
      'text-halo-color': colour.halo,
      'text-halo-width': 1.8,
    },
  }
}

/** Pixels by zoom, between these in proportion. */
const interpolate = (stops: Readonly<Record<number, number>>) => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...Object.entries(stops).flatMap(([zoom, pixels]) => [Number(zoom), pixels]),
]

/** How wide a road is, from afar to close. */
const widths = (far: number, middle: number, close: number) => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  ...[9, far * 0.6, 12, far, 14.5, middle, 17, close],
]
