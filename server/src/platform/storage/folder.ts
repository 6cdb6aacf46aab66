import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { codeOf } from '../database/failure.ts'
import { isUpload, type FileStore } from './file-store.ts'

/** Only the server's own user may look into the uploads. */
const MODES = { folder: 0o700, file: 0o600 } as const
const MEASURED_SECONDS = 3600

export const uploadsDir = (dataDir: string): string => path.join(dataDir, 'uploads')

/**
 * Files below a folder, which need not exist.
 * @param isOurs which names it lists
 */
export function createFolder(root: string, isOurs = isUpload): FileStore {
  return {
    place: root,
    measuredSeconds: MEASURED_SECONDS,
    write: (name, bytes) => writeWhole(path.join(root, name), bytes),
    read: (name) => createReadStream(path.join(root, name)),
    async remove(name) {
      const file = path.join(root, name)
      const size = await unlessGone(async () => (await stat(file)).size)
      if (size !== null) await rm(file, { force: true })
      return size ?? 0
    },
    async *list() {
      for (const folder of await entriesOf(root)) {
        for (const entry of await entriesOf(path.join(root, folder))) {
          const name = `${folder}/${entry}`
          if (!isOurs(name)) continue
          const found = await unlessGone(() => stat(path.join(root, name)))
          yield { name, bytes: found?.size ?? 0, md5: null }
        }
      }
    },
    measure: () => sumSizes(root),
    async serve(scope, { prefix, isAllowed, headersOf }) {
      await mkdir(root, { recursive: true })
      await chmod(root, MODES.folder)
      await scope.register(fastifyStatic, {
        root,
        prefix,
        decorateReply: false,
        index: false,
        dotfiles: 'deny',
        // The file server reads the name from the URL by itself: no folder, no draft, nothing above the root.
        allowedPath: (pathName, _root, request) => isAllowed(request, pathName.replace(/^\/+/, '')),
        setHeaders(reply, filePath) {
          const name = path.relative(root, filePath).split(path.sep).join('/')
          for (const [header, value] of Object.entries(headersOf(name))) reply.header(header, value)
        },
      })
    },
  }
}

/** The file exists completely or not at all, even after a power cut. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: MODES.folder })
  const draft = `${file}.part`
  try {
    // A draft that is there is of a command that was killed.
    const handle = await open(draft, 'w', MODES.file)
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

/** Puts the names in a folder on the disk, so that a renamed file is there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Adds up the sizes of all files. */
async function sumSizes(root: string): Promise<number> {
  let bytes = 0
  for (const folder of await entriesOf(root)) {
    const sizes = (await entriesOf(path.join(root, folder))).map((name) =>
      unlessGone(async () => (await stat(path.join(root, folder, name))).size),
    )
    bytes += (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? 0), 0)
  }
  return bytes
}

/** Files are deleted while others are listed. */
async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

const entriesOf = async (folder: string): Promise<string[]> => (await unlessGone(() => readdir(folder))) ?? []

/** ENOTDIR: a file between the folders is not one of our uploads. */
const isGone = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'
