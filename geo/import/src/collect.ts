import { boxOf, isInside, type BBox, type LngLat } from '../../src/geometry.ts'
import { readAreaLayer, readLineLayer, type MapLayer } from './layer-tags.ts'
import { ImportError } from './import-error.ts'
import { NodeStore } from './node-store.ts'
import { cleanName, mayBePlace, readCategory, readNames } from './place-tags.ts'
import { readExtract, type ExtractHeader, type Member, type Tags } from './read-extract.ts'
import { isClosedBarrier, readRoadUse, readRestrictionKind, type RoadUse } from './road-tags.ts'
import { joinRings, type Ring } from './rings.ts'

/** Roads are followed this far beyond the box, in degrees (about 2 km): ways along its rim leave and return. */
const MARGIN = 0.02
/** The levels of boundaries that places are filled with: country, state, district (LGA), municipality. */
const LEVELS = new Set(['2', '4', '6', '7', '8'])

export type RoadWay = RoadUse & {
  id: number
  name: string
  otherNames: string[]
  isRoundabout: boolean
  /** Indexes into the nodes; -1 for one outside the box. */
  nodes: Int32Array
}

export type RestrictionRelation = { kind: 'no' | 'only'; members: readonly Member[] }

/** A thing on the map that has a name and may be a place. */
export type PlaceCandidate = {
  name: string
  otherNames: string[]
  category: string
  tags: Tags
  point: LngLat
  /** Its outline, if it is an area. */
  rings: Ring[]
}

export type Boundary = { name: string; level: number; rings: Ring[] }

/** An area or a line of the drawn map; of an area, the rings of outlines and holes. */
export type MapShape = { as: MapLayer; isArea: boolean; name: string; rings: Ring[] }

/** The parts of an extract that a region is made of. */
export type ExtractContent = {
  bbox: BBox
  date: Date | undefined
  nodes: NodeStore
  ways: RoadWay[]
  /** Nodes with a barrier that is closed to riders. */
  closedNodes: Set<number>
  restrictions: RestrictionRelation[]
  things: PlaceCandidate[]
  boundaries: Boundary[]
  drawn: MapShape[]
}

type AreaRelation = { members: readonly Member[]; tags: Tags; isBoundary: boolean }

/**
 * Reads what a region needs from an extract in two passes: the nodes inside the box and all relations, then the ways.
 * A third one completes boundaries that reach beyond the box.
 * @param box of the region; without it, what the extract states or covers
 * @param progress called with a share of the work, 0 to 1
 * @throws ImportError if the extract cannot be used or is one of another place
 */
