import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import type { BBox } from '../geometry.ts'

export type Tile = { z: number; x: number; y: number; bytes: Uint8Array }

type Entry = { id: number; offset: number; length: number; run: number }

const HEADER_BYTES = 127
/** A reader gets header and root directory by one request of this size. */
const FIRST_REQUEST_BYTES = 16_384
const ENTRIES_IN_LEAF = 4096

/**
 * Packs tiles into a PMTiles file of version 3 (github.com/protomaps/PMTiles, spec/v3): each different tile once, gzipped,
 * in the order of their ids.
 */
export function packTiles(
  tiles: readonly Tile[],
  metadata: Readonly<Record<string, unknown>>,
  { first, last, bbox }: { first: number; last: number; bbox: BBox },
): Buffer {
  const { entries, data, contents } = layOut(tiles)
  const { root, leaves } = directoriesOf(entries)
  const about = gzipSync(JSON.stringify(metadata))
  const aboutAt = HEADER_BYTES + root.length
  const leavesAt = aboutAt + about.length
  const dataAt = leavesAt + leaves.length
  const dataLength = data.reduce((sum, { length }) => sum + length, 0)

  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  const sections = [
    HEADER_BYTES,
    root.length,
    aboutAt,
    about.length,
    leavesAt,
    leaves.length,
    dataAt,
    dataLength,
  ]
  const counts = [entries.reduce((sum, { run }) => sum + run, 0), entries.length, contents]
  ;[...sections, ...counts].forEach((number, i) => header.writeBigUInt64LE(BigInt(number), 8 + i * 8))
  header.set([1, Compression.Gzip, Compression.Gzip, TileType.Mvt, first, last], 96)
  const [west, south, east, north] = bbox
  const corners = [west, south, east, north].map((degrees) => Math.round(degrees * 1e7))
  corners.forEach((number, i) => header.writeInt32LE(number, 102 + i * 4))
  header.writeUInt8(first, 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([header, root, about, leaves, ...data])
}

function layOut(tiles: readonly Tile[]): { entries: Entry[]; data: Buffer[]; contents: number } {
  const ordered = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .sort((a, b) => a.id - b.id)
  const known = new Map<string, { offset: number; length: number }>()
  const data: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { id, bytes } of ordered) {
    const digest = createHash('sha256').update(bytes).digest('base64')
    let content = known.get(digest)
    if (content === undefined) {
      const packed = gzipSync(bytes)
      content = { offset: end, length: packed.length }
      known.set(digest, content)
      data.push(packed)
      end += packed.length
    }
    const before = entries.at(-1)
    if (before && before.id + before.run === id && before.offset === content.offset) before.run += 1
    else entries.push({ id, ...content, run: 1 })
  }
  return { entries, data, contents: known.size }
}

/** One directory or, where it is too large for a reader's first request, one that lists others. */
function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  for (let size = ENTRIES_IN_LEAF; ; size *= 2) {
    const whole = packDirectory(entries)
    if (HEADER_BYTES + whole.length <= FIRST_REQUEST_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
    const leaves: Buffer[] = []
    const pointers: Entry[] = []
    let offset = 0
    for (let i = 0; i < entries.length; i += size) {
      const leaf = packDirectory(entries.slice(i, i + size))
      pointers.push({ id: entries[i]?.id ?? 0, offset, length: leaf.length, run: 0 })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = packDirectory(pointers)
    if (HEADER_BYTES + root.length <= FIRST_REQUEST_BYTES) return { root, leaves: Buffer.concat(leaves) }
  }
}

function packDirectory(entries: readonly Entry[]): Buffer {
  const numbers = [entries.length]
  entries.forEach(({ id }, i) => numbers.push(id - (entries[i - 1]?.id ?? 0)))
  entries.forEach(({ run }) => numbers.push(run))
  entries.forEach(({ length }) => numbers.push(length))
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1]
    // Zero says that it follows the one before.
    numbers.push(before && before.offset + before.length === offset ? 0 : offset + 1)
  })
  return gzipSync(Buffer.from(numbers.flatMap(varint)))
}

/** Seven bits a byte, the lowest first; ids are larger than 32 bits. */
function varint(number: number): number[] {
  const bytes: number[] = []
  for (; number > 0x7f; number = Math.floor(number / 0x80)) bytes.push((number % 0x80) | 0x80)
  return [...bytes, number]
}
