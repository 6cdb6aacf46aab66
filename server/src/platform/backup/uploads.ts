import path from 'node:path'
import { codeOf } from '../database/failure.ts'
import type { FileStore } from '../storage/file-store.ts'
import { forEachAtOnce } from '../storage/for-each.ts'
import { writeHashed, type FileDigest } from './hashing.ts'

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
