import sharp from 'sharp'
import { limitConcurrency } from '../concurrency.ts'
import type { Storage } from '../storage/files.ts'
import { Refusal } from '../refusal.ts'

/** What an image may weigh as it is sent, decoded, and how wide and high it is kept. */
export interface ImageLimit {
  readonly bytes: number
  readonly widthPx: number
}

/** What phones and browsers make; anything else (SVG runs scripts, PDF and TIFF hide much) is not even opened. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => ['ftypavif', 'ftypavis'].includes(bytes.toString('latin1', 4, 12)),
]

/** A phone's 24 megapixels; a small file that unfolds into more is a bomb. */
const PIXELS_MAX = 25_000_000
const TIMEOUT_SECONDS = 10
const WEBP_QUALITY = 82

/** Decoding takes memory by the pixel; these are small next to the request that brought them. */
const inTurn = limitConcurrency({ running: 2, waiting: 20 })

const DATA_URL = /^data:image\/[a-z0-9.+-]{1,40};base64,/i
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Keeps what was sent of an image beside something that may have one already.
 * @param sent a data URL; absent or the present image's URL keeps that, empty is to have none
 * @returns the key of a new image, null to have none, undefined to keep the present one
 * @throws Refusal IMAGE_TOO_LARGE, IMAGE_UNREADABLE
 */
export async function storeImage(
  storage: Storage,
  limit: ImageLimit,
  { present, sent }: { readonly present: string | null; readonly sent: string | undefined },
): Promise<string | null | undefined> {
  if (sent === undefined) return undefined
  if (sent === '') return null
  if (present !== null && sent === storage.urlOf(present)) return undefined
  return storage.put(await toWebp(sent, limit), 'webp')
}

/**
 * Makes a WebP of a data URL: at most `widthPx` a side, upright, nothing of the original's metadata (where and when
 * it was taken) in it.
 */
async function toWebp(dataUrl: string, limit: ImageLimit): Promise<Buffer> {
  const bytes = decodeDataUrl(dataUrl)
  if (bytes.length > limit.bytes) throw new Refusal('IMAGE_TOO_LARGE')
  if (!SIGNATURES.some((matches) => matches(bytes))) throw new Refusal('IMAGE_UNREADABLE')
  return inTurn(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
        .rotate()
        .resize(limit.widthPx, limit.widthPx, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .toBuffer()
    } catch {
      // Whatever ails the file is its sender's: broken, cut off, too many pixels, not what it says.
      throw new Refusal('IMAGE_UNREADABLE')
    }
  })
}

function decodeDataUrl(dataUrl: string): Buffer {
  const prefix = DATA_URL.exec(dataUrl)?.[0]
  if (prefix === undefined) throw new Refusal('IMAGE_UNREADABLE')
  const text = dataUrl.slice(prefix.length)
  // Node skips what is no base64 and decodes the rest; a damaged file should not pass for another one.
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw new Refusal('IMAGE_UNREADABLE')
  return Buffer.from(text, 'base64')
}