export async function collect(
  path: string,
  box: BBox | undefined,
  size: number,
  progress: (share: number) => void,
): Promise<ExtractContent> {
  const nodes = new NodeStore()
  const things: PlaceCandidate[] = []
  const closedNodes = new Set<number>()
  const restrictions: RestrictionRelation[] = []
  const areas: AreaRelation[] = []
  const wanted = new Set<number>()
  let header: ExtractHeader = {}
  let reach = box && widen(box)
  await readExtract(path, {
    header(found) {
      header = found
      if (box && found.bbox && !overlap(box, found.bbox)) throw otherPlace(box, found.bbox)
      reach ??= found.bbox && widen(found.bbox)
    },
    node(id, lngE7, latE7, tags) {
      const lng = lngE7 / 1e7
      const lat = latE7 / 1e7
      if (reach && !isInside(reach, lng, lat)) return
      if (isClosedBarrier(tags)) closedNodes.add(id)
      nodes.add(id, lngE7, latE7)
      if (mayBePlace(tags)) addThing(things, tags, [lng, lat], [])
    },
    relation(_id, members, tags) {
      const kind = readRestrictionKind(tags)
      if (kind) restrictions.push({ kind, members })
      const isBoundary = tags.boundary === 'administrative' && LEVELS.has(tags.admin_level ?? '')
      const isArea = tags.type === 'multipolygon' || tags.type === 'boundary'
      if (!isArea || !(isBoundary || readAreaLayer(tags) || isPlace(tags))) return
      areas.push({ members, tags, isBoundary })
      for (const { type, id } of members) if (type === 'way') wanted.add(id)
    },
    progress: (readBytes) => progress((readBytes / size) * 0.45),
  })
  nodes.finish()
  if (nodes.size === 0) throw otherPlace(box ?? header.bbox, undefined)
  const bbox = box ?? header.bbox ?? boxOf(pointsOf(nodes))

  const closedIndexes = new Set([...closedNodes].map((id) => nodes.find(id)))
  const ways: RoadWay[] = []
  const drawn: MapShape[] = []
  const parts = new Map<number, readonly number[]>()
  const ringOf = (indexes: Int32Array): Ring =>
    Array.from(indexes, (i): LngLat => [nodes.lngAt(i), nodes.latAt(i)])
  await readExtract(path, {
    way(id, refs, tags) {
      if (wanted.has(id)) parts.set(id, [...refs])
      const drivable = readRoadUse(tags)
      const area = drivable ? undefined : readAreaLayer(tags)
      const line = drivable || area ? undefined : readLineLayer(tags)
      const isThing = isPlace(tags)
      if (!drivable && !area && !line && !isThing) return
      const indexes = Int32Array.from(refs, (ref) => nodes.find(ref))
      const isRoundabout = tags.junction === 'roundabout' || tags.junction === 'circular'
      if (drivable && indexes.some((i) => i >= 0)) {
        const { name, others } = tags.name === undefined ? { name: '', others: [] } : readNames(tags)
        ways.push({ ...drivable, id, name, otherNames: others, isRoundabout, nodes: indexes })
      }
      const known = indexes.includes(-1) ? indexes.filter((i) => i >= 0) : indexes
      const isRing = refs.length > 3 && refs[0] === refs.at(-1)
      if ((area && isRing && known === indexes) || (line && known.length > 1)) {
        const as = area ?? line
        const name = cleanName(tags.name ?? '')
        if (as) drawn.push({ as, isArea: area !== undefined, name, rings: [ringOf(known)] })
      }
      // A stretch of road is a street, not a place; a roundabout is where people meet.
      if (!isThing || known.length === 0 || (tags.highway !== undefined && !isRing)) return
      const ring = ringOf(known)
      addThing(things, tags, middleOf(ring), isRing && known === indexes && !drivable ? [ring] : [])
    },
    progress: (readBytes) => progress(0.45 + (readBytes / size) * 0.35),
  })

  const beyond = await readBeyond(path, areas, parts, nodes, (readBytes) =>
    progress(0.8 + (readBytes / size) * 0.2),
  )
  const pointOf = (id: number): LngLat | undefined => {
    const index = nodes.find(id)
    if (index >= 0) return [nodes.lngAt(index), nodes.latAt(index)]
    const other = beyond.find(id)
    return other >= 0 ? [beyond.lngAt(other), beyond.latAt(other)] : undefined
  }
  const boundaries: Boundary[] = []
  for (const { members, tags, isBoundary } of areas) {
    const rings = joinRings(members, parts, pointOf)
    const [outline] = rings
    if (!outline) continue
    if (isBoundary) boundaries.push({ name: readNames(tags).name, level: Number(tags.admin_level), rings })
    else {
      const as = readAreaLayer(tags)
      if (as) drawn.push({ as, isArea: true, name: cleanName(tags.name ?? ''), rings })
      if (isPlace(tags)) addThing(things, tags, middleOf(outline), rings)
    }
  }
  return {
    bbox,
    date: header.date,
    nodes,
    ways,
    closedNodes: closedIndexes,
    restrictions,
    things,
    boundaries,
    drawn,
  }
}

/** The nodes of boundaries that lie beyond the box. */
async function readBeyond(
  path: string,
  areas: readonly AreaRelation[],
  parts: ReadonlyMap<number, readonly number[]>,
  nodes: NodeStore,
  progress: (readBytes: number) => void,
): Promise<NodeStore> {
  const missing = new Set<number>()
  for (const { members, isBoundary } of areas) {
    if (!isBoundary) continue
    for (const { id } of members)
      for (const ref of parts.get(id) ?? []) if (nodes.find(ref) < 0) missing.add(ref)
  }
  const beyond = new NodeStore()
  if (missing.size === 0) return beyond
  await readExtract(path, {
    node(id, lng, lat) {
      if (missing.has(id)) beyond.add(id, lng, lat)
    },
    progress,
  })
  beyond.finish()
  return beyond
}

const isPlace = (tags: Tags): boolean => mayBePlace(tags) && readCategory(tags) !== undefined

function addThing(things: PlaceCandidate[], tags: Tags, point: LngLat, rings: Ring[]): void {
  const category = readCategory(tags)
  const { name, others } = readNames(tags)
  if (category !== undefined && name !== '') {
    things.push({ name, otherNames: others, category, tags, point, rings })
  }
}

/** The middle of a ring's or a line's extent. */
function middleOf(line: Ring): LngLat {
  const [west, south, east, north] = boxOf(line)
  return [(west + east) / 2, (south + north) / 2]
}

function* pointsOf(nodes: NodeStore): Generator<LngLat> {
  for (let i = 0; i < nodes.size; i++) yield [nodes.lngAt(i), nodes.latAt(i)]
}

const widen = ([west, south, east, north]: BBox): BBox => [
  west - MARGIN,
  south - MARGIN,
  east + MARGIN,
  north + MARGIN,
]

const overlap = (a: BBox, b: BBox): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

function otherPlace(box: BBox | undefined, covered: BBox | undefined): ImportError {
  const where = covered ? `, it covers ${covered.map((each) => each.toFixed(2)).join(', ')}` : ''
  return new ImportError(
    box
      ? `the extract has nothing inside the region's bbox ${box.join(', ')}${where}: is it one of another place?`
      : 'the extract has no nodes',
  )
}
