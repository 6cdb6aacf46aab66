import type { Size } from './cropSquare'

/**
 * Reads width and height from the header of a PNG, GIF, JPEG or WebP file without decoding it: a small file
 * may decode to more pixels than a phone has memory for. null if they are not found.
 */
export function readImageSize(head: ArrayBuffer): Size | null {
  const view = new DataView(head)
  try {
    return readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view)
  } catch (error) {
    // The file ends before its size is stated.
    if (error instanceof RangeError) return null
    throw error
  }
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

function readPng(view: DataView): Size | null {
  if (view.getUint32(0) !== 0x89504e47 || textAt(view, 12, 4) !== 'IHDR') return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(view: DataView): Size | null {
  if (textAt(view, 0, 3) !== 'GIF') return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function readWebp(view: DataView): Size | null {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null
  const kind = textAt(view, 12, 4)
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8 ') return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Skips markers, including previews and camera metadata, up to the frame's marker. */
function readJpeg(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
