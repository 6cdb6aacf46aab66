import path from 'node:path'
import { codeOf } from '../database/failure.ts'
import type { FileStore } from '../storage/file-store.ts'
import { forEachAtOnce } from '../storage/for-each.ts'
import { BackupFailure } from './failure.ts'
import { writeHashed, type FileDigest } from './hashing.ts'

/** A picture in a backup that is not what was backed up, or is not there. */
export interface LostPicture {
  readonly name: string
  readonly what: 'missing' | 'damaged'
}

/** How many are named in one line. */
const NAMED = 5

/** For people: `2 pictures are missing or damaged: ab/cd.webp (missing), …`. */
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

/** The names of all uploads. */
export async function listUploads(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names
}

/** Whether there are none. */
export async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return false
  return true
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
