import { type Crop, sideToKeep, type Size, squareOf } from './cropSquare'
import { readImageSize } from './imageSize'

/** The limits of what a phone can open without running out of memory: decoding takes four bytes per pixel. */
const OPENABLE = { bytes: 30 * 1024 * 1024, pixels: 64_000_000 } as const
/** A file's header with its size is within this many bytes, even after previews and camera metadata. */
const HEAD_BYTES = 256 * 1024
/** Sharp enough for a square at any zoom, and small enough to move smoothly. */
const WORKING_SIDE_PX = 2048
const JPEG_QUALITY = 0.88

export type OpenError = 'tooBig' | 'heic' | 'unreadable'

type UprightImage =
  | { readonly canvas: HTMLCanvasElement; readonly error: null }
  | { readonly canvas: null; readonly error: OpenError }

/** Opens a picture file, upright, at a working size. */
export async function openImage(file: Blob): Promise<UprightImage> {
  const tooBig = { canvas: null, error: 'tooBig' } as const
  if (file.size > OPENABLE.bytes) return tooBig
  try {
    const stated = readImageSize(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (stated && stated.width * stated.height > OPENABLE.pixels) return tooBig
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, WORKING_SIDE_PX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    draw(canvas, bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
    bitmap.close()
    return { canvas, error: null }
  } catch {
    // Not a picture, a broken one, or a format this browser does not support.
    return { canvas: null, error: (await isHeic(file)) ? 'heic' : 'unreadable' }
  }
}

/** The photo format of iPhones, which few other browsers can open. */
async function isHeic(file: Blob): Promise<boolean> {
  const brand = await file
    .slice(4, 12)
    .text()
    .catch(() => '')
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)
}

/** The selected square as a data URL, at most `maxSide` pixels per side. */
export function cutSquare(image: HTMLCanvasElement, crop: Crop, maxSide: number): string {
  const side = sideToKeep(crop, image, maxSide)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  drawSquare(canvas, image, crop)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

/** Fills the canvas with the selected square. */
export function drawSquare(canvas: HTMLCanvasElement, image: HTMLCanvasElement, crop: Crop): void {
  const { x, y, side } = squareOf(crop, image)
  draw(canvas, image, { x, y, width: side, height: side })
}

function draw(
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  from: Size & { readonly x: number; readonly y: number },
): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  // Transparent pixels would become black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
}

/** The whole picture as a data URL, its longer side at most `maxSide` pixels. */
export function shrinkWhole(image: HTMLCanvasElement, maxSide: number): string {
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  draw(canvas, image, { x: 0, y: 0, width: image.width, height: image.height })
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
