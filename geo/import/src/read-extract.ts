import type { PbfReader } from 'pbf'
import type { BBox } from '../../src/geometry.ts'
import { ImportError } from './import-error.ts'
import { decode, readBlobs } from './read-blobs.ts'

/** Tags as OpenStreetMap writes them: key to value. */
export type Tags = Readonly<Record<string, string>>

export type Member = { type: 'node' | 'way' | 'relation'; id: number; role: string }

export type ExtractHeader = {
  bbox?: BBox
  /** When the data was current. */
  date?: Date
}

/** The reader calls these with each object of the file; kinds without a function are not decoded. */
export type Visitor = {
  header?(header: ExtractHeader): void
  /** Degrees times 10^7. */
  node?(id: number, lng: number, lat: number, tags: Tags): void
  way?(id: number, refs: readonly number[], tags: Tags): void
  relation?(id: number, members: readonly Member[], tags: Tags): void
  /** After each part of the file, with the bytes read. */
  progress?(readBytes: number): void
}

const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation'])
const NO_TAGS: Tags = {}
const MEMBER_TYPES = ['node', 'way', 'relation'] as const
const NANODEGREES = 1e9

/**
 * Reads an extract part by part, so that its size does not matter.
 * @throws ImportError if the file cannot be used
 */
export async function readExtract(path: string, visitor: Visitor): Promise<void> {
  let isFirst = true
  for await (const { type, bytes, readBytes } of readBlobs(path)) {
    decode(path, isFirst, bytes, (pbf) => {
      if (type === 'OSMHeader') visitor.header?.(readHeader(pbf))
      else readBlock(pbf, visitor)
    })
    visitor.progress?.(readBytes)
    isFirst = false
  }
}

function readHeader(pbf: PbfReader): ExtractHeader {
  return pbf.readFields<ExtractHeader>((tag, header) => {
    if (tag === 1) {
      const [west = 0, east = 0, north = 0, south = 0] = pbf.readMessage<number[]>((side, sides) => {
        sides[side - 1] = pbf.readSVarint() / NANODEGREES
      }, [])
      if (west < east && south < north) header.bbox = [west, south, east, north]
    } else if (tag === 4) {
      const feature = pbf.readString()
      if (!FEATURES.has(feature)) throw new ImportError(`needs what is not supported: ${feature}`)
    } else if (tag === 32) {
      header.date = new Date(pbf.readVarint(true) * 1000)
    }
  }, {})
}

/** A block of objects that share a table of texts, and a grid for coordinates. */
function readBlock(pbf: PbfReader, visitor: Visitor): void {
  const strings: string[] = []
  const groups: number[] = []
  const grid = { granularity: 100, latOffset: 0, lngOffset: 0 }
  pbf.readFields((tag) => {
    if (tag === 1) pbf.readMessage((inner) => inner === 1 && strings.push(pbf.readString()), undefined)
    // The grid comes after the groups.
    else if (tag === 2) groups.push(pbf.pos)
    else if (tag === 17) grid.granularity = pbf.readVarint()
    else if (tag === 19) grid.latOffset = pbf.readVarint(true)
    else if (tag === 20) grid.lngOffset = pbf.readVarint(true)
  }, undefined)
  const toE7 = (value: number, offset: number) => Math.round((offset + grid.granularity * value) / 100)
  const place: PlaceNode = (id, lng, lat, tags) =>
    visitor.node?.(id, toE7(lng, grid.lngOffset), toE7(lat, grid.latOffset), tags)
  for (const start of groups) {
    pbf.pos = start
    const end = pbf.readVarint() + pbf.pos
    pbf.readFields(
      (tag) => {
        if (tag === 1 && visitor.node) readNode(pbf, strings, place)
        else if (tag === 2 && visitor.node) readDenseNodes(pbf, strings, place)
        else if (tag === 3 && visitor.way) readWay(pbf, strings, visitor.way)
        else if (tag === 4 && visitor.relation) readRelation(pbf, strings, visitor.relation)
      },
      undefined,
      end,
    )
  }
}

/** Coordinates on the block's grid. */
type PlaceNode = (id: number, lng: number, lat: number, tags: Tags) => void

