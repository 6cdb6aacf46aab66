import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { describe, expect, test } from 'vitest'
import { defaultRegionFile, loadRegion } from '../region.ts'
import { drawTiles } from './draw-tiles.ts'
import type { Shapes } from './shapes.ts'

const BBOX: [number, number, number, number] = [7, 5.4, 7.1, 5.5]
const about = { bbox: BBOX, name: 'Test', credits: ['© us'] }

const shapes: Shapes = {
  roads: [road('trunk', 'Orlu Road', [7.01, 5.41]), road('service', '', [7.02, 5.41])],
  places: [{ geometry: { type: 'Point', coordinates: [7.05, 5.45] }, properties: { name: 'Ọjị', rank: 4 } }],
}

function road(highway: string, name: string, [lng, lat]: [number, number]) {
  return {
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [lng, lat],
        [lng + 0.05, lat + 0.05],
      ] as [number, number][],
    },
    properties: { class: highway, ...(name === '' ? {} : { name }) },
  }
}

/** Reads a file as browsers do, by ranges of bytes. */
function open(file: Buffer) {
  const ranges: [number, number][] = []
  const archive = new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => {
      ranges.push([offset, length])
      return { data: new Uint8Array(file.subarray(offset, offset + length)).buffer }
    },
  })
  const layersAt = async (z: number, x: number, y: number) => {
    const tile = await archive.getZxy(z, x, y)
    return tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers
  }
  return { archive, ranges, layersAt }
}

function tileOf([lng, lat]: readonly [number, number], z: number): [number, number, number] {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180))
  return [z, Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor((0.5 - y / (2 * Math.PI)) * 2 ** z)]
}

describe('a drawn map', () => {
  test('has the roads and places that were drawn, with their names', async () => {
    const { layersAt } = open(drawTiles(shapes, about))
    const layers = await layersAt(...tileOf([7.05, 5.45], 15))
    expect(layers?.['places']?.feature(0).properties).toEqual({ name: 'Ọjị', rank: 4 })
    const place = layers?.['places']?.feature(0).toGeoJSON(...xyz([7.05, 5.45], 15))
    expect(place?.geometry).toEqual({
      type: 'Point',
      coordinates: [expect.closeTo(7.05, 5), expect.closeTo(5.45, 5)],
    })
    expect(layers?.['roads']?.feature(0).properties).toEqual({ class: 'trunk', name: 'Orlu Road' })
  })

  test('shows a small road and a small place from a later zoom on', async () => {
    const { layersAt } = open(drawTiles(shapes, about))
    const far = await layersAt(...tileOf([7.05, 5.45], 10))
    expect(Object.keys(far ?? {})).toEqual(['roads'])
    expect(far?.['roads']?.length).toBe(1)
  })

  test('says where it is, for which zooms, and whose data it shows', async () => {
    const { archive } = open(drawTiles(shapes, about))
    expect(await archive.getHeader()).toMatchObject({
      minZoom: 8,
      maxZoom: 15,
      minLon: 7,
      minLat: 5.4,
      maxLon: 7.1,
      maxLat: 5.5,
    })
    expect(await archive.getMetadata()).toMatchObject({ name: 'Test', attribution: '© us' })
  })

  test('is read where there are too many tiles for one directory', async () => {
    const box: [number, number, number, number] = [6, 4.5, 8, 6.5]
    const many = Array.from({ length: 9000 }, (_, i) => {
      const at: [number, number] = [6 + (i % 95) / 48, 4.6 + Math.floor(i / 95) / 52]
      return {
        geometry: { type: 'Point' as const, coordinates: at },
        properties: { name: String(i), rank: 4 },
      }
    })
    const { layersAt, ranges } = open(drawTiles({ places: many }, { ...about, bbox: box }))
    for (const i of [0, 4567, 8999]) {
      const at = many[i]?.geometry.coordinates ?? [0, 0]
      const names = await layersAt(...tileOf(at, 15)).then((layers) =>
        Array.from(
          { length: layers?.['places']?.length ?? 0 },
          (_, j) => layers?.['places']?.feature(j).properties['name'],
        ),
      )
      expect(names).toContain(String(i))
    }
    expect(ranges[0]).toEqual([0, 16384])
    expect(ranges.some(([, length]) => length < 16384)).toBe(true)
    expect(await layersAt(...tileOf([6.5, 6.45], 15))).toBeUndefined()
  })

  test('of the bundled sketch has its roads and places alone, and is small', async () => {
    const region = await loadRegion(defaultRegionFile)
    const file = drawTiles(region.shapes(), { ...about, bbox: region.bbox })
    const { layersAt } = open(file)
    const layers = await layersAt(...tileOf(region.centre, 8))
    expect(Object.keys(layers ?? {})).toEqual(['roads', 'places'])
    expect(layers?.['places']?.feature(0).properties).toMatchObject({ name: 'Owerri', kind: 'city' })
    expect(file.length).toBeLessThan(500_000)
  })
})

function xyz(at: readonly [number, number], zoom: number): [number, number, number] {
  const [z, x, y] = tileOf(at, zoom)
  return [x, y, z]
}
