/**
 * Converts one picture to WebP and ends: a process of its own, whose memory the operating system limits (see
 * webp.ts). Plain JavaScript, because Node strips types by WebAssembly, which --jitless excludes.
 */
import process from 'node:process'
import sharp from 'sharp'

const QUALITY = 82
/** Sharp and the decoders say this of a picture that is too large to decode. */
const TOO_LARGE = /memory|pixel limit/i

// Ends with the server, even if the server was killed. A normal exit would wait for the decoder's thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

sharp.concurrency(1)
sharp.cache(false)
// No other decoder may run, whatever the bytes say they are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

async function convert({ bytes, pixelsMax, widthPx, smallWidthPx }) {
  const { data: whole, info } = await sharp(bytes, {
    limitInputPixels: pixelsMax,
    failOn: 'error',
    pages: 1,
  })
    .rotate()
    .resize(widthPx, widthPx, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const size = { widthPx: info.width, heightPx: info.height }
  if (smallWidthPx === undefined) return { whole, size, small: null }
  // The small copy is made from the large one: decoding the original again may cost fifty times as much.
  const small = await sharp(whole)
    .resize({ width: smallWidthPx, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return { whole, size, small }
}

process.once('message', (picture) => {
  convert(picture)
    .catch((error) => ({ problem: TOO_LARGE.test(String(error)) ? 'tooLarge' : 'unreadable' }))
    .then((answer) => process.send(answer))
})