function readNode(pbf: PbfReader, strings: readonly string[], place: PlaceNode): void {
  const node = { id: 0, lng: 0, lat: 0, keys: [] as number[], values: [] as number[] }
  pbf.readMessage((tag) => {
    if (tag === 1) node.id = pbf.readSVarint()
    else if (tag === 2) pbf.readPackedVarint(node.keys)
    else if (tag === 3) pbf.readPackedVarint(node.values)
    else if (tag === 8) node.lat = pbf.readSVarint()
    else if (tag === 9) node.lng = pbf.readSVarint()
  }, undefined)
  place(node.id, node.lng, node.lat, tagsOf(strings, node.keys, node.values))
}

function readDenseNodes(pbf: PbfReader, strings: readonly string[], place: PlaceNode): void {
  const ids: number[] = []
  const lats: number[] = []
  const lngs: number[] = []
  const keysValues: number[] = []
  pbf.readMessage((tag) => {
    if (tag === 1) pbf.readPackedSVarint(ids)
    else if (tag === 8) pbf.readPackedSVarint(lats)
    else if (tag === 9) pbf.readPackedSVarint(lngs)
    else if (tag === 10) pbf.readPackedVarint(keysValues)
  }, undefined)
  if (lats.length !== ids.length || lngs.length !== ids.length) throw new Error('nodes without coordinates')
  let id = 0
  let lat = 0
  let lng = 0
  let at = 0
  for (let i = 0; i < ids.length; i++) {
    id += ids[i] ?? 0
    lat += lats[i] ?? 0
    lng += lngs[i] ?? 0
    let tags: Record<string, string> | undefined
    // Keys and values in turn; a zero ends those of a node.
    for (let key = keysValues[at++] ?? 0; key !== 0; key = keysValues[at++] ?? 0) {
      tags ??= {}
      tags[strings[key] ?? ''] = strings[keysValues[at++] ?? 0] ?? ''
    }
    place(id, lng, lat, tags ?? NO_TAGS)
  }
}

function readWay(pbf: PbfReader, strings: readonly string[], visit: NonNullable<Visitor['way']>): void {
  const way = { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] }
  pbf.readMessage((tag) => {
    if (tag === 1) way.id = pbf.readVarint()
    else if (tag === 2) pbf.readPackedVarint(way.keys)
    else if (tag === 3) pbf.readPackedVarint(way.values)
    else if (tag === 8) pbf.readPackedSVarint(way.refs)
  }, undefined)
  visit(way.id, summedUp(way.refs), tagsOf(strings, way.keys, way.values))
}

function readRelation(
  pbf: PbfReader,
  strings: readonly string[],
  visit: NonNullable<Visitor['relation']>,
): void {
  const relation = { id: 0, keys: [] as number[], values: [] as number[] }
  const roles: number[] = []
  const ids: number[] = []
  const types: number[] = []
  pbf.readMessage((tag) => {
    if (tag === 1) relation.id = pbf.readVarint()
    else if (tag === 2) pbf.readPackedVarint(relation.keys)
    else if (tag === 3) pbf.readPackedVarint(relation.values)
    else if (tag === 8) pbf.readPackedVarint(roles)
    else if (tag === 9) pbf.readPackedSVarint(ids)
    else if (tag === 10) pbf.readPackedVarint(types)
  }, undefined)
  const members = summedUp(ids).map((id, i): Member => {
    return { id, type: MEMBER_TYPES[types[i] ?? 0] ?? 'node', role: strings[roles[i] ?? 0] ?? '' }
  })
  visit(relation.id, members, tagsOf(strings, relation.keys, relation.values))
}

function tagsOf(strings: readonly string[], keys: readonly number[], values: readonly number[]): Tags {
  if (keys.length === 0) return NO_TAGS
  const tags: Record<string, string> = {}
  keys.forEach((key, i) => (tags[strings[key] ?? ''] = strings[values[i] ?? 0] ?? ''))
  return tags
}

/** Each number is stored as its difference from the one before. */
function summedUp(differences: number[]): number[] {
  let sum = 0
  for (let i = 0; i < differences.length; i++) {
    sum += differences[i] ?? 0
    differences[i] = sum
  }
  return differences
}
