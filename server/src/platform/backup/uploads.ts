import path from 'node:path'
import { codeOf } from '../database/failure.ts'
import type { FileStore } from '../storage/file-store.ts'
import { bytesOf, forEachAtOnce, listFiles } from '../storage/for-each.ts'
import { BackupFailure } from './failure.ts'
import { writeHashed, type FileDigest } from './hashing.ts'

/** A picture in a backup that is not what was backed up, or is not there. */
export interface LostPicture {
  readonly name: string
  readonly what: 'missing' | 'damaged'
}

/** How many pictures a message names. */
const NAMED = 5

/** A message such as `2 pictures are missing or damaged: ab/cd.webp (missing), …`. */
export function describeLost(lost: readonly LostPicture[]): string {
  const named = lost.slice(0, NAMED).map(({ name, what }) => `${name} (${what})`)
  const others = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : ''
  const verb = lost.length === 1 ? 'picture is' : 'pictures are'
  return `${lost.length} ${verb} missing or damaged: ${named.join(', ')}${others}`
}

/** @throws BackupFailure that names them, unless the operator restores without them */
export function refuseLost(lost: readonly LostPicture[], place: string, isAccepted: boolean): void {
  if (lost.length === 0 || isAccepted) return
  throw new BackupFailure(
    `${place}: ${describeLost(lost)}. Put good copies there, or restore without them: --without-lost-pictures`,
  )
}

/** @throws BackupFailure if there are any uploads */
export async function requireNoUploads(store: FileStore): Promise<void> {
  for await (const _ of store.list())
    throw new BackupFailure(`${store.place} holds uploads already: restore into an empty installation only.`)
}

/**
 * Copies the uploads of a backup into an installation, except those in `without`. If it fails, no copy stays.
 * @returns how many were copied, and a function that removes them again
 */
export async function restoreUploads(
  from: FileStore,
  to: FileStore,
  { without, signal }: { readonly without: readonly string[]; readonly signal: AbortSignal },
): Promise<{ readonly count: number; readonly remove: () => Promise<void> }> {
  const files = await listFiles(from)
  for (const name of without) files.delete(name)
  const begun: string[] = []
  const remove = () => forEachAtOnce(begun, async (name) => void (await to.remove(name)))
  try {
    await forEachAtOnce(files.keys(), async (name) => {
      signal.throwIfAborted()
      const bytes = await bytesOf(from.read(name))
      begun.push(name)
      await to.write(name, bytes)
    })
  } catch (error) {
    await remove()
    throw error
  }
  return { count: files.size, remove }
}

/**
 * Copies uploads into the folder of a set.
 * @returns the names of uploads that were deleted before they could be copied
 */
export async function copyUploads(options: {
  names: readonly string[]
  from: FileStore
  to: string
  signal: AbortSignal
  onCopied: (name: string, written: FileDigest) => void
}): Promise<string[]> {
  const { names, from, to, signal, onCopied } = options
  const gone: string[] = []
  await forEachAtOnce(names, async (name) => {
    try {
      onCopied(name, await writeHashed(() => from.read(name), path.join(to, name), { signal }))
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      gone.push(name)
    }
  })
  return gone
}
