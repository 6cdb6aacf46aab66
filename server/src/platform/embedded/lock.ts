import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../database/failure.ts'

/** Released by calling `release`, or by the kernel however the process ends. */
interface DataDirLock {
  release(): void
}

/** The locks of a killed process last a few more milliseconds. */
const graceMs = 1_000

/**
 * Claims DATA_DIR for this process.
 *
 * Node has no flock, but SQLite holds a kernel lock on its file while a transaction is open. The kernel
 * releases it as soon as the process is gone, so no kill, reboot or reused process id leaves a stale lock,
 * and two containers that share a volume see each other's lock.
 *
 * @throws StartFailure when another server runs on this folder.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  // Others may enter the folder (the database runs as another user if the server runs as root), but not list
  // it.
  if (mkdirSync(dataDir, { recursive: true, mode: 0o755 }) !== undefined) chmodSync(dataDir, 0o711)
  const holderFile = join(dataDir, 'server.pid')
  const deadline = Date.now() + graceMs
  for (;;) {
    const held = tryLock(join(dataDir, 'server.lock'))
    if (held !== null) {
      writeFileSync(holderFile, `${process.pid}\n`)
      return { release: () => held.close() }
    }
    if (Date.now() > deadline) {
      throw new StartFailure(
        `Another server${readHolder(holderFile)} is already running on DATA_DIR ${dataDir}: stop it first, or choose another DATA_DIR.`,
      )
    }
    await sleep(50)
  }
}

function tryLock(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path)
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return file
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) return null
    throw error
  }
}

function readHolder(path: string): string {
  try {
    return ` (process ${readFileSync(path, 'utf8').trim()})`
  } catch {
    return ''
  }
}
