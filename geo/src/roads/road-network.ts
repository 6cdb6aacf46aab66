import { buildHierarchy, customize, type Hierarchy, type ShortcutLengths } from './hierarchy.ts'
import { findLocalRoads } from './local-roads.ts'
import { findNetwork } from './network.ts'
import { buildRoadGraph, lineOf, nameOfRoad, type RoadGraph } from './road-graph.ts'
import type { LngLat } from '../geometry.ts'
import type { Roads, TurnRestriction } from './roads.ts'
import { buildGridCells, type GridCells } from './segment-grid.ts'
import { buildTurnGraph, type TurnGraph } from './turns.ts'

/** All that is computed from the roads once: what a packed file of roads contains. */
export type RoadNetwork = {
  graph: RoadGraph
  /** The restrictions of the data; `turns` obeys them. */
  restrictions: readonly TurnRestriction[]
  turns: TurnGraph
  hierarchy: Hierarchy
  /** The lengths while all roads are open; local roads do not count. */
  lengths: ShortcutLengths
  isLocalRoad: Uint8Array
  isMainRoad: Uint8Array
  cells: GridCells
}

/** Takes seconds for a large city, so its result is packed into a file. */
export function buildRoadNetwork(roads: Roads): RoadNetwork {
  const graph = buildRoadGraph(roads)
  const turns = buildTurnGraph(graph, roads.restrictions)
  const side = (i: 0 | 1) =>
    Float64Array.from(turns.vertexJunction, (junction) => roads.junctions[junction]?.[i] ?? 0)
  const isLocalRoad = findLocalRoads(graph)
  const hierarchy = buildHierarchy(turns, side(0), side(1))
  return {
    graph,
    restrictions: roads.restrictions,
    turns,
    hierarchy,
    lengths: customize(hierarchy, turns, graph.roadLengthMm, (road) => isLocalRoad[road] === 1),
    isLocalRoad,
    isMainRoad: findNetwork(graph).isMainRoad,
    cells: buildGridCells(graph),
  }
}

/** The roads from which a network was built. */
export function roadsOf({ graph, restrictions }: RoadNetwork): Roads {
  const junctions = Array.from({ length: graph.junctionCount }, (): LngLat => [0, 0])
  const roads = Array.from({ length: graph.roadCount }, (_, road) => {
    const geometry = lineOf(graph, road)
    const from = graph.roadFrom[road] ?? 0
    const to = graph.roadTo[road] ?? 0
    junctions[from] = geometry[0] ?? [0, 0]
    junctions[to] = geometry[geometry.length - 1] ?? [0, 0]
    const highway = graph.classes[graph.roadClass[road] ?? 0] ?? ''
    return {
      from,
      to,
      name: nameOfRoad(graph, road),
      highway,
      oneway: graph.roadOneway[road] === 1,
      ...(graph.roadNoThrough[road] === 1 ? { noThrough: true } : {}),
      geometry,
    }
  })
  return { junctions, roads, restrictions: [...restrictions] }
}
