import { PICTURE_ALLOWANCE } from '@ozi/contract'
import type { Queries } from '../database/database.ts'
import type { Limits } from '../http/limits.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../storage/files.ts'
import type { UploadsSize } from '../storage/uploads-size.ts'
import { limitConcurrency } from '../concurrency.ts'
import { Refusal } from '../refusal.ts'
import { decodeImage } from './decode.ts'
import { toWebp } from './webp.ts'

/**
 * The most bytes an uploaded image may have, decoded from base64, and the most pixels per side it is stored
 * with.
 */
interface ImageLimit {
  readonly bytes: number
  readonly widthPx: number
  /** The width of the smaller copy; absent if there is none. */
  readonly smallWidthPx?: number
}

/** A request to set, keep or remove an image. */
interface ImageInput {
  readonly present: string | null
  /** A data URL sets a new image. Absent, or the present image's URL, keeps it; empty removes it. */
  readonly sent: string | undefined
}

/** The URLs of an image; empty if there is none. */
interface ImageUrls {
  readonly image: string
  /** The smaller copy; empty also if the image has none. */
  readonly imageSmall: string
}

/** A stored image. */
export interface StoredImage {
  readonly key: string
  readonly widthPx: number
  readonly heightPx: number
}

/** The URLs of the image under a key; null means no image. */
export type UrlsOf = (key: string | null) => ImageUrls

/**
 * Decoding takes memory for every pixel, so images are decoded one at a time. Waiting requests need little
 * beyond the body they brought. No account can block others: only a few of its images may wait, and they let
 * those of others go first.
 */
const TURNS = { running: 1, waiting: 20, each: 4 } as const

/** Pages and carts opened before an image was replaced may show it for this long. */
export const RETIRED_KEPT_SECONDS = 24 * 3600
const REMOVE = 'remove-image'

interface Deps {
  readonly storage: Storage
  readonly uploads: Pick<UploadsSize, 'requireRoom'>
  readonly limits: Pick<Limits, 'counter'>
  readonly jobs: Jobs
  readonly log: Log
}

/**
 * Images that people upload: validated, stored small, served by their key, and deleted once nothing shows
 * them.
 */
export function createImages({ storage, uploads, limits, jobs, log }: Deps) {
  const inTurn = limitConcurrency(TURNS)
  const allowances = [
    limits.counter({ name: 'pictures-hour', requests: PICTURE_ALLOWANCE.hour, windowSeconds: 3600 }),
    limits.counter({ name: 'pictures-day', requests: PICTURE_ALLOWANCE.day, windowSeconds: 24 * 3600 }),
  ]

  /**
   * Counts also a picture that turns out to be unreadable: decoding it costs the same.
   * @throws Refusal UPLOADS_FULL, TOO_MANY_PICTURES; of other refusals those of `decodeImage`
   */
  async function admit(senderId: string, sent: string, bytesMax: number): Promise<Buffer> {
    const bytes = decodeImage(sent, bytesMax)
    uploads.requireRoom()
    for (const allowance of allowances) {
      await allowance.count(senderId).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error
        // Not RATE_LIMITED: pages send those again within seconds, and hold back what was written after them.
        throw new Refusal('TOO_MANY_PICTURES', { retryAfterSeconds: error.retryAfterSeconds ?? 3600 })
      })
    }
    return bytes
  }

  jobs.define<{ key: string }>(
    REMOVE,
    {
      retry: { limit: 20, firstSeconds: 60, longestSeconds: 3600 },
      workers: 1,
      timeoutSeconds: 30,
      canWait: true,
    },
    ({ key }) => storage.delete(key),
  )

  /**
   * Deletes an image at once that was never shown. A failure is only logged, so that it does not hide the
   * original error.
   */
  async function drop(key: string): Promise<void> {
    await storage.delete(key).catch((err: unknown) => log.warn({ err }, 'a file was not removed'))
  }

  /**
   * Runs the work that an image was stored for. If it fails, the image is deleted: nobody has seen it yet.
   * @param key as returned by `keep`
   */
  async function forWork<T>(key: string | null | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (typeof key === 'string') await drop(key)
      throw error
    }
  }

  return {
    /**
     * @returns the key of a new image, null to remove the image, undefined to keep the present one
     * @throws Refusal IMAGE_TOO_LARGE, IMAGE_FORMAT, IMAGE_HEIC, IMAGE_UNREADABLE, IMAGE_TOO_COSTLY,
     *   TOO_MANY_PICTURES, UPLOADS_FULL, RATE_LIMITED, UNAVAILABLE
     */
    async keep(
      senderId: string,
      limit: ImageLimit,
      { present, sent }: ImageInput,
    ): Promise<string | null | undefined> {
      if (sent === undefined) return undefined
      if (sent === '') return null
      if (present !== null && sent === storage.urlOf(present)) return undefined
      const bytes = await admit(senderId, sent, limit.bytes)
      const { whole, small } = await inTurn(() => toWebp(bytes, limit), senderId)
      return small ? storage.putPair(whole, small, 'webp') : storage.put(whole, 'webp')
    },

    /**
     * Stores a new private image, which may show people, and passes it with its size to `make`. If `make`
     * fails or makes nothing new, the image is deleted.
     * @throws Refusal as `keep`; whatever `make` throws
     */
    async keepMeasured<Made extends { readonly isNew: boolean }>(
      senderId: string,
      limit: Pick<ImageLimit, 'bytes' | 'widthPx'>,
      sent: string,
      make: (image: StoredImage) => Promise<Made>,
    ): Promise<Made> {
      const bytes = await admit(senderId, sent, limit.bytes)
      const { whole, size } = await inTurn(() => toWebp(bytes, { widthPx: limit.widthPx }), senderId)
      const key = await storage.putPrivate(whole, 'webp')
      const made = await forWork(key, () => make({ key, ...size }))
      if (!made.isNew) await drop(key)
      return made
    },

    forWork,

    /** Deletes a replaced image a day after the commit. */
    async retire(queries: Queries, key: string): Promise<void> {
      await jobs.send(queries, REMOVE, { key }, { afterSeconds: RETIRED_KEPT_SECONDS })
    },

    /** Deletes an image right after the commit: a personal one that its owner removed. */
    async discard(queries: Queries, key: string): Promise<void> {
      await jobs.send(queries, REMOVE, { key })
    },

    urlsOf(key: string | null): ImageUrls {
      return key === null
        ? { image: '', imageSmall: '' }
        : { image: storage.urlOf(key), imageSmall: storage.smallUrlOf(key) }
    },
  }
}

export type Images = ReturnType<typeof createImages>
