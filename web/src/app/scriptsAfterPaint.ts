import { Transform } from 'node:stream'

const HEAD_END = '</head>'

/**
 * Gives preloaded scripts a low priority. By default browsers load them with the same priority as style
 * sheets and fonts, so on a slow network they delay the first paint, although the page is readable without
 * them. The framework has no option for this, so the head is changed while it is streamed.
 */
export function scriptsAfterPaint(): Transform {
  let head: string | null = ''
  return new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk)
      // Tags and multi-byte characters may be split between chunks: latin1 preserves every byte.
      head += chunk.toString('latin1')
      if (!head.includes(HEAD_END)) return done()
      const whole = withLowPriority(head)
      head = null
      done(null, Buffer.from(whole, 'latin1'))
    },
    flush(done) {
      if (head === null || head === '') return done()
      done(null, Buffer.from(withLowPriority(head), 'latin1'))
    },
  })
}

const withLowPriority = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
