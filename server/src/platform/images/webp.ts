import sharp from 'sharp'
import { Refusal } from '../refusal.ts'

/** A phone's 24 megapixels. A small file with more pixels is a decompression bomb. */
const PIXELS_MAX = 25_000_000
const TIMEOUT_SECONDS = 10
const QUALITY = 82

/**
 * Converts an image to WebP: at most `widthPx` on each side, upright, without the original's metadata (where
 * and when it was taken). With `smallWidthPx`, also makes a copy of at most that width.
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
    // Made from the large copy: decoding the original again may cost fifty times as much.
    const small = await sharp(whole)
      .resize({ width: smallWidthPx, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
    return { whole, size, small }
  } catch {
    // Every decoding error is the sender's: a broken or truncated file, too many pixels, or a wrong format.
    throw new Refusal('IMAGE_UNREADABLE')
  }
}
