import path from 'node:path'
import { codeOf, LOCK_NOT_AVAILABLE, reasonOf, StartFailure } from '../database/failure.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { StoreUnavailable } from '../storage/file-store.ts'

/**
 * A backup or restore that cannot go on for a reason the operator can act on. The message is one clear line.
 */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}

/** PostgreSQL's error code. */
const DATABASE_DISK_FULL = '53100'

/** One line that tells the operator what to fix; null if the error is a bug in our code. */
export function explain(error: unknown, folder: string): string | null {
  if (error instanceof BackupFailure || error instanceof StartFailure) return error.message
  if (error instanceof StoreUnavailable) return `${error.message}.`
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full: ${pathOf(error) ?? folder}.`
  if (code === DATABASE_DISK_FULL) return `The database's disk is full: ${reasonOf(error)}.`
  if (code === LOCK_NOT_AVAILABLE) {
    return 'A table stayed locked, as a new version changes the database: try again when it has started.'
  }
  if (isDatabaseUnavailable(error)) return `The database went away: ${reasonOf(error)}.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${pathOf(error) ?? folder} may not be read or written: run this as the server's user, or as root.`
  }
  if (code === 'EIO') return `${pathOf(error) ?? folder} cannot be read or written: its disk fails.`
  return null
}

function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('path' in error)) return undefined
  return typeof error.path === 'string' ? path.resolve(error.path) : undefined
}
