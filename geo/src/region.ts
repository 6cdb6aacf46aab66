import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Shapes } from './drawing/shapes.ts'
import { shapesOfRegion } from './drawing/shapes-of-region.ts'
import { createRouter, type Directions, type DirectionsRefusal } from './roads/directions.ts'
import { isInside, type BBox, type LngLat } from './geometry.ts'
import { createNameCheck } from './places/check-names.ts'
import { createLandmarks, createNaming } from './places/naming.ts'
import { createSearch, type SearchOptions } from './places/place-search.ts'
import { readPlaces, readSynonyms, type Place, type Synonyms } from './places/places-file.ts'
import { parseJson, readBytes, RegionError } from './read.ts'
import { readRegionFile, type Quality, type RegionFile } from './region-file.ts'
import { buildGazetteer, type Gazetteer } from './places/gazetteer.ts'
import { digestOf } from './packed-file.ts'
import { unpackPlaces } from './places/packed-places.ts'
import { unpackRoads } from './roads/packed-roads.ts'
import { createRoadPicker, type RoadOfMap, type Shape } from './roads/pick-roads.ts'
import { buildRoadNetwork, type RoadNetwork } from './roads/road-network.ts'
import type { Roads } from './roads/roads.ts'
import { readRoads } from './roads/roads-file.ts'
import { buildSegmentGrid } from './roads/segment-grid.ts'
import { createTrafficClock, DEFAULT_TRAFFIC, type Traffic } from './roads/traffic.ts'

/** How far from a road a place may be, in metres. A sketch contains few of the real roads. */
export const SNAP_LIMIT_M: Readonly<Record<Quality, number>> = { sketch: 4000, surveyed: 500 }

export type DirectionsOptions = {
  /** Roads that may not be driven, by their indexes in the region's data; a few lists of them in turn are slow. */
  closed?: ReadonlySet<number> | undefined
  /** When: the duration depends on the hour. Now by default. */
  at?: Date | undefined
}

/** A city region: its places and its roads, in memory. All calls are synchronous and need no network. */
export type Region = {
  city: string
  state: string
  country: string
  centre: LngLat
  bbox: BBox
  quality: Quality
  /** The sources of the data, as they must be shown beside its map. */
  credits: readonly string[]
  /** The version from the region file and a digest of all data: if the data differ, so does this text. */
  dataVersion: string
  /** Everything that search can suggest: the places and the named streets. */
  places: readonly Place[]
  /** Places that match a typed text, best first; none for an empty text. All lie inside `bbox`. */
  search(query: string, options?: SearchOptions): Place[]
  /** The shortest way by road, or why there is none. */
  directions(from: LngLat, to: LngLat, options?: DirectionsOptions): Directions | DirectionsRefusal
  /** The road at a point, closed or not: the nearest within 200 m. */
  roadAt(point: LngLat): RoadOfMap | undefined
  /** A road by its index. */
  road(index: number): RoadOfMap
  /** The roads of a street, of all that have this name the one nearest to the point; none if the map has no such name. */
  streetAt(name: string, point: LngLat): RoadOfMap[]
  /** The point on these roads that is nearest to a place; undefined if none is near enough to be driven to. */
  nearestOn(roads: readonly number[], place: LngLat): LngLat | undefined
  /** The roads of which some part is inside a polygon, or that a line crosses or touches. */
  roadsIn(shape: Shape): RoadOfMap[]
  /** The main roads with a part in a box, the most important first: for a drawing, so no more than it has room for. */
  mainRoadsIn(box: BBox): LngLat[][]
  /** The name of a point, from what is near it; the result's coordinates are the point's own. */
  nearest(point: LngLat): Place | { refused: 'OUTSIDE_AREA' }
  /** True if these words lead to known places of which none is near this point of the region. */
  isElsewhere(words: string, point: LngLat): boolean
  /**
   * The map's own name of this point, with its part of town; undefined if these words are already a name of what
   * is there.
   */
  mapName(words: string, point: LngLat): string | undefined
  /** The place of exactly this name that is nearest to a point, within some metres of it; no street and no area. */
  landmark(name: string, point: LngLat, limitM: number): Place | undefined
  contains(point: LngLat): boolean
  /** The path of the map's tiles, a PMTiles file, if the region has one. */
  tilesFile: string | undefined
  /** The shapes to draw the map's tiles from where there is no such file. */
  shapes(): Shapes
}

/** The bundled region: a sketch of Owerri. */
export const defaultRegionFile: string = fileURLToPath(new URL('../data/owerri/region.json', import.meta.url))

/**
 * Reads a region file and the data files it names, and builds the indexes.
 *
 * @throws RegionError with one line that names file and field if something cannot be used.
 */
