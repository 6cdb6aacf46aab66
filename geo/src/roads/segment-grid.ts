import { METRES_PER_DEGREE, haversineM, metresPerDegreeLng, nearestFraction } from '../geometry.ts'
import { sortIntoBuckets } from '../buckets.ts'
import type { RoadGraph } from './road-graph.ts'

/** A point on a road. */
export type RoadPoint = {
  road: number
  /** Distance along the road from its start. */
  alongMm: number
  lng: number
  lat: number
  /** Straight-line distance from the given point. */
  distanceM: number
}

/**
 * The straight segments of all roads, sorted into cells that are square at the middle latitude; there is about
 * one for each segment. A segment is named by its first vertex. The segments of cell c are those at
 * `cellStart[c]` up to `cellStart[c + 1]`.
 */
export type GridCells = {
  /** The corner of the first cell. */
  west: number
  south: number
  /** Degrees. */
  cellLng: number
  cellLat: number
  columns: number
  rows: number
  /** Cells get narrower towards the poles; this is the smallest width. */
  leastCellM: number
  cellStart: Int32Array
  cellSegments: Int32Array
}

export type SegmentGrid = {
  /**
   * The point on any road that is nearest to the given one; of equally near ones, the one on the first road.
   * Undefined if none is within `limitM`. With `only`, considers only roads marked 1 in it.
   */
  nearest(lng: number, lat: number, limitM: number, only?: Uint8Array): RoadPoint | undefined
}

const MIN_CELL_M = 100

/** Sorts the segments of all roads into cells. */
export function buildGridCells({ vertexLng, vertexLat, vertexStart, roadCount }: RoadGraph): GridCells {
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (const lng of vertexLng) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  for (const lat of vertexLat) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const segmentCount = vertexLng.length - roadCount
  const isEmpty = segmentCount <= 0
  const lngM = isEmpty ? 1 : metresPerDegreeLng((south + north) / 2)
  const areaM2 = (east - west) * lngM * (north - south) * METRES_PER_DEGREE
  const cellM = isEmpty ? MIN_CELL_M : Math.max(MIN_CELL_M, Math.sqrt(areaM2 / segmentCount))
  const cellLng = cellM / lngM
  const cellLat = cellM / METRES_PER_DEGREE
  const columns = isEmpty ? 0 : Math.floor((east - west) / cellLng) + 1
  const rows = isEmpty ? 0 : Math.floor((north - south) / cellLat) + 1
  const leastCellM = isEmpty
    ? cellM
    : Math.min(cellM, cellLng * Math.min(metresPerDegreeLng(south - 1), metresPerDegreeLng(north + 1)))
  const columnOf = (lng: number) => Math.floor((lng - west) / cellLng)
  const rowOf = (lat: number) => Math.floor((lat - south) / cellLat)

  const cells: number[] = []
  const segments: number[] = []
  for (let r = 0; r < roadCount; r++) {
    const last = (vertexStart[r + 1] ?? 0) - 1
    for (let v = vertexStart[r] ?? 0; v < last; v++) {
      const lng1 = vertexLng[v] ?? 0
      const lng2 = vertexLng[v + 1] ?? 0
      const lat1 = vertexLat[v] ?? 0
      const lat2 = vertexLat[v + 1] ?? 0
      const lastColumn = columnOf(Math.max(lng1, lng2))
      const lastRow = rowOf(Math.max(lat1, lat2))
      for (let row = rowOf(Math.min(lat1, lat2)); row <= lastRow; row++) {
        for (let column = columnOf(Math.min(lng1, lng2)); column <= lastColumn; column++) {
          cells.push(row * columns + column)
          segments.push(v)
        }
      }
    }
  }
  const { start: cellStart, items } = sortIntoBuckets(columns * rows, cells)
  const cellSegments = items.map((i) => segments[i] ?? 0)
  return { west, south, cellLng, cellLat, columns, rows, leastCellM, cellStart, cellSegments }
}

/** Finds nearest roads. */
export function buildSegmentGrid(graph: RoadGraph, cells = buildGridCells(graph)): SegmentGrid {
  const { vertexLng, vertexLat, vertexStart, vertexAlongMm } = graph
  const { west, south, cellLng, cellLat, columns, rows, leastCellM, cellStart, cellSegments } = cells
  const columnOf = (lng: number) => Math.floor((lng - west) / cellLng)
  const rowOf = (lat: number) => Math.floor((lat - south) / cellLat)
  const roadOfVertex = new Int32Array(vertexLng.length)
  for (let r = 0; r < graph.roadCount; r++) roadOfVertex.fill(r, vertexStart[r], vertexStart[r + 1])

  function nearest(lng: number, lat: number, limitM: number, only?: Uint8Array): RoadPoint | undefined {
    const column = columnOf(lng)
    const row = rowOf(lat)
    const scale = metresPerDegreeLng(lat)
    let best = -1
    let bestFraction = 0
    let bestM = columns === 0 ? -1 : limitM
    const visitCell = (c: number, r: number) => {
      if (c < 0 || c >= columns || r < 0 || r >= rows) return
      const end = cellStart[r * columns + c + 1] ?? 0
      for (let i = cellStart[r * columns + c] ?? 0; i < end; i++) {
        const v = cellSegments[i] ?? 0
        if (only && only[roadOfVertex[v] ?? 0] !== 1) continue
        const lng1 = vertexLng[v] ?? 0
        const lat1 = vertexLat[v] ?? 0
        const lng2 = vertexLng[v + 1] ?? 0
        const lat2 = vertexLat[v + 1] ?? 0
        const fraction = nearestFraction(lng, lat, lng1, lat1, lng2, lat2)
        const dx = (lng1 + (lng2 - lng1) * fraction - lng) * scale
        const dy = (lat1 + (lat2 - lat1) * fraction - lat) * METRES_PER_DEGREE
        const metres = Math.sqrt(dx * dx + dy * dy)
        if (metres > bestM || (metres === bestM && best !== -1 && v >= best)) continue
        best = v
        bestFraction = fraction
        bestM = metres
      }
    }
    // Visits rings of cells around the point, until a ring begins farther away than the best segment found.
    for (let ring = 0; (ring - 1) * leastCellM <= bestM; ring++) {
      for (let c = column - ring; c <= column + ring; c++) {
        visitCell(c, row - ring)
        if (ring > 0) visitCell(c, row + ring)
      }
      for (let r = row - ring + 1; r < row + ring; r++) {
        visitCell(column - ring, r)
        visitCell(column + ring, r)
      }
    }
    if (best === -1) return undefined
    const fromMm = vertexAlongMm[best] ?? 0
    const toMm = vertexAlongMm[best + 1] ?? 0
    const onLng =
      (vertexLng[best] ?? 0) + ((vertexLng[best + 1] ?? 0) - (vertexLng[best] ?? 0)) * bestFraction
    const onLat =
      (vertexLat[best] ?? 0) + ((vertexLat[best + 1] ?? 0) - (vertexLat[best] ?? 0)) * bestFraction
    return {
      road: roadOfVertex[best] ?? 0,
      alongMm: Math.round(fromMm + (toMm - fromMm) * bestFraction),
      lng: onLng,
      lat: onLat,
      distanceM: haversineM(lng, lat, onLng, onLat),
    }
  }

  return { nearest }
}
