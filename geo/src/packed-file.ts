import { createHash } from 'node:crypto'
import { RegionError } from './read.ts'

/** Numbers and texts by name, as a packed file contains them. */
export type Sections = Record<string, Int32Array | Float64Array | Uint8Array | readonly string[]>

/** The type of a section's numbers, or texts. */
type Kind = 'bytes' | 'int32' | 'float64' | 'texts'

const HEAD_BYTES = 16
const DIGEST_BYTES = 32
const ALIGNMENT = 8

/**
 * Packs sections into a file. All numbers are little-endian:
 *
 * - 8 letters that say what the file is, the version (uint32), the length of the list of sections (uint32), and
 *   the SHA-256 digest of all that follows it;
 * - the list of sections as JSON, padded with spaces: name, kind, length in bytes of each;
 * - the sections, each padded to a multiple of 8 bytes. Texts are a JSON list.
 */
export function packSections(magic: string, version: number, sections: Sections): Uint8Array {
  const parts = Object.entries(sections).map(([name, values]) => {
    const kind =
      values instanceof Uint8Array
        ? 'bytes'
        : values instanceof Int32Array
          ? 'int32'
          : values instanceof Float64Array
            ? 'float64'
            : 'texts'
    const bytes = ArrayBuffer.isView(values)
      ? Buffer.from(values.buffer, values.byteOffset, values.byteLength)
      : Buffer.from(JSON.stringify(values))
    return { name, kind, bytes }
  })
  const list = Buffer.from(
    padded(JSON.stringify(parts.map(({ name, kind, bytes }) => [name, kind, bytes.length]))),
  )
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(magic, 'latin1')
  head.writeUInt32LE(version, 8)
  head.writeUInt32LE(list.length, 12)
  const body = Buffer.concat([
    list,
    ...parts.flatMap(({ bytes }) => [bytes, Buffer.alloc(roomFor(bytes.length) - bytes.length)]),
  ])
  return Buffer.concat([head, createHash('sha256').update(body).digest(), body])
}

/**
 * Reads a packed file. Numbers are views of its bytes, not copies.
 *
 * @param shape the kind of each section the file must have
 * @throws RegionError that says what is wrong if the file is another, cut off or damaged
 */
export function readSections<Shape extends Record<string, Kind>>(
  file: string,
  magic: string,
  version: number,
  shape: Shape,
  given: Uint8Array,
): { [Name in keyof Shape]: SectionOf<Shape[Name]> } {
  const fail = (problem: string): never => {
    throw new RegionError(`${file}: ${problem}`)
  }
  const bytes =
    given.byteOffset % ALIGNMENT === 0
      ? Buffer.from(given.buffer, given.byteOffset, given.length)
      : Buffer.from(given)
  const listStart = HEAD_BYTES + DIGEST_BYTES
  if (bytes.toString('latin1', 0, 8) !== magic)
    fail(`is no packed file of this kind (it does not begin with ${magic})`)
  if (bytes.length < listStart) fail('is cut off')
  const found = bytes.readUInt32LE(8)
  if (found !== version) fail(`has version ${found} of the format, not ${version}: import the region anew`)
  const digest = createHash('sha256').update(bytes.subarray(listStart)).digest()
  if (!digest.equals(bytes.subarray(HEAD_BYTES, listStart)))
    fail('is damaged or cut off (its digest does not match)')
  let at = listStart + bytes.readUInt32LE(12)
  const list = JSON.parse(bytes.toString('utf8', listStart, at)) as [string, string, number][]
  const sections: Record<string, Sections[string]> = {}
  for (const [name, kind, length] of list) {
    const start = bytes.byteOffset + at
    if (kind === 'texts') sections[name] = JSON.parse(bytes.toString('utf8', at, at + length)) as string[]
    else if (kind === 'int32') sections[name] = new Int32Array(bytes.buffer, start, length / 4)
    else if (kind === 'float64') sections[name] = new Float64Array(bytes.buffer, start, length / 8)
    else sections[name] = new Uint8Array(bytes.buffer, start, length)
    if (shape[name] !== undefined && shape[name] !== kind) fail(`section ${name} is of another kind`)
    at += roomFor(length)
  }
  const missing = Object.keys(shape).find((name) => sections[name] === undefined)
  if (missing !== undefined) fail(`has no section ${missing}`)
  return sections as { [Name in keyof Shape]: SectionOf<Shape[Name]> }
}

/** The digest of a packed file's content, as it is stored in it. */
export const digestOf = (packed: Uint8Array): Uint8Array =>
  packed.subarray(HEAD_BYTES, HEAD_BYTES + DIGEST_BYTES)

type SectionOf<Kind> = Kind extends 'bytes'
  ? Uint8Array
  : Kind extends 'int32'
    ? Int32Array
    : Kind extends 'float64'
      ? Float64Array
      : readonly string[]

const roomFor = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT

const padded = (text: string): string => text.padEnd(roomFor(Buffer.byteLength(text)))
