import { haversineM, isInside, type BBox, type LngLat } from '../../src/geometry.ts'
import { indexNearest } from '../../src/places/nearest-place.ts'
import type { Place, Synonyms } from '../../src/places/places-file.ts'
import { buildRoadGraph } from '../../src/roads/road-graph.ts'
import { buildSegmentGrid } from '../../src/roads/segment-grid.ts'
import { nameWordsOf } from '../../src/places/text.ts'
import type { ExtractRoads } from './build-roads.ts'
import type { Boundary, ExtractContent, PlaceCandidate, RoadWay } from './collect.ts'
import { ImportError } from './import-error.ts'
import { cleanName } from './place-tags.ts'
import { isWithin, toArea, type Area } from './rings.ts'

/** A node and a building of one name this near are one place, in metres. */
const SAME_PLACE_M = 200
/** A place without an address lies on the nearest named street, if it is this near. */
const STREET_M = 100
/** A settlement that is drawn as a point alone reaches so far around it, metres. */
const REACH_M: Readonly<Record<string, number>> = {
  city: 15_000,
  town: 6_000,
  village: 2_500,
  neighborhood: 1_500,
}
const SETTLEMENTS = new Set(Object.keys(REACH_M))
/** These are areas, not points at a street. */
const WITHOUT_STREET = new Set([...SETTLEMENTS, 'estate', 'road'])

export type ExtractPlaces = { places: Place[]; synonyms: Synonyms }

/** The facts about the city that places without an address of their own get. */
export type CityFacts = { city: string; state: string; country: string; centre: LngLat }

/** Reads from the extract what the operator has not stated. */
export function readCityFacts(
  { bbox, things, boundaries }: ExtractContent,
  stated: Partial<CityFacts>,
): CityFacts {
  const middle: LngLat = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2]
  const from = stated.centre ?? middle
  const near = ({ point }: PlaceCandidate) => haversineM(from[0], from[1], point[0], point[1])
  const inBox = things.filter(({ point }) => isInside(bbox, point[0], point[1]))
  const settlement = ['city', 'town', 'village']
    .map((kind) =>
      inBox
        .filter(({ category }) => category === kind)
        .sort((a, b) => Number(isCapital(b)) - Number(isCapital(a)) || near(a) - near(b))
        .at(0),
    )
    .find((each) => each !== undefined)
  const centre = stated.centre ?? settlement?.point ?? middle
  const country = stated.country ?? nameAt(boundaries, 2, centre)
  const state = stated.state ?? nameAt(boundaries, 4, centre) ?? mostFrequent(things, 'addr:state') ?? country
  const city = stated.city ?? settlement?.name ?? nameAt(boundaries, 8, centre) ?? state
  if (city === undefined) throw new ImportError('the extract names no city: state it in a file for --region')
  return { city, state: state ?? city, country: country ?? state ?? city, centre }
}

const isCapital = ({ tags }: PlaceCandidate) => tags.capital !== undefined && tags.capital !== 'no'

/** The places of an extract, filled with where they lie, and their other names. */
export function buildPlaces(collected: ExtractContent, built: ExtractRoads, about: CityFacts): ExtractPlaces {
  const { bbox, things, ways } = collected
  const merged = mergeSame(things.filter(({ point }) => isInside(bbox, point[0], point[1])))
  const whereIs = createWhere(collected, merged, built, about)
  const places = merged.map((thing): Place => whereIs(thing))
  const names = new Map<string, Set<string>>()
  for (const { name, otherNames } of merged) addNames(names, name, otherNames)
  for (const street of streetsWithNames(ways, collected, bbox, about)) {
    places.push(street.place)
    addNames(names, street.place.placeName, street.otherNames)
  }
  return {
    places,
    synonyms: {
      words: {},
      names: Object.fromEntries([...names].map(([name, others]) => [name, [...others]])),
    },
  }
}

function addNames(names: Map<string, Set<string>>, name: string, others: readonly string[]): void {
  if (others.length === 0) return
  const known = names.get(name) ?? new Set()
  for (const other of others) known.add(other)
  names.set(name, known)
}

/** One place for what is drawn twice: the area rather than the node, because it knows its extent. */
function mergeSame(things: readonly PlaceCandidate[]): PlaceCandidate[] {
  const byName = new Map<string, PlaceCandidate[]>()
  for (const thing of [...things].sort((a, b) => b.rings.length - a.rings.length)) {
    const key = `${nameWordsOf(thing.name).join(' ')}|${thing.category}`
    const known = byName.get(key) ?? []
    const same = known.find(
      ({ point }) => haversineM(point[0], point[1], thing.point[0], thing.point[1]) < SAME_PLACE_M,
    )
    if (same) same.otherNames = [...new Set([...same.otherNames, ...thing.otherNames])]
    else byName.set(key, [...known, { ...thing }])
  }
  return [...byName.values()].flat()
}

