import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '../database/failure.ts'

/** What became of a file as it was written. */
export interface Written {
  readonly sum: string
  readonly bytes: number
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Writes a new file, for its owner alone unless told otherwise, and answers its checksum. It is on the disk when this
 * resolves, and not there when it rejects; a file that is there already is an error.
 * @param source opened when its bytes are wanted: one that fails before would fail nobody's pipeline
 * @param options `through`: what changes the bytes before they are hashed and written
 */
export async function writeHashed(
  source: () => Readable,
  file: string,
  options: { signal: AbortSignal; through?: readonly Transform[]; mode?: number },
): Promise<Written> {
  const { signal, through = [], mode = 0o600 } = options
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
    await pipeline([source(), ...through, tap, createWriteStream(file, { flags: 'wx', mode, flush: true })], {
      signal,
    })
  } catch (error) {
    // What was there before is not ours.
    if (codeOf(error) !== 'EEXIST') await rm(file, { force: true })
    throw error
  }
  return { sum: hash.digest('hex'), bytes }
}
