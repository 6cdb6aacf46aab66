import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { BBox } from '../geometry.ts'
import { packTiles, type Tile } from './pack-tiles.ts'
import { firstZoomOf, LAYERS, type Layer, type Shape, type Shapes } from './shapes.ts'

/** Beyond the last, the browser enlarges its tiles: a coordinate of theirs is 30 cm. */
export const ZOOMS = { first: 8, last: 15 } as const

const EXTENT = 4096
/** How far a tile reaches over its rim, so that wide lines and names are not cut. */
const BUFFER = 80

/** Draws the shapes of a region as vector tiles: the bytes of one PMTiles file, the same for the same shapes. */
export function drawTiles(
  shapes: Shapes,
  about: { bbox: BBox; name: string; credits: readonly string[] },
): Buffer {
  const indexes = LAYERS.flatMap((layer) => {
    const inside = shapes[layer] ?? []
    return inside.length > 0 ? [[layer, indexOf(inside)] as const] : []
  })
  const tiles: Tile[] = []
  for (let z = ZOOMS.first; z <= ZOOMS.last; z++) {
    const [left, top] = tileAt(about.bbox[0], about.bbox[3], z)
    const [right, bottom] = tileAt(about.bbox[2], about.bbox[1], z)
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const layers = indexes.flatMap(([layer, index]) => {
          const tile = index.getTile(z, x, y)
          const drawn = tile && visibleAt(tile, layer, z)
          return drawn ? [[layer, drawn] as const] : []
        })
        if (layers.length === 0) continue
        const bytes = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT })
        tiles.push({ z, x, y, bytes })
      }
    }
  }
  const layers = indexes.map(([id]) => ({ id, fields: {}, minzoom: ZOOMS.first, maxzoom: ZOOMS.last }))
  return packTiles(
    tiles,
    { name: about.name, attribution: about.credits.join(', '), vector_layers: layers },
    { ...ZOOMS, bbox: about.bbox },
  )
}

function indexOf(shapes: readonly Shape[]): GeoJSONVT {
  const features = shapes.map(({ geometry, properties }) => ({
    type: 'Feature' as const,
    geometry,
    properties: { ...properties },
  }))
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: ZOOMS.last, extent: EXTENT, buffer: BUFFER, tolerance: 4, indexMaxZoom: ZOOMS.first },
  )
}

/** Leaves out what appears at a later zoom; undefined if nothing is left. */
function visibleAt(tile: GeoJSONVTTile, layer: Layer, z: number): GeoJSONVTTile | undefined {
  const all: readonly GeoJSONVTFeature[] = tile.features
  const features = all.filter(({ tags }) => firstZoomOf(layer, tags ?? {}) <= z)
  return features.length > 0 ? { ...tile, features } : undefined
}

/** The tile that a point is in. */
function tileAt(lng: number, lat: number, z: number): [x: number, y: number] {
  const across = 2 ** z
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  const clamped = (at: number) => Math.min(across - 1, Math.max(0, Math.floor(at * across)))
  return [clamped((lng + 180) / 360), clamped(y)]
}
