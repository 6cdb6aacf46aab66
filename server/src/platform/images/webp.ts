import sharp from 'sharp'
import { Refusal } from '../refusal.ts'

/** A phone's 24 megapixels; a small file that unfolds into more is a bomb. */
const PIXELS_MAX = 25_000_000
const TIMEOUT_SECONDS = 10
const QUALITY = 82

/**
 * Makes a WebP of an image: at most `widthPx` a side, upright, nothing of the original's metadata (where and when it
 * was taken) in it; with `smallWidthPx`, a copy at most that wide as well.
 */
export async function toWebp(
  bytes: Buffer,
  { widthPx, smallWidthPx }: { readonly widthPx: number; readonly smallWidthPx?: number },
): Promise<{
  readonly whole: Buffer
  readonly size: { readonly widthPx: number; readonly heightPx: number }
  readonly small: Buffer | null
}> {
  try {
    const { data: whole, info } = await sharp(bytes, {
      limitInputPixels: PIXELS_MAX,
      failOn: 'error',
      pages: 1,
    })
      .rotate()
      .resize(widthPx, widthPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const size = { widthPx: info.width, heightPx: info.height }
    if (smallWidthPx === undefined) return { whole, size, small: null }
    // From the kept one: the original may be fifty times as large to decode again.
    const small = await sharp(whole)
      .resize({ width: smallWidthPx, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
    return { whole, size, small }
  } catch {
    // Whatever ails the file is its sender's: broken, cut off, too many pixels, not what it says.
    throw new Refusal('IMAGE_UNREADABLE')
  }
}
