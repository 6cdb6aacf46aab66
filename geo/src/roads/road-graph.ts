import { haversineM, type LngLat } from '../geometry.ts'
import type { Roads } from './roads.ts'

/**
 * The roads as typed arrays. Lengths are whole millimetres, so sums are exact in any order and equal in both
 * directions.
 */
export type RoadGraph = {
  junctionCount: number
  roadCount: number
  roadFrom: Int32Array
  roadTo: Int32Array
  /** 1 for roads that may be driven only along their geometry. */
  roadOneway: Uint8Array
  /** 1 for roads without through traffic. */
  roadNoThrough: Uint8Array
  /** An index into `classes`. */
  roadClass: Uint8Array
  classes: readonly string[]
  /** An index into `names`, of which the first is empty. */
  roadName: Int32Array
  names: readonly string[]
  roadLengthMm: Int32Array
  /** The vertices of road r are at `vertexStart[r]` up to `vertexStart[r + 1]`. */
  vertexStart: Int32Array
  vertexLng: Float64Array
  vertexLat: Float64Array
  /** Distance along the road from its start to this vertex. */
  vertexAlongMm: Int32Array
}

export function buildRoadGraph({ junctions, roads }: Roads): RoadGraph {
  const vertexCount = roads.reduce((sum, road) => sum + road.geometry.length, 0)
  const names = new Map([['', 0]])
  const classes = new Map<string, number>()
  const graph: RoadGraph = {
    junctionCount: junctions.length,
    roadCount: roads.length,
    roadFrom: Int32Array.from(roads, (road) => road.from),
    roadTo: Int32Array.from(roads, (road) => road.to),
    roadOneway: Uint8Array.from(roads, (road) => (road.oneway ? 1 : 0)),
    roadNoThrough: Uint8Array.from(roads, (road) => (road.noThrough === true ? 1 : 0)),
    roadClass: Uint8Array.from(roads, (road) => numberOf(classes, road.highway)),
    classes: [...classes.keys()],
    roadName: Int32Array.from(roads, (road) => numberOf(names, road.name)),
    names: [...names.keys()],
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
  return graph
}

/** The name of a road; empty if it has none. */
export const nameOfRoad = (graph: RoadGraph, road: number): string =>
  graph.names[graph.roadName[road] ?? 0] ?? ''

/** The named roads by their names. */
export function roadsByName(graph: RoadGraph): Map<string, number[]> {
  const byName = new Map<string, number[]>(graph.names.slice(1).map((name) => [name, []]))
  const lists = [...byName.values()]
  graph.roadName.forEach((name, road) => lists[name - 1]?.push(road))
  return byName
}

/** The vertices of a road, from its start to its end. */
export function lineOf({ vertexStart, vertexLng, vertexLat }: RoadGraph, road: number): LngLat[] {
  const line: LngLat[] = []
  for (let v = vertexStart[road] ?? 0; v < (vertexStart[road + 1] ?? 0); v++) {
    line.push([vertexLng[v] ?? 0, vertexLat[v] ?? 0])
  }
  return line
}

/** The place of a text among the texts seen so far. */
function numberOf(seen: Map<string, number>, text: string): number {
  const known = seen.get(text)
  if (known !== undefined) return known
  seen.set(text, seen.size)
  return seen.size - 1
}