export async function loadRegion(file: string | URL): Promise<Region> {
  const path = resolve(file instanceof URL ? fileURLToPath(file) : file)
  const digest = createHash('sha256')
  const pathOf = (name: string) => resolve(dirname(path), name)
  const read = async (name: string): Promise<[path: string, json: unknown]> => {
    const bytes = await readBytes(pathOf(name))
    digest.update(bytes)
    return [pathOf(name), parseJson(pathOf(name), bytes)]
  }
  /** A packed file; its own digest stands for its content. */
  const readPacked = async (name: string): Promise<[path: string, bytes: Buffer]> => {
    const bytes = await readBytes(pathOf(name))
    digest.update(digestOf(bytes))
    return [pathOf(name), bytes]
  }

  const regionFile = readRegionFile(...(await read(path)))
  const { data, bbox } = regionFile
  let network: RoadNetwork
  let roadsDigest: Uint8Array | undefined
  if (isPacked(data.graph)) {
    const [file, bytes] = await readPacked(data.graph)
    network = unpackRoads(file, bytes)
    roadsDigest = digestOf(bytes)
  } else {
    network = buildRoadNetwork(readRoads(...(await read(data.graph))))
  }
  if (network.graph.roadCount === 0) throw new RegionError(`${pathOf(data.graph)}: has no roads`)
  const [firstPlaces = ''] = data.places
  let gazetteer: Gazetteer
  if (isPacked(firstPlaces)) {
    if (data.places.length > 1 || data.synonyms !== '') {
      throw new RegionError(`${path}: data has packed places: pack other places and synonyms with them`)
    }
    gazetteer = unpackPlaces(...(await readPacked(firstPlaces)), regionFile, roadsDigest)
  } else {
    const places: Place[] = []
    for (const name of data.places) places.push(...readPlaces(...(await read(name)), bbox))
    if (places.length === 0) {
      throw new RegionError(`${pathOf(firstPlaces)}: places has none inside the region's bbox`)
    }
    let synonyms: Synonyms = { words: {}, names: {} }
    if (data.synonyms !== '') {
      const [synonymsPath, synonymsJson] = await read(data.synonyms)
      synonyms = readSynonyms(synonymsPath, synonymsJson, new Set(places.map((place) => place.placeName)))
    }
    gazetteer = buildGazetteer(regionFile, places, synonyms, network.graph)
  }
  const dataVersion = `${regionFile.version}+${digest.digest('hex').slice(0, 8)}`
  const tilesFile = data.tiles === '' ? undefined : pathOf(data.tiles)
  return assembleRegion({ ...regionFile, dataVersion, tilesFile }, gazetteer, network)
}

const isPacked = (name: string): boolean => name.endsWith('.bin')

type RegionFacts = Omit<RegionFile, 'data' | 'version'> & {
  dataVersion: string
  tilesFile?: string | undefined
}

/** Builds a region from parsed data. */
export function buildRegion(
  about: Omit<RegionFacts, 'traffic'> & { traffic?: Traffic },
  places: readonly Place[],
  roads: Roads,
  synonyms: Synonyms,
): Region {
  const network = buildRoadNetwork(roads)
  const gazetteer = buildGazetteer(about, places, synonyms, network.graph)
  return assembleRegion({ traffic: DEFAULT_TRAFFIC, ...about }, gazetteer, network)
}

function assembleRegion(about: RegionFacts, gazetteer: Gazetteer, network: RoadNetwork): Region {
  const { city, state, country, centre, bbox, quality, credits, dataVersion, tilesFile } = about
  const { places, index, names } = gazetteer
  const { graph } = network
  const grid = buildSegmentGrid(graph, network.cells)
  const route = createRouter(network, SNAP_LIMIT_M[quality], grid)
  const durationFactorAt = createTrafficClock(about.traffic)
  const nameOf = createNaming(places, graph, grid, { city, state })
  const { isElsewhere, isNameHere } = createNameCheck(names, places, graph, grid, nameOf)
  const contains = ([lng, lat]: LngLat) => isInside(bbox, lng, lat)
  return {
    city,
    state,
    country,
    centre,
    bbox,
    quality,
    credits,
    dataVersion,
    places,
    search: createSearch(index, centre),
    directions: (from, to, { closed, at = new Date() } = {}) =>
      contains(from) && contains(to)
        ? route(from, to, { closed, durationFactor: durationFactorAt(at) })
        : { refused: 'OUTSIDE_AREA' },
    ...createRoadPicker(graph, grid, SNAP_LIMIT_M[quality]),
    nearest: (point) => (contains(point) ? nameOf(point) : { refused: 'OUTSIDE_AREA' }),
    isElsewhere: (words, point) => contains(point) && isElsewhere(words, point),
    mapName: (words, point) => {
      if (!contains(point) || isNameHere(words, point)) return undefined
      const { placeName, neighborhood, locality } = nameOf(point)
      return [...new Set([placeName, neighborhood || locality])].filter((name) => name !== '').join(', ')
    },
    landmark: createLandmarks(places),
    contains,
    tilesFile,
    shapes: () => shapesOfRegion(places, graph),
  }
}
