import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A stored file. Its bytes never change. */
export interface StoredFile {
  /** As `isUpload` allows, e.g. `ab/cdef.webp`. */
  readonly name: string
  readonly bytes: number
  /** The MD5 of its bytes, in hex; null where only reading them tells. */
  readonly md5: string | null
}

/** How files are served. */
interface ServeOptions {
  /** The path that comes before a file's name, with a slash at both ends. */
  readonly prefix: string
  /** True if this request may be answered with this file. */
  readonly isAllowed: (request: FastifyRequest, name: string) => boolean
  /** Headers of each answer with the file, beside its type, size and range. */
  readonly headersOf: (name: string) => Readonly<Record<string, string>>
}

/** Where the uploaded files are: a folder (folder.ts) or a bucket (bucket.ts). */
export interface FileStore {
  /** Where that is, for operators. */
  readonly place: string
  /** How often all files are measured; meanwhile each process knows what it stores itself. */
  readonly measuredSeconds: number
  /** Resolves once the file is safe. It exists completely or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Emits an error with the code ENOENT if there is no such file. */
  read(name: string): Readable
  /** @returns how many bytes it had; 0 if there is no such file */
  remove(name: string): Promise<number>
  /** All files, in no order. A file is listed from the moment its `write` resolves. */
  list(): AsyncIterable<StoredFile>
  /** How many bytes all files have. */
  measure(): Promise<number>
  serve(scope: FastifyInstance, serving: ServeOptions): Promise<void>
}

/** The files cannot be reached for now: answered with 503 and Retry-After. The message is one line. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code = 'STORE_UNAVAILABLE'
}

const FILE = /^[a-z0-9]{2}\/[a-z0-9]{30}(?:\.pair|\.small|\.private)?\.[a-z0-9]{1,8}$/

/** True if a name below the uploads is that of a stored file, not of a draft. */
export const isUpload = (name: string): boolean => FILE.test(name)

/** True if only some people may see the file. */
export const isPrivate = (name: string): boolean => name.includes('.private.')

/** A checksum that buckets list: it tells files apart that were torn, not those of a forger. */
export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')
