import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rename, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newDataDir, removeDataDir, startOzi, type RunningOzi } from './ozi.ts'

const VARIABLE = 'OZI_PREPARED_DATA'

/** Playwright's global setup: a folder for the data that servers of this run start from. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ozi-e2e-prepared-'))
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Starts Ozi on a copy of data that has the tables, the administrator and, if asked for, the demo: making them
 * takes as long as the rest of the start.
 */
export async function startPrepared(settings: Readonly<Record<string, string>> = {}): Promise<RunningOzi> {
  const prepared = await prepare(settings.SEED_DEMO === 'shops')
  const dataDir = await newDataDir()
  // As an archive: the database's user owns its files.
  if (prepared !== null) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
  return startOzi(settings, dataDir)
}

/** The data's folder, made by the first worker that asks. @returns null if the data cannot lie there */
async function prepare(hasDemo: boolean): Promise<string | null> {
  const folder = path.join(process.env[VARIABLE] ?? '', hasDemo ? 'demo' : 'empty')
  const lock = `${folder}.lock`
  while (!existsSync(folder)) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (!isMine) {
      await sleep(100)
      continue
    }
    try {
      // Made while this worker took the lock.
      if (existsSync(folder)) return folder
      const draft = await newDataDir()
      const ozi = await startOzi({ SEED_DEMO: hasDemo ? 'shops' : 'false' }, draft)
      await ozi.stop()
      if (existsSync(path.join(draft, 'postgres.location'))) {
        await removeDataDir(draft)
        return null
      }
      await rename(draft, folder)
    } finally {
      await rmdir(lock)
    }
  }
  return folder
}
