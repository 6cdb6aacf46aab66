import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeOf } from '../database/failure.ts'

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
  /** Stores a picture that only some people may see; its key says so. */
  putPrivate(bytes: Uint8Array, extension: string): Promise<string>
  /**
   * Makes a stored file private. May be repeated after an interruption.
   * @returns its key from now on
   */
  makePrivate(key: string): Promise<string>
  /** Deletes a file, or both files of a pair. A missing file is no error. */
  delete(key: string): Promise<void>
  /** The URL of a file. */
  urlOf(key: string): string
  /** The URL of a pair's small file; empty if the key has only one file. */
  smallUrlOf(key: string): string
}

const UPLOADS_PATH = '/uploads/'
/**
 * The key itself tells whether there is a small file, `ab/cd.pair.webp` has `ab/cd.small.webp`, and whether
 * the file is private: `ab/cd.private.webp`.
 */
const KEY = /^[a-z0-9]{2}\/[a-z0-9]{30}(?:\.pair|\.private)?\.[a-z0-9]{1,8}$/
const FILE = /^[a-z0-9]{2}\/[a-z0-9]{30}(?:\.pair|\.small|\.private)?\.[a-z0-9]{1,8}$/
const YEAR_SECONDS = 365 * 24 * 3600
/** A browser shows a private file again for this long without asking. */
const PRIVATE_SECONDS = 3600

/** Only the server's own user may look into the uploads. */
export const UPLOAD_MODES = { folder: 0o700, file: 0o600 } as const

/**
 * Files under dataDir/uploads.
 * @param onChange told by how many bytes the files grew or shrank
 */
export function createFileStorage(dataDir: string, onChange: (bytes: number) => void = () => {}): Storage {
  const root = uploadsDir(dataDir)

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    await writeWhole(path.join(root, key), bytes)
    onChange(bytes.length)
  }

  async function remove(key: string): Promise<void> {
    const file = path.join(root, key)
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    )
    await rm(file, { force: true })
    onChange(-size)
  }

  return {
    async put(bytes, extension) {
      const key = newKey(extension)
      await write(key, bytes)
      return key
    },
    async putPrivate(bytes, extension) {
      const key = newKey(`private.${extension}`)
      await write(key, bytes)
      return key
    },
    async makePrivate(key) {
      if (!KEY.test(key) || key.includes('.pair.')) throw new Error('not the key of a single file')
      if (isPrivate(key)) return key
      const hidden = key.replace('.', '.private.')
      await rename(path.join(root, key), path.join(root, hidden)).catch((error: unknown) => {
        // Renamed before an interruption, or lost.
        if (codeOf(error) !== 'ENOENT') throw error
      })
      return hidden
    },
    async putPair(whole, small, extension) {
      const key = newKey(`pair.${extension}`)
      const smallKey = smallKeyOf(key) ?? ''
      await write(smallKey, small)
      try {
        await write(key, whole)
      } catch (error) {
        await remove(smallKey)
        throw error
      }
      return key
    },
    async delete(key) {
      if (!KEY.test(key)) throw new Error('not a key of this storage')
      const smallKey = smallKeyOf(key)
      if (smallKey !== null) await remove(smallKey)
      await remove(key)
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

/** Whether only some people may see the file. */
const isPrivate = (name: string): boolean => name.includes('.private.')

/**
 * Checks that whoever sent the request may see a private file.
 * @throws Refusal UNAUTHENTICATED, OTP_REQUIRED, NOT_FOUND
 */
export type RequireViewer = (request: FastifyRequest, key: string) => Promise<void>

/**
 * Serves the stored files below /uploads/. A key's bytes never change, so browsers may cache them for good;
 * private ones for a while, and only for the session that fetched them.
 */
export async function serveUploads(
  server: FastifyInstance,
  dataDir: string,
  requireViewer: RequireViewer,
): Promise<void> {
  const root = uploadsDir(dataDir)
  await mkdir(root, { recursive: true })
  await chmod(root, UPLOAD_MODES.folder)
  /** The private file that a request may be answered with. */
  const allowed = new WeakMap<FastifyRequest, string>()
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const name = (request.params as { '*'?: string })['*'] ?? ''
      if (!isUpload(name) || !isPrivate(name)) return
      await requireViewer(request, name)
      allowed.set(request, name)
    })
    await scope.register(fastifyStatic, {
      root,
      prefix: UPLOADS_PATH,
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      // Serves only stored files: no folder, no draft, nothing above the root. The name is compared with the
      // one that was checked, because the file server reads it from the URL by itself.
      allowedPath(pathName, _root, request) {
        const name = pathName.replace(/^\/+/, '')
        return isUpload(name) && (!isPrivate(name) || allowed.get(request) === name)
      },
      setHeaders(reply, filePath) {
        const caching = isPrivate(path.basename(filePath))
          ? `private, max-age=${PRIVATE_SECONDS}`
          : `public, max-age=${YEAR_SECONDS}, immutable`
        reply.header('cache-control', caching)
        if (isPrivate(path.basename(filePath))) reply.header('vary', 'cookie, authorization')
        reply.header('x-content-type-options', 'nosniff')
      },
    })
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
  await mkdir(folder, { recursive: true, mode: UPLOAD_MODES.folder })
  const draft = `${file}.part`
  try {
    const handle = await open(draft, 'wx', UPLOAD_MODES.file)
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
