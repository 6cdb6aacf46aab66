import { METRES_PER_DEGREE, haversineM, metresPerDegreeLng, nearestFraction } from './geometry.ts'
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

export type SegmentGrid = {
  /**
   * The point on any road that is nearest to the given one; of equally near ones, the one on the first road.
   * Undefined if none is within `limitM`. With `only`, considers only roads marked 1 in it.
   */
  nearest(lng: number, lat: number, limitM: number, only?: Uint8Array): RoadPoint | undefined
}

const MIN_CELL_M = 100

/** Sorts the straight segments of all roads into a grid with few segments per cell. */
export function buildSegmentGrid(graph: RoadGraph): SegmentGrid {
  const { vertexLng, vertexLat, vertexStart, vertexAlongMm, roadCount } = graph
  const segmentRoad: number[] = []
  const segmentVertex: number[] = []
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (let r = 0; r < roadCount; r++) {
    const end = (vertexStart[r + 1] ?? 0) - 1
    for (let v = vertexStart[r] ?? 0; v <= end; v++) {
      west = Math.min(west, vertexLng[v] ?? 0)
      east = Math.max(east, vertexLng[v] ?? 0)
      south = Math.min(south, vertexLat[v] ?? 0)
      north = Math.max(north, vertexLat[v] ?? 0)
      if (v === end) break
      segmentRoad.push(r)
      segmentVertex.push(v)
    }
  }
  const segmentCount = segmentRoad.length
  if (segmentCount === 0) return { nearest: () => undefined }

  // Cells are square at the middle latitude; there is about one for each segment.
  const lngM = metresPerDegreeLng((south + north) / 2)
  const areaM2 = (east - west) * lngM * (north - south) * METRES_PER_DEGREE
  const cellM = Math.max(MIN_CELL_M, Math.sqrt(areaM2 / segmentCount))
  const cellLng = cellM / lngM
  const cellLat = cellM / METRES_PER_DEGREE
  const columns = Math.floor((east - west) / cellLng) + 1
  const rows = Math.floor((north - south) / cellLat) + 1
  // Cells get narrower towards the poles; this is the smallest width.
  const leastCellM = Math.min(
    cellM,
    cellLng * Math.min(metresPerDegreeLng(south - 1), metresPerDegreeLng(north + 1)),
  )
  const columnOf = (lng: number) => Math.floor((lng - west) / cellLng)
  const rowOf = (lat: number) => Math.floor((lat - south) / cellLat)

  const forEachCell = (segment: number, visit: (cell: number) => void) => {
    const v = segmentVertex[segment] ?? 0
    const lng1 = vertexLng[v] ?? 0
    const lng2 = vertexLng[v + 1] ?? 0
    const lat1 = vertexLat[v] ?? 0
    const lat2 = vertexLat[v + 1] ?? 0
    const lastColumn = columnOf(Math.max(lng1, lng2))
    const lastRow = rowOf(Math.max(lat1, lat2))
    for (let row = rowOf(Math.min(lat1, lat2)); row <= lastRow; row++) {
      for (let column = columnOf(Math.min(lng1, lng2)); column <= lastColumn; column++) {
        visit(row * columns + column)
      }
    }
  }
  const cellStart = new Int32Array(columns * rows + 1)
  for (let s = 0; s < segmentCount; s++) {
    forEachCell(s, (cell) => {
      cellStart[cell + 1] = (cellStart[cell + 1] ?? 0) + 1
    })
  }
  for (let c = 0; c < columns * rows; c++) cellStart[c + 1] = (cellStart[c + 1] ?? 0) + (cellStart[c] ?? 0)
  const cellSegments = new Int32Array(cellStart[columns * rows] ?? 0)
  const fill = cellStart.slice()
  for (let s = 0; s < segmentCount; s++) {
    forEachCell(s, (cell) => {
      const at = fill[cell] ?? 0
      cellSegments[at] = s
      fill[cell] = at + 1
    })
  }
  const roadOfSegment = Int32Array.from(segmentRoad)
  const vertexOfSegment = Int32Array.from(segmentVertex)

  function nearest(lng: number, lat: number, limitM: number, only?: Uint8Array): RoadPoint | undefined {
    const column = columnOf(lng)
    const row = rowOf(lat)
    const scale = metresPerDegreeLng(lat)
    let best = -1
    let bestFraction = 0
    let bestM = limitM
    const visitCell = (c: number, r: number) => {
      if (c < 0 || c >= columns || r < 0 || r >= rows) return
      const end = cellStart[r * columns + c + 1] ?? 0
      for (let i = cellStart[r * columns + c] ?? 0; i < end; i++) {
        const s = cellSegments[i] ?? 0
        if (only && only[roadOfSegment[s] ?? 0] !== 1) continue
        const v = vertexOfSegment[s] ?? 0
        const lng1 = vertexLng[v] ?? 0
        const lat1 = vertexLat[v] ?? 0
        const lng2 = vertexLng[v + 1] ?? 0
        const lat2 = vertexLat[v + 1] ?? 0
        const fraction = nearestFraction(lng, lat, lng1, lat1, lng2, lat2)
        const dx = (lng1 + (lng2 - lng1) * fraction - lng) * scale
        const dy = (lat1 + (lat2 - lat1) * fraction - lat) * METRES_PER_DEGREE
        const metres = Math.sqrt(dx * dx + dy * dy)
        if (metres > bestM || (metres === bestM && best !== -1 && s >= best)) continue
        best = s
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
    const v = vertexOfSegment[best] ?? 0
    const fromMm = vertexAlongMm[v] ?? 0
    const toMm = vertexAlongMm[v + 1] ?? 0
    const onLng = (vertexLng[v] ?? 0) + ((vertexLng[v + 1] ?? 0) - (vertexLng[v] ?? 0)) * bestFraction
    const onLat = (vertexLat[v] ?? 0) + ((vertexLat[v + 1] ?? 0) - (vertexLat[v] ?? 0)) * bestFraction
    return {
      road: roadOfSegment[best] ?? 0,
      alongMm: Math.round(fromMm + (toMm - fromMm) * bestFraction),
      lng: onLng,
      lat: onLat,
      distanceM: haversineM(lng, lat, onLng, onLat),
    }
  }

  return { nearest }
}
