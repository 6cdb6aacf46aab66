import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { UPLOADS, type UploadsUse } from '@ozi/contract'
import { codeOf } from '../database/failure.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { UPLOAD_MODES } from './files.ts'

/**
 * How much room the uploads take. Between two measurements, each process adds what it stores itself; what
 * other processes store, it learns by the next measurement.
 */
export function createUploadsSize({
  root,
  maxBytes,
  log,
}: {
  readonly root: string
  readonly maxBytes: number
  readonly log: Log
}) {
  let usedBytes = 0
  let warned: 'no' | 'nearly full' | 'full' = 'no'

  function warn(): void {
    const state =
      usedBytes >= maxBytes ? 'full' : usedBytes >= maxBytes * UPLOADS.warnShare ? 'nearly full' : 'no'
    if (state !== 'no' && state !== warned) {
      log.warn({ usedBytes, maxBytes }, `the room for uploads is ${state}: see UPLOADS_MAX_GB`)
    }
    warned = state
  }

  return {
    /** @param bytes how much the uploads grew; negative if they shrank */
    add(bytes: number): void {
      usedBytes += bytes
      warn()
    },

    /** @throws Refusal UPLOADS_FULL */
    requireRoom(): void {
      if (usedBytes >= maxBytes) throw new Refusal('UPLOADS_FULL')
    },

    use: (): UploadsUse => ({ usedBytes, maxBytes }),

    /** Measures all uploads, and warns again if they are too many. */
    async measure(): Promise<void> {
      usedBytes = await tidyAndMeasure(root)
      warned = 'no'
      warn()
    },
  }
}

export type UploadsSize = ReturnType<typeof createUploadsSize>

/** Adds up the sizes of all files, and closes to other users what an older version left open to them. */
async function tidyAndMeasure(root: string): Promise<number> {
  let bytes = 0
  for (const folder of await readdir(root, { withFileTypes: true })) {
    const place = path.join(root, folder.name)
    if (!folder.isDirectory()) continue
    await unlessGone(() => requireMode(place, UPLOAD_MODES.folder))
    const names = (await unlessGone(() => readdir(place))) ?? []
    const sizes = await Promise.all(
      names.map((name) => unlessGone(() => requireMode(path.join(place, name), UPLOAD_MODES.file))),
    )
    bytes += sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  }
  return bytes
}

/** @returns the size in bytes */
async function requireMode(file: string, mode: number): Promise<number> {
  const { mode: present, size } = await stat(file)
  if ((present & 0o777) !== mode) await chmod(file, mode)
  return size
}

/** Files are deleted while others are measured. */
async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
