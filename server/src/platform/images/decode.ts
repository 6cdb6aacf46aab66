import { Refusal } from '../refusal.ts'

/**
 * The formats that are decoded: our pages send JPEG, and others send what phones make. Anything else is not
 * decoded: SVG can run scripts, PDF and TIFF can hide a lot.
 */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Pictures, but of formats that are dear to decode and that no page of ours sends (decision 0056). */
const isOtherFormat = (bytes: Buffer) =>
  ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)) ||
  ['ftypavif', 'ftypavis'].includes(bytes.toString('latin1', 4, 12))

/** The format of iPhone photos. Its codec is patented, so our decoder does not include it. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const isHeic = (bytes: Buffer) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.includes(bytes.toString('latin1', 8, 12))

const DATA_URL = /^data:(?:image\/[a-z0-9.+-]{1,40}|application\/octet-stream)?;base64,/i
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * The bytes of a data URL, checked only for an image format's first bytes.
 * @throws Refusal IMAGE_TOO_LARGE, IMAGE_FORMAT, IMAGE_HEIC, IMAGE_UNREADABLE
 */
export function decodeImage(dataUrl: string, bytesMax: number): Buffer {
  const prefix = DATA_URL.exec(dataUrl)?.[0]
  if (prefix === undefined) throw new Refusal('IMAGE_UNREADABLE')
  const text = dataUrl.slice(prefix.length)
  // Node skips invalid base64 characters and decodes the rest; a damaged file must not pass as another one.
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw new Refusal('IMAGE_UNREADABLE')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > bytesMax) throw new Refusal('IMAGE_TOO_LARGE')
  if (isHeic(bytes)) throw new Refusal('IMAGE_HEIC')
  if (isOtherFormat(bytes)) throw new Refusal('IMAGE_FORMAT')
  if (!SIGNATURES.some((matches) => matches(bytes))) throw new Refusal('IMAGE_UNREADABLE')
  return bytes
}
