import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '../database/failure.ts'

/** The checksum and size of a file that was written. */
export interface FileDigest {
  readonly sum: string
  readonly bytes: number
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Writes a new file that only the owner may read, and returns its checksum. Once this resolves, the file is on
 * the disk; if it rejects, the file does not exist. A file that exists already is an error.
 * @param source opens the stream only when the pipeline starts: if it failed earlier, no pipeline would
 *   handle its error
 * @param options `through`: transforms the bytes before they are hashed and written
 */
export async function writeHashed(
  source: () => Readable,
  file: string,
  options: { signal: AbortSignal; through?: readonly Transform[] },
): Promise<FileDigest> {
  const { signal, through = [] } = options
  const hash = createHash('sha256')
  let bytes = 0
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await pipeline(
      [source(), ...through, tap, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })],
      {
        signal,
      },
    )
  } catch (error) {
    // EEXIST: the file was there before and is not ours to remove.
    if (codeOf(error) !== 'EEXIST') await rm(file, { force: true })
    throw error
  }
  return { sum: hash.digest('hex'), bytes }
}
