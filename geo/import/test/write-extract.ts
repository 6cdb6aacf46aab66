import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import type { BBox } from '../../src/geometry.ts'
import type { Member, Tags } from '../src/read-extract.ts'

export type OsmNode = { id: number; lng: number; lat: number; tags?: Tags }
export type OsmWay = { id: number; refs: readonly number[]; tags: Tags }
export type OsmRelation = { id: number; members: readonly Member[]; tags: Tags }

const TYPES = { node: 0, way: 1, relation: 2 } as const
/** Objects in a block, as usual in extracts. */
const BLOCK = 8000

/** The first part of an extract. */
export function writeHeader(about: { bbox?: BBox; date?: Date; feature?: string } = {}): Buffer {
  const pbf = new PbfWriter()
  if (about.bbox) {
    const [west, south, east, north] = about.bbox
    const sides = [west, east, north, south]
    pbf.writeMessage(
      1,
      (box, inner) => box.forEach((side, i) => inner.writeSVarintField(i + 1, Math.round(side * 1e9))),
      sides,
    )
  }
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes', ...(about.feature ? [about.feature] : [])]) {
    pbf.writeStringField(4, feature)
  }
  if (about.date) pbf.writeVarintField(32, about.date.getTime() / 1000)
  return writeBlob('OSMHeader', pbf.finish())
}

/** A whole extract: nodes, ways, relations, in this order as usual. */
export function writeExtract(
  content: { nodes?: readonly OsmNode[]; ways?: readonly OsmWay[]; relations?: readonly OsmRelation[] },
  about: Parameters<typeof writeHeader>[0] = {},
): Buffer {
  return Buffer.concat([
    writeHeader(about),
    ...portions(content.nodes).map(writeNodes),
    ...portions(content.ways).map(writeWays),
    ...portions(content.relations).map(writeRelations),
  ])
}

function portions<T>(all: readonly T[] = []): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / BLOCK) }, (_, i) =>
    all.slice(i * BLOCK, (i + 1) * BLOCK),
  )
}

export function writeNodes(nodes: readonly OsmNode[]): Buffer {
  return writeBlock((strings, group) => {
    group.writeMessage(
      2,
      (_, dense) => {
        dense.writePackedSVarint(1, differences(nodes.map(({ id }) => id)))
        dense.writePackedSVarint(8, differences(nodes.map(({ lat }) => Math.round(lat * 1e7))))
        dense.writePackedSVarint(9, differences(nodes.map(({ lng }) => Math.round(lng * 1e7))))
        if (!nodes.some(({ tags }) => tags)) return
        const tags = nodes.flatMap((node) => [
          ...Object.entries(node.tags ?? {})
            .flat()
            .map(strings),
          0,
        ])
        dense.writePackedVarint(10, tags)
      },
      undefined,
    )
  })
}

export function writeWays(ways: readonly OsmWay[]): Buffer {
  return writeBlock((strings, group) => {
    for (const { id, refs, tags } of ways) {
      group.writeMessage(
        3,
        (_, way) => {
          way.writeVarintField(1, id)
          way.writePackedVarint(2, Object.keys(tags).map(strings))
          way.writePackedVarint(3, Object.values(tags).map(strings))
          way.writePackedSVarint(8, differences(refs))
        },
        undefined,
      )
    }
  })
}

function writeRelations(relations: readonly OsmRelation[]): Buffer {
  return writeBlock((strings, group) => {
    for (const { id, members, tags } of relations) {
      group.writeMessage(
        4,
        (_, relation) => {
          relation.writeVarintField(1, id)
          relation.writePackedVarint(2, Object.keys(tags).map(strings))
          relation.writePackedVarint(3, Object.values(tags).map(strings))
          relation.writePackedVarint(
            8,
            members.map(({ role }) => strings(role)),
          )
          relation.writePackedSVarint(9, differences(members.map((member) => member.id)))
          relation.writePackedVarint(
            10,
            members.map(({ type }) => TYPES[type]),
          )
        },
        undefined,
      )
    }
  })
}

/** @param fill writes one group; its first argument gives a text's number in the block's table */
function writeBlock(fill: (strings: (text: string) => number, group: PbfWriter) => void): Buffer {
  // Zero separates the tags of nodes.
  const table = new Map([['', 0]])
  const strings = (text: string) => {
    const known = table.get(text)
    if (known !== undefined) return known
    table.set(text, table.size)
    return table.size - 1
  }
  const group = new PbfWriter()
  fill(strings, group)
  const pbf = new PbfWriter()
  pbf.writeMessage(1, (texts, inner) => texts.forEach((text) => inner.writeStringField(1, text)), [
    ...table.keys(),
  ])
  pbf.writeBytesField(2, group.finish())
  return writeBlob('OSMData', pbf.finish())
}

function writeBlob(type: string, bytes: Uint8Array): Buffer {
  const blob = new PbfWriter()
  blob.writeVarintField(2, bytes.length)
  blob.writeBytesField(3, deflateSync(bytes, { level: 1 }))
  const body = blob.finish()
  const header = new PbfWriter()
  header.writeStringField(1, type)
  header.writeVarintField(3, body.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, body])
}

const differences = (numbers: readonly number[]): number[] =>
  numbers.map((number, i) => number - (numbers[i - 1] ?? 0))
