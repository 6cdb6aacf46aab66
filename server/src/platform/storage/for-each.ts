import { codeOf } from '../database/failure.ts'
import type { FileStore, StoredFile } from './file-store.ts'

/** Copying small files mostly waits, for a disk or a bucket, so several are copied at once. */
const AT_ONCE = 8

/**
 * Runs `work` for each item, several at once. Rejects with the first error after all that had begun have
 * ended: otherwise they would go on writing to what is being removed.
 */
export async function forEachAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  // All share one iterator, so each item is taken once.
  const left = items[Symbol.iterator]()
  let hasFailed = false
  async function goOn(): Promise<void> {
    for (let next = left.next(); !next.done && !hasFailed; next = left.next()) {
      try {
        await work(next.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, goOn))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** The bytes of a small file. */
export async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The bytes of a small file; null if there is no such file. */
export async function readOrNull(store: Pick<FileStore, 'read'>, name: string): Promise<Buffer | null> {
  try {
    return await bytesOf(store.read(name))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** All files of a store, by their names. */
export async function listFiles(store: Pick<FileStore, 'list'>): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for await (const file of store.list()) files.set(file.name, file)
  return files
}
