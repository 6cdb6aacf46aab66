import { PROFILE_IMAGE } from '@ozi/contract'
import sharp from 'sharp'
import { Refusal } from '../../platform/refusal.ts'
import { limitConcurrency } from './concurrency.ts'

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
 * Makes a profile image of a data URL: WebP, at most PROFILE_IMAGE.widthPx a side, upright, nothing of the
 * original's metadata (where and when it was taken) in it.
 * @throws Refusal IMAGE_TOO_LARGE above PROFILE_IMAGE.bytes decoded; IMAGE_UNREADABLE for anything but an image
 */
export async function toProfileImage(dataUrl: string): Promise<Buffer> {
  const bytes = decodeDataUrl(dataUrl)
  if (bytes.length > PROFILE_IMAGE.bytes) throw new Refusal('IMAGE_TOO_LARGE')
  if (!SIGNATURES.some((matches) => matches(bytes))) throw new Refusal('IMAGE_UNREADABLE')
  return inTurn(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
        .rotate()
        .resize(PROFILE_IMAGE.widthPx, PROFILE_IMAGE.widthPx, { fit: 'inside', withoutEnlargement: true })
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
