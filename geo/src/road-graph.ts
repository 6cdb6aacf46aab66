import { haversineM } from './geometry.ts'
import { speedKmhOf, type Roads } from './roads.ts'

/** The arcs that leave each junction; those of junction j are at `start[j]` up to `start[j + 1]`. */
export type Arcs = {
  start: Int32Array
  /** The junction that an arc leads to. */
  head: Int32Array
  lengthMm: Int32Array
  /** The road of an arc: its index, or `-1 - index` if the arc runs against the road's geometry. */
  road: Int32Array
}

/**
 * The roads as typed arrays. Lengths are whole millimetres, so sums are exact in any order and equal in both
 * directions.
 */
export type RoadGraph = {
  junctionCount: number
  roadCount: number
  roadFrom: Int32Array
  roadTo: Int32Array
  roadOneway: Uint8Array
  roadSpeedKmh: Uint8Array
  roadLengthMm: Int32Array
  /** The vertices of road r are at `vertexStart[r]` up to `vertexStart[r + 1]`. */
  vertexStart: Int32Array
  vertexLng: Float64Array
  vertexLat: Float64Array
  /** Distance along the road from its start to this vertex. */
  vertexAlongMm: Int32Array
  /** For each junction, the junctions it leads to. */
  outgoing: Arcs
  /**
   * For each junction, the junctions that lead to it; the same object as `outgoing` if there are no one-ways.
   */
  incoming: Arcs
}

export function buildRoadGraph({ junctions, roads }: Roads): RoadGraph {
  const vertexCount = roads.reduce((sum, road) => sum + road.geometry.length, 0)
  const graph = {
    junctionCount: junctions.length,
    roadCount: roads.length,
    roadFrom: Int32Array.from(roads, (road) => road.from),
    roadTo: Int32Array.from(roads, (road) => road.to),
    roadOneway: Uint8Array.from(roads, (road) => (road.oneway ? 1 : 0)),
    roadSpeedKmh: Uint8Array.from(roads, (road) => speedKmhOf(road.highway)),
    roadLengthMm: new Int32Array(roads.length),
    vertexStart: new Int32Array(roads.length + 1),
    vertexLng: new Float64Array(vertexCount),
    vertexLat: new Float64Array(vertexCount),
    vertexAlongMm: new Int32Array(vertexCount),
  }
  let vertex = 0
  roads.forEach((road, r) => {
    graph.vertexStart[r] = vertex
    let metres = 0
    let previous = road.geometry[0]
    for (const point of road.geometry) {
      if (previous) metres += haversineM(previous[0], previous[1], point[0], point[1])
      graph.vertexLng[vertex] = point[0]
      graph.vertexLat[vertex] = point[1]
      graph.vertexAlongMm[vertex] = Math.round(metres * 1000)
      previous = point
      vertex++
    }
    graph.roadLengthMm[r] = Math.round(metres * 1000)
  })
  graph.vertexStart[roads.length] = vertex
  const hasOneway = graph.roadOneway.includes(1)
  const outgoing = buildArcs(graph, false)
  return { ...graph, outgoing, incoming: hasOneway ? buildArcs(graph, true) : outgoing }
}

type ArcSource = Pick<
  RoadGraph,
  'junctionCount' | 'roadCount' | 'roadFrom' | 'roadTo' | 'roadOneway' | 'roadLengthMm'
>

function buildArcs(graph: ArcSource, reversed: boolean): Arcs {
  const { junctionCount, roadCount, roadFrom, roadTo, roadOneway, roadLengthMm } = graph
  const start = new Int32Array(junctionCount + 1)
  const forEachArc = (visit: (tail: number, head: number, road: number) => void) => {
    for (let r = 0; r < roadCount; r++) {
      const from = roadFrom[r] ?? 0
      const to = roadTo[r] ?? 0
      // A loop at one junction never shortens a way between junctions.
      if (from === to) continue
      const isOneway = roadOneway[r] === 1
      if (!reversed || !isOneway) visit(from, to, r)
      if (reversed || !isOneway) visit(to, from, -1 - r)
    }
  }
  forEachArc((tail) => {
    start[tail + 1] = (start[tail + 1] ?? 0) + 1
  })
  for (let j = 0; j < junctionCount; j++) start[j + 1] = (start[j + 1] ?? 0) + (start[j] ?? 0)
  const arcCount = start[junctionCount] ?? 0
  const next = start.slice()
  const arcs: Arcs = {
    start,
    head: new Int32Array(arcCount),
    lengthMm: new Int32Array(arcCount),
    road: new Int32Array(arcCount),
  }
  forEachArc((tail, head, road) => {
    const arc = next[tail] ?? 0
    next[tail] = arc + 1
    arcs.head[arc] = head
    arcs.lengthMm[arc] = roadLengthMm[road < 0 ? -1 - road : road] ?? 0
    arcs.road[arc] = road
  })
  return arcs
}
