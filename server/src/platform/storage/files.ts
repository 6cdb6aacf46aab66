import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Stores files that people upload. The interface is small enough to be replaced by an object store. */
export interface Storage {
  /**
   * Stores the bytes under a new random key that nobody can guess.
   * @param extension the file type's extension, e.g. `webp`
   * @returns the key, once the bytes are safely on the disk
   */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** Stores a picture and, under the same key, its small copy. */
  putPair(whole: Uint8Array, small: Uint8Array, extension: string): Promise<string>
  /** Deletes a file, or both files of a pair. A missing file is no error. */
  delete(key: string): Promise<void>
  /** The URL of a file. */
  urlOf(key: string): string
  /** The URL of a pair's small file; empty if the key has only one file. */
  smallUrlOf(key: string): string
}

const UPLOADS_PATH = '/uploads/'
/** The key itself tells whether there is a small file: `ab/cd.pair.webp` has `ab/cd.small.webp`. */
const KEY = /^[a-z0-9]{2}\/[a-z0-9]{30}(?:\.pair)?\.[a-z0-9]{1,8}$/
const FILE = /^[a-z0-9]{2}\/[a-z0-9]{30}(?:\.pair|\.small)?\.[a-z0-9]{1,8}$/
const YEAR_SECONDS = 365 * 24 * 3600

/** Files under dataDir/uploads. */
export function createFileStorage(dataDir: string): Storage {
  const root = uploadsDir(dataDir)
  return {
    async put(bytes, extension) {
      const key = newKey(extension)
      await writeWhole(path.join(root, key), bytes)
      return key
    },
    async putPair(whole, small, extension) {
      const key = newKey(`pair.${extension}`)
      const smallFile = path.join(root, smallKeyOf(key) ?? '')
      await writeWhole(smallFile, small)
      try {
        await writeWhole(path.join(root, key), whole)
      } catch (error) {
        await rm(smallFile, { force: true })
        throw error
      }
      return key
    },
    async delete(key) {
      if (!KEY.test(key)) throw new Error('not a key of this storage')
      const smallKey = smallKeyOf(key)
      if (smallKey !== null) await rm(path.join(root, smallKey), { force: true })
      await rm(path.join(root, key), { force: true })
    },
    urlOf: (key) => UPLOADS_PATH + key,
    smallUrlOf(key) {
      const smallKey = smallKeyOf(key)
      return smallKey === null ? '' : UPLOADS_PATH + smallKey
    },
  }
}

function newKey(extension: string): string {
  // The first two characters choose one of 256 folders, so that no folder grows too long to list.
  const name = randomBytes(16).toString('hex')
  const key = `${name.slice(0, 2)}/${name.slice(2)}.${extension}`
  if (!KEY.test(key)) throw new Error(`not an extension: ${extension}`)
  return key
}

const smallKeyOf = (key: string): string | null =>
  key.includes('.pair.') ? key.replace('.pair.', '.small.') : null

/**
 * Serves the stored files below /uploads/. A key's bytes never change, so browsers may cache them for good.
 */
export async function serveUploads(server: FastifyInstance, dataDir: string): Promise<void> {
  const root = uploadsDir(dataDir)
  await mkdir(root, { recursive: true })
  await server.register(fastifyStatic, {
    root,
    prefix: UPLOADS_PATH,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    // Serves only stored files: no folder, no draft, nothing above the root.
    allowedPath: (pathName) => isUpload(pathName.replace(/^\/+/, '')),
    setHeaders(reply) {
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      reply.header('x-content-type-options', 'nosniff')
    },
  })
}

/** Whether a path below the uploads folder is a stored file, not a draft. */
export const isUpload = (name: string): boolean => FILE.test(name)

export function uploadsDir(dataDir: string): string {
  return path.join(dataDir, 'uploads')
}

/** The file exists completely or not at all, even after a power cut. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = `${file}.part`
  try {
    const handle = await open(draft, 'wx', 0o644)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
