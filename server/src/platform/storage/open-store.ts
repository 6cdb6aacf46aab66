import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { StartFailure } from '../database/failure.ts'
import { StoreUnavailable, type FileStore } from './file-store.ts'
import { createFolder, uploadsDir } from './folder.ts'

/** Where the uploads are: settings. */
export type StoreSource = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>

const START_WAIT_MS = 30_000
const PAUSE_MS = 1_000

/**
 * The store of the uploads: the bucket, if the S3_ settings name one, else a folder.
 * @param report told why the bucket cannot be used, each time
 */
export async function openStore(
  { dataDir, s3 }: StoreSource,
  report?: (message: string) => void,
): Promise<FileStore> {
  if (s3 === undefined) return createFolder(uploadsDir(dataDir))
  const { createBucket } = await loadBucket()
  return createBucket(s3, { report })
}

/**
 * Checks the bucket, if there is one, and waits for it as for a database.
 * @throws ConfigError, StartFailure
 */
export async function requireStore(
  { s3 }: Pick<StoreSource, 's3'>,
  { waitMs = START_WAIT_MS, stopping }: { waitMs?: number; stopping?: AbortSignal } = {},
): Promise<void> {
  if (s3 === undefined) return
  const { requireBucket } = await loadBucket()
  const until = Date.now() + waitMs
  for (;;) {
    try {
      return await requireBucket(s3)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (Date.now() >= until) throw new StartFailure(error.message)
    }
    stopping?.throwIfAborted()
    await sleep(PAUSE_MS)
  }
}

/** The library takes memory and time that a server without a bucket need not spend. */
const loadBucket = () => import('./bucket.ts')
