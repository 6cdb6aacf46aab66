import { Transform } from 'node:stream'

const HEAD_END = '</head>'

/**
 * Scripts that a page asks for ahead weigh as much to the browser as its style sheet and its fonts do. On a slow
 * network the page would wait for all of them to be painted, though it can be read without any. The framework offers
 * no way to say so: it is written into the head as it passes.
 */
export function scriptsAfterPaint(): Transform {
  let head: string | null = ''
  return new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk)
      // Tags and letters of several bytes may lie across two pieces: latin1 keeps each byte as it is.
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
