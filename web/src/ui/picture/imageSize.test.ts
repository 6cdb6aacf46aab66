import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageSize } from './imageSize'

const picture = () =>
  sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 178, g: 58, b: 27, alpha: 0.5 } },
  })
const headOf = (bytes: Buffer) => new Uint8Array(bytes).buffer

describe('the size a file states', () => {
  it.each([
    ['PNG', () => picture().png().toBuffer()],
    ['GIF', () => picture().gif().toBuffer()],
    ['JPEG', () => picture().jpeg().toBuffer()],
    [
      'progressive JPEG with what the camera wrote',
      () =>
        picture()
          .withExif({ IFD0: { Make: 'Tecno' } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    ['WebP with transparency', () => picture().webp().toBuffer()],
    ['WebP without loss', () => picture().webp({ lossless: true }).toBuffer()],
    ['plain WebP', () => picture().removeAlpha().webp().toBuffer()],
  ])('is read from a %s', async (_kind, make) => {
    expect(readImageSize(headOf(await make()))).toEqual({ width: 300, height: 200 })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Dear Ozi, this is no picture at all.')],
    ['a JPEG cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x40])],
    ['another kind', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')],
  ])('is not found in %s', (_what, bytes) => expect(readImageSize(headOf(bytes))).toBeNull())
})
