import { packSections, readSections } from '../packed-file.ts'
import { buildRoadNetwork, type RoadNetwork } from './road-network.ts'
import type { Roads, TurnRestriction } from './roads.ts'

const MAGIC = 'OZIROADS'
const VERSION = 2

const SHAPE = {
  counts: 'int32',
  names: 'texts',
  classes: 'texts',
  roadFrom: 'int32',
  roadTo: 'int32',
  roadOneway: 'bytes',
  roadNoThrough: 'bytes',
  roadClass: 'bytes',
  roadName: 'int32',
  roadLengthMm: 'int32',
  vertexStart: 'int32',
  vertexLng: 'float64',
  vertexLat: 'float64',
  vertexAlongMm: 'int32',
  restrictions: 'texts',
  vertexJunction: 'int32',
  arcTail: 'int32',
  arcHead: 'int32',
  arcDrive: 'int32',
  firstDrive: 'int32',
  firstCopy: 'int32',
  banCopy: 'int32',
  banDrive: 'int32',
  rankOf: 'int32',
  start: 'int32',
  head: 'int32',
  upMm: 'int32',
  downMm: 'int32',
  upVia: 'int32',
  downVia: 'int32',
  isLocalRoad: 'bytes',
  isMainRoad: 'bytes',
  grid: 'float64',
  cellStart: 'int32',
  cellSegments: 'int32',
} as const

/**
 * The roads as a file of a region, `roads.bin`, with all that would take long to compute at each start. Takes
 * seconds for a large city.
 */
export function packRoads(roads: Roads): Uint8Array {
  return packNetwork(buildRoadNetwork(roads))
}

function packNetwork({
  graph,
  restrictions,
  turns,
  hierarchy,
  lengths,
  isLocalRoad,
  isMainRoad,
  cells,
}: RoadNetwork): Uint8Array {
  const { west, south, cellLng, cellLat, columns, rows, leastCellM, cellStart, cellSegments } = cells
  const { junctionCount, roadCount, ...columnsOfRoads } = graph
  return packSections(MAGIC, VERSION, {
    counts: Int32Array.of(junctionCount, roadCount),
    ...columnsOfRoads,
    restrictions: restrictions.map((each) => JSON.stringify(each)),
    ...turns,
    ...hierarchy,
    ...lengths,
    isLocalRoad,
    isMainRoad,
    grid: Float64Array.of(west, south, cellLng, cellLat, columns, rows, leastCellM),
    cellStart,
    cellSegments,
  })
}

/** @throws RegionError if the file is another, cut off or damaged */
export function unpackRoads(file: string, bytes: Uint8Array): RoadNetwork {
  const all = readSections(file, MAGIC, VERSION, SHAPE, bytes)
  const [junctionCount = 0, roadCount = 0] = all.counts
  const [west = 0, south = 0, cellLng = 0, cellLat = 0, columns = 0, rows = 0, leastCellM = 0] = all.grid
  return {
    graph: { junctionCount, roadCount, ...all },
    restrictions: all.restrictions.map((each) => JSON.parse(each) as TurnRestriction),
    turns: all,
    hierarchy: all,
    lengths: all,
    isLocalRoad: all.isLocalRoad,
    isMainRoad: all.isMainRoad,
    cells: { west, south, cellLng, cellLat, columns, rows, leastCellM, ...all },
  }
}
