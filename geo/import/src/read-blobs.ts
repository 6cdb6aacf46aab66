import { open, type FileHandle } from 'node:fs/promises'
import { inflateSync, zstdDecompressSync } from 'node:zlib'
import { PbfReader } from 'pbf'
import { ImportError } from './import-error.ts'

/** The most that the format allows, in bytes. */
const HEADER_MAX = 64 * 1024
const BLOB_MAX = 32 * 1024 * 1024

/** A part of the file: its header (`OSMHeader`) or some thousand objects (`OSMData`). */
export type Blob = {
  type: string
  bytes: Uint8Array
  /** How much of the file has been read, this part included. */
  readBytes: number
}

/**
 * The parts of a file in OpenStreetMap's PBF format, one after the other; other kinds of parts are passed over.
 * @throws ImportError if the file is cut off, damaged or of another format
 */
export async function* readBlobs(path: string): AsyncGenerator<Blob> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read (${error.code ?? error.message})`)
  })
  try {
    let position = 0
    const take = async (length: number): Promise<Uint8Array> => {
      const bytes = await readExactly(file, path, position, length)
      position += length
      return bytes
    }
    const { size } = await file.stat()
    if (size === 0) throw new ImportError(`${path} is empty`)
    for (let isFirst = true; position < size; isFirst = false) {
      const headerLength = toView(await take(4)).getUint32(0)
      if (headerLength === 0 || headerLength > HEADER_MAX) throw notPbf(path, isFirst)
      const header = decode(path, isFirst, await take(headerLength), readBlobHeader)
      if (header.size > BLOB_MAX || (isFirst && header.type !== 'OSMHeader')) throw notPbf(path, isFirst)
      const body = await take(header.size)
      if (header.type !== 'OSMHeader' && header.type !== 'OSMData') continue
      yield { type: header.type, bytes: decode(path, isFirst, body, unpack), readBytes: position }
    }
  } finally {
    await file.close()
  }
}

/** Runs a decoder; what it cannot read is an error of the file. */
export function decode<T>(path: string, isFirst: boolean, bytes: Uint8Array, read: (pbf: PbfReader) => T): T {
  try {
    return read(new PbfReader(bytes))
  } catch (error) {
    if (error instanceof ImportError) throw new ImportError(`${path} ${error.message}`)
    throw notPbf(path, isFirst)
  }
}

async function readExactly(file: FileHandle, path: string, position: number, length: number) {
  const bytes = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done)
    if (bytesRead === 0) throw new ImportError(`${path} is cut off: download it again`)
    done += bytesRead
  }
  return bytes
}

function readBlobHeader(pbf: PbfReader): { type: string; size: number } {
  return pbf.readFields(
    (tag, header) => {
      if (tag === 1) header.type = pbf.readString()
      else if (tag === 3) header.size = pbf.readVarint()
    },
    { type: '', size: 0 },
  )
}

function unpack(pbf: PbfReader): Uint8Array {
  const blob = pbf.readFields<{ bytes?: Uint8Array }>((tag, into) => {
    if (tag === 1) into.bytes = pbf.readBytes()
    else if (tag === 3) into.bytes = inflateSync(pbf.readBytes(), { maxOutputLength: BLOB_MAX })
    else if (tag === 7) into.bytes = zstdDecompressSync(pbf.readBytes(), { maxOutputLength: BLOB_MAX })
    else if (tag > 3) throw new ImportError('is compressed in a way that is not supported: zlib and zstd are')
  }, {})
  if (blob.bytes === undefined) throw new Error('a blob without data')
  return blob.bytes
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const notPbf = (path: string, isFirst: boolean) =>
  new ImportError(
    isFirst ? `${path} is no OpenStreetMap extract (.osm.pbf)` : `${path} is damaged: download it again`,
  )
