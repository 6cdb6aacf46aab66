import type { BBox } from '../geometry.ts'
import { buildNameList, type NameList } from './name-list.ts'
import { buildPlaceIndex, type PlaceIndex } from './place-index.ts'
import type { Place, Synonyms } from './places-file.ts'
import type { RoadGraph } from '../roads/road-graph.ts'
import { streetsAsPlaces } from './streets.ts'

/** The part of a region that its places and names are computed from. */
export type RegionNames = { city: string; state: string; country: string; bbox: BBox }

/** The places and streets of a region, and all that is computed from their names once. */
export type Gazetteer = {
  places: readonly Place[]
  index: PlaceIndex
  names: NameList
}

export function buildGazetteer(
  region: RegionNames,
  places: readonly Place[],
  synonyms: Synonyms,
  graph: RoadGraph,
): Gazetteer {
  const all = [...places, ...streetsAsPlaces(graph, places, region)]
  return {
    places: all,
    index: buildPlaceIndex(all, synonyms, region.city),
    names: buildNameList(all, synonyms.names, graph, region),
  }
}
