import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPrivate, isUpload, type FileStore } from './file-store.ts'

/** Stores files that people upload. */
export interface Storage {
  /**
   * Stores the bytes under a new random key that nobody can guess.
   * @param extension the file type's extension, e.g. `webp`
   * @returns the key, once the bytes are safe
   * @throws StoreUnavailable, as all of these do
   */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** Stores a picture and, under the same key, its small copy. */
  putPair(whole: Uint8Array, small: Uint8Array, extension: string): Promise<string>
  /** Stores a picture that only some people may see; its key says so. */
  putPrivate(bytes: Uint8Array, extension: string): Promise<string>
  /** Deletes a file, or both files of a pair. A missing file is no error. */
  delete(key: string): Promise<void>
  /** The URL of a file. It stays the same wherever the file is stored. */
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
const YEAR_SECONDS = 365 * 24 * 3600
/** A browser shows a private file again for this long without asking. */
const PRIVATE_SECONDS = 3600

/** @param onChange told by how many bytes the files grew or shrank */
export function createStorage(store: FileStore, onChange: (bytes: number) => void = () => {}): Storage {
  async function write(key: string, bytes: Uint8Array): Promise<void> {
    await store.write(key, bytes)
    onChange(bytes.length)
  }

  const remove = async (key: string): Promise<void> => onChange(-(await store.remove(key)))

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
    async putPair(whole, small, extension) {
      const key = newKey(`pair.${extension}`)
      const smallKey = smallKeyOf(key) ?? ''
      await write(smallKey, small)
      try {
        await write(key, whole)
      } catch (error) {
        // A small file that stays is named by nothing; the error of its removal would hide the first one.
        await remove(smallKey).catch(() => {})
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
  store: FileStore,
  requireViewer: RequireViewer,
): Promise<void> {
  /** The private file that a request may be answered with. */
  const allowed = new WeakMap<FastifyRequest, string>()
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const name = (request.params as { '*'?: string })['*'] ?? ''
      if (!isUpload(name) || !isPrivate(name)) return
      await requireViewer(request, name)
      allowed.set(request, name)
    })
    await store.serve(scope, {
      prefix: UPLOADS_PATH,
      // Serves only stored files. The name of a private one is compared with the one that was checked.
      isAllowed: (request, name) => isUpload(name) && (!isPrivate(name) || allowed.get(request) === name),
      headersOf: (name) => ({
        'cache-control': isPrivate(name)
          ? `private, max-age=${PRIVATE_SECONDS}`
          : `public, max-age=${YEAR_SECONDS}, immutable`,
        ...(isPrivate(name) ? { vary: 'cookie, authorization' } : {}),
        'x-content-type-options': 'nosniff',
      }),
    })
  })
}
