import { buildHierarchy, customize, type Hierarchy, type ShortcutLengths } from './hierarchy.ts'
import { findNetwork } from './network.ts'
import { buildRoadGraph, type RoadGraph } from './road-graph.ts'
import type { Roads } from './roads.ts'
import { buildGridCells, type GridCells } from './segment-grid.ts'
import { buildTurnGraph, type TurnGraph } from './turns.ts'

/** All that is computed from the roads once: what a packed file of roads contains. */
export type RoadNetwork = {
  graph: RoadGraph
  turns: TurnGraph
  hierarchy: Hierarchy
  /** With all roads open. */
  lengths: ShortcutLengths
  isMainRoad: Uint8Array
  cells: GridCells
}

/** Takes seconds for a large city, so its result is packed into a file. */
export function buildRoadNetwork(roads: Roads): RoadNetwork {
  const graph = buildRoadGraph(roads)
  const turns = buildTurnGraph(graph, roads.restrictions)
  const side = (i: 0 | 1) =>
    Float64Array.from(turns.vertexJunction, (junction) => roads.junctions[junction]?.[i] ?? 0)
  const hierarchy = buildHierarchy(turns, side(0), side(1))
  return {
    graph,
    turns,
    hierarchy,
    lengths: customize(hierarchy, turns, graph.roadLengthMm),
    isMainRoad: findNetwork(graph).isMainRoad,
    cells: buildGridCells(graph),
  }
}