/** Creates a function that makes a place of a thing: with the street, part of town, district and state it lies in. */
function createWhere(
  { boundaries }: ExtractContent,
  things: readonly PlaceCandidate[],
  built: ExtractRoads,
  about: CityFacts,
): (thing: PlaceCandidate) => Place {
  const { roads } = built
  const grid = buildSegmentGrid(buildRoadGraph(built))
  const isNamed = Uint8Array.from(roads, ({ name }) => (name === '' ? 0 : 1))
  const outlines = indexAreas(things.filter(({ rings }) => rings.length > 0))
  const areas = boundaries.map((boundary) => ({ ...boundary, area: toArea(boundary.rings) }))
  const nearest = new Map(
    [...SETTLEMENTS].map((kind) => {
      const points = things
        .filter(({ category }) => category === kind)
        .map(({ name, point }) => ({ name, coordinates: point }))
      return [kind, indexNearest(points)] as const
    }),
  )
  /** The settlement of one of these kinds around a point: by outline, else the nearest for its reach. */
  const settlementAt = (point: LngLat, kinds: readonly string[], not: string): string => {
    const around = outlines(point).find(({ category, name }) => kinds.includes(category) && name !== not)
    if (around) return around.name
    let best = ''
    let bestShare = 1
    for (const kind of kinds) {
      const reach = REACH_M[kind] ?? 0
      const found = nearest.get(kind)?.(point, reach)
      if (!found || found.name === not) continue
      const [lng, lat] = found.coordinates
      const share = haversineM(point[0], point[1], lng, lat) / reach
      if (share >= bestShare) continue
      best = found.name
      bestShare = share
    }
    return best
  }
  const levelAt = (point: LngLat, level: number): string =>
    areas.find((each) => each.level === level && isWithin(each.area, point))?.name ?? ''

  return ({ name, category, tags, point }) => {
    const tag = (...keys: string[]) =>
      cleanName(keys.map((key) => tags[`addr:${key}`] ?? '').find((value) => value !== '') ?? '')
    const road = WITHOUT_STREET.has(category)
      ? undefined
      : grid.nearest(point[0], point[1], STREET_M, isNamed)
    const own = SETTLEMENTS.has(category) ? name : ''
    const city =
      tag('city') ||
      (category === 'city' || category === 'town' ? name : settlementAt(point, ['city', 'town'], '')) ||
      about.city
    const locality = tag('village', 'hamlet', 'place') || settlementAt(point, ['town', 'village'], own)
    return {
      placeName: name,
      coordinates: point,
      state: levelAt(point, 4) || tag('state') || about.state,
      city,
      neighborhood: tag('neighbourhood', 'suburb', 'quarter') || settlementAt(point, ['neighborhood'], own),
      locality: locality === city ? '' : locality,
      district:
        levelAt(point, 6) || levelAt(point, 8) || levelAt(point, 7) || tag('district', 'municipality'),
      street: tag('street') || ((road && roads[road.road]?.name) ?? ''),
      category,
    }
  }
}

/** The named areas around a point, the smallest first. */
function indexAreas(things: readonly PlaceCandidate[]): (point: LngLat) => PlaceCandidate[] {
  const settled = things
    .filter(({ category }) => SETTLEMENTS.has(category) || category === 'estate')
    .map((thing) => ({ thing: asPart(thing), area: toArea(thing.rings) }))
    .sort((a, b) => sizeOf(a.area) - sizeOf(b.area))
  return (point) => settled.filter(({ area }) => isWithin(area, point)).map(({ thing }) => thing)
}

/** An estate is a part of town for what lies in it. */
const asPart = (thing: PlaceCandidate): PlaceCandidate =>
  thing.category === 'estate' ? { ...thing, category: 'neighborhood' } : thing

const sizeOf = ({ box }: Area) => (box[2] - box[0]) * (box[3] - box[1])

function nameAt(boundaries: readonly Boundary[], level: number, point: LngLat): string | undefined {
  return boundaries.find((each) => each.level === level && isWithin(toArea(each.rings), point))?.name
}

function mostFrequent(things: readonly PlaceCandidate[], key: string): string | undefined {
  const counts = new Map<string, number>()
  for (const { tags } of things) {
    const value = cleanName(tags[key] ?? '')
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Streets that are also called something else, and roundabouts, where people meet: search knows both as places. */
function streetsWithNames(ways: readonly RoadWay[], { nodes }: ExtractContent, bbox: BBox, about: CityFacts) {
  const byName = new Map<string, RoadWay>()
  for (const way of ways) {
    if (way.name === '' || (way.otherNames.length === 0 && !way.isRoundabout)) continue
    const known = byName.get(way.name)
    if (!known || known.nodes.length < way.nodes.length) byName.set(way.name, way)
  }
  return [...byName.values()].flatMap((way) => {
    const inside = way.nodes.filter((node) => node >= 0)
    const middle = inside[inside.length >> 1]
    if (middle === undefined) return []
    const coordinates: LngLat = [nodes.lngAt(middle), nodes.latAt(middle)]
    if (!isInside(bbox, coordinates[0], coordinates[1])) return []
    const place: Place = {
      placeName: way.name,
      coordinates,
      state: about.state,
      city: about.city,
      neighborhood: '',
      locality: '',
      district: '',
      street: way.isRoundabout ? '' : way.name,
      category: way.isRoundabout ? 'junction' : 'road',
    }
    return [{ place, otherNames: way.otherNames }]
  })
}
