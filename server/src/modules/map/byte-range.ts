/** The first and the last byte that a request asks for. */
export type ByteRange = readonly [first: number, last: number]

/**
 * Reads a Range header of one range, as readers of tiles send it.
 * @returns undefined if there is none or of another form, which asks for everything; 'outside' if no byte is in it
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined) return undefined
  const range: ByteRange = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)]
  return range[0] > range[1] ? 'outside' : range
}
