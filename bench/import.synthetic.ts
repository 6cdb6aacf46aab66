import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { LngLat, Roads } from '@ozi/geo'
import type { Tags } from '../geo/import/src/read-extract.ts'
import {
  writeExtract,
  writeHeader,
  writeNodes,
  writeWays,
  type DrawnNode,
  type DrawnWay,
} from '../geo/import/test/write-extract.ts'
import { seededRandom, syntheticPlaces, syntheticRoads } from './geo.synthetic.ts'

/** Nigeria, about. */
const COUNTRY = { west: 2.7, south: 4.3, width: 11.9, height: 9.5 }
const BLOCK = 8000
/** A short street or a building. */
const NODES_IN_WAY = 8

type Drawn = { nodes: DrawnNode[]; ways: DrawnWay[] }

/** A made-up city as an extract: the roads and places that `npm run bench -- geo` uses. */
export const syntheticExtract = (junctions: number, places: number): Buffer =>
  writeExtract(drawCity(junctions, places, 0), { date: new Date('2026-01-01') })

/** @param firstId the numbers of its nodes and ways come after it */
function drawCity(junctions: number, places: number, firstId: number): Drawn {
  const random = seededRandom(42)
  const { nodes, ways } = drawRoads(syntheticRoads(junctions, random), firstId)
  const add = ([lng, lat]: LngLat, tags: Tags) =>
    nodes.push({ id: firstId + nodes.length + 1, lng, lat, tags })
  for (const { placeName: name, coordinates } of syntheticPlaces(places, random)) {
    add(coordinates, { name, shop: 'yes', 'name:ig': `Ụlọ ${name}` })
  }
  add([7.0333, 5.4836], { place: 'city', name: 'Owerri' })
  return { nodes, ways }
}

function drawRoads({ junctions, roads }: Roads, firstId: number): Drawn {
  const idOf = (index: number) => firstId + index + 1
  const nodes = junctions.map(([lng, lat], i): DrawnNode => ({ id: idOf(i), lng, lat }))
  const add = ([lng, lat]: LngLat) => nodes.push({ id: idOf(nodes.length), lng, lat }) + firstId
  const ways = roads.map(({ from, to, highway, oneway, geometry }, i): DrawnWay => {
    const refs = [idOf(from), ...geometry.slice(1, -1).map(add), idOf(to)]
    // Without names: streets of one name would be joined.
    return { id: idOf(i), refs, tags: { highway, ...(oneway ? { oneway: 'yes' } : {}) } }
  })
  return { nodes, ways }
}

/**
 * Writes a made-up country block by block: short streets and buildings all over, and a city of 10,000 junctions.
 */
export async function writeCountry(path: string, nodeCount: number): Promise<void> {
  const file = createWriteStream(path)
  const write = async (bytes: Buffer) => {
    if (!file.write(bytes)) await once(file, 'drain')
  }
  const random = seededRandom(7)
  await write(writeHeader({ date: new Date('2026-01-01') }))
  for (let first = 1; first <= nodeCount; first += BLOCK) {
    const nodes: DrawnNode[] = []
    for (let i = 0; i < BLOCK; i += NODES_IN_WAY) {
      const lng = COUNTRY.west + random() * COUNTRY.width
      const lat = COUNTRY.south + random() * COUNTRY.height
      for (let n = 0; n < NODES_IN_WAY; n++) {
        nodes.push({ id: first + i + n, lng: lng + n * 0.0002, lat: lat + random() * 0.0002 })
      }
    }
    await write(writeNodes(nodes))
  }
  const city = drawCity(10_000, 2000, nodeCount + BLOCK)
  for (let i = 0; i < city.nodes.length; i += BLOCK) await write(writeNodes(city.nodes.slice(i, i + BLOCK)))
  const streets = Math.floor(nodeCount / NODES_IN_WAY)
  for (let street = 0; street < streets; street += BLOCK) {
    const ways = Array.from({ length: Math.min(BLOCK, streets - street) }, (_, i): DrawnWay => {
      const at = (street + i) * NODES_IN_WAY + 1
      const refs = Array.from({ length: NODES_IN_WAY }, (__, n) => at + n)
      const isBuilding = i % 3 > 0
      return {
        id: street + i + 1,
        refs: isBuilding ? [...refs, at] : refs,
        tags: isBuilding ? { building: 'yes' } : { highway: 'residential' },
      }
    })
    await write(writeWays(ways))
  }
  for (let i = 0; i < city.ways.length; i += BLOCK) await write(writeWays(city.ways.slice(i, i + BLOCK)))
  file.end()
  await once(file, 'close')
}
