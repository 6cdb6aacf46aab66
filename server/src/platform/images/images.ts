import type { Queries } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../storage/files.ts'
import { limitConcurrency } from '../concurrency.ts'
import { decodeImage } from './decode.ts'
import { toWebp } from './webp.ts'

/** What an image may weigh as it is sent, decoded, and how wide and high it is kept. */
export interface ImageLimit {
  readonly bytes: number
  readonly widthPx: number
  /** How wide the smaller copy beside it is, where there is to be one. */
  readonly smallWidthPx?: number
}

/** What was sent of an image beside something that may have one already. */
export interface SentImage {
  readonly present: string | null
  /** A data URL; absent or the present image's URL keeps that, empty is to have none. */
  readonly sent: string | undefined
}

/** Where browsers find an image; empty where there is none. */
export interface ImageUrls {
  readonly image: string
  /** The smaller copy; empty also where the image was kept without one. */
  readonly imageSmall: string
}

/** An image as it is kept. */
export interface MeasuredImage {
  readonly key: string
  readonly widthPx: number
  readonly heightPx: number
}

/** Of the image kept under a key; null is none. */
export type UrlsOf = (key: string | null) => ImageUrls

/**
 * Decoding takes memory by the pixel; those that wait are small next to the request that brought them. No account
 * keeps the others waiting: it has few in the queue, and one at work while others wait.
 */
const TURNS = { running: 2, waiting: 20, each: 4 } as const

/** As long as a page or a cart that was opened before may still show a picture that was replaced. */
export const RETIRED_KEPT_SECONDS = 24 * 3600
const REMOVE = 'remove-image'

interface Parts {
  readonly storage: Storage
  readonly jobs: Jobs
  readonly log: Log
}

/** Pictures that people send: read with care, kept small, shown by their key, and gone when nobody shows them. */
export function createImages({ storage, jobs, log }: Parts) {
  const inTurn = limitConcurrency(TURNS)

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

  /** Removes at once an image that nobody has seen; failing to must not hide what happened. */
  async function drop(key: string): Promise<void> {
    await storage.delete(key).catch((err: unknown) => log.warn({ err }, 'a file was not removed'))
  }

  /**
   * Runs the work an image was kept for; when it fails, the image goes again, which nobody has seen.
   * @param key as `keep` answered
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
     * @returns the key of a new image, null to have none, undefined to keep the present one
     * @throws Refusal IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC, RATE_LIMITED, UNAVAILABLE
     */
    async keep(
      senderId: string,
      limit: ImageLimit,
      { present, sent }: SentImage,
    ): Promise<string | null | undefined> {
      if (sent === undefined) return undefined
      if (sent === '') return null
      if (present !== null && sent === storage.urlOf(present)) return undefined
      const bytes = decodeImage(sent, limit.bytes)
      const { whole, small } = await inTurn(() => toWebp(bytes, limit), senderId)
      return small ? storage.putPair(whole, small, 'webp') : storage.put(whole, 'webp')
    },

    /**
     * Keeps an image that is always a new one, with the size it is shown at, for what is made with it. Where that
     * fails, or makes nothing new, the image goes again.
     * @throws Refusal IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC, RATE_LIMITED, UNAVAILABLE; whatever `make` throws
     */
    async keepMeasured<Made extends { readonly isNew: boolean }>(
      senderId: string,
      limit: Pick<ImageLimit, 'bytes' | 'widthPx'>,
      sent: string,
      make: (image: MeasuredImage) => Promise<Made>,
    ): Promise<Made> {
      const bytes = decodeImage(sent, limit.bytes)
      const { whole, size } = await inTurn(() => toWebp(bytes, { widthPx: limit.widthPx }), senderId)
      const key = await storage.put(whole, 'webp')
      const made = await forWork(key, () => make({ key, ...size }))
      if (!made.isNew) await drop(key)
      return made
    },

    forWork,

    /** Removes an image a day after the commit of the change that replaced it. */
    async retire(queries: Queries, key: string): Promise<void> {
      await jobs.send(queries, REMOVE, { key }, { afterSeconds: RETIRED_KEPT_SECONDS })
    },

    /** Removes an image with the commit: somebody's own, who took it away. */
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
