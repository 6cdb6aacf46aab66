import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../database/failure.ts'
import { isUpload } from '../storage/files.ts'
import { writeHashed, type FileDigest } from './hashing.ts'

/** Copying small files mostly waits for the disk, so several are copied at once. */
const AT_ONCE = 8

/** The names of all uploads below a folder; empty if the folder does not exist. */
export async function listUploads(root: string): Promise<string[]> {
  const names: string[] = []
  for (const folder of await entriesOf(root)) {
    for (const file of await entriesOf(path.join(root, folder))) {
      const name = `${folder}/${file}`
      if (isUpload(name)) names.push(name)
    }
  }
  return names
}

/**
 * Copies uploads from one folder to another.
 * @returns the names of uploads that were deleted before they could be copied
 */
export async function copyUploads(options: {
  names: readonly string[]
  from: string
  to: string
  signal: AbortSignal
  onCopied: (name: string, written: FileDigest) => void
}): Promise<string[]> {
  const { names, from, to, signal, onCopied } = options
  const gone: string[] = []
  // All copiers share one iterator, so each name is copied once.
  const left = names.values()
  async function copyOn(): Promise<void> {
    for (const name of left) {
      try {
        const source = () => createReadStream(path.join(from, name))
        onCopied(name, await writeHashed(source, path.join(to, name), { signal }))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
        gone.push(name)
      }
    }
  }
  // Waits for all copiers even if one fails: otherwise the others would go on writing to a folder that is
  // being removed.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, copyOn))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return gone
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // A file between the folders is not one of our uploads.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
    throw error
  }
}
