import { UPLOADS, type UploadsUse } from '@ozi/contract'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { FileStore } from './file-store.ts'

/**
 * How much room the uploads take. Between two measurements, each process adds what it stores itself; what
 * other processes store, it learns by the next measurement.
 */
export function createUploadsSize({
  store,
  maxBytes,
  log,
}: {
  readonly store: Pick<FileStore, 'measure'>
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
      usedBytes = await store.measure()
      warned = 'no'
      warn()
    },
  }
}

export type UploadsSize = ReturnType<typeof createUploadsSize>
