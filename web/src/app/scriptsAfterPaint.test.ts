import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from './scriptsAfterPaint'

const ASKED_AHEAD = '<link rel="modulepreload" href="/a.js"/>'
const ASKED_LATE = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>'
const LINE = '<p>Ahụike ₦500</p>'

const pass = (pieces: readonly Buffer[]) => text(Readable.from(pieces).pipe(scriptsAfterPaint()))

describe('scripts asked for ahead', () => {
  it('come after what the page needs to be painted, however it is chunked', async () => {
    const page = Buffer.from(`<head><title>Ụlọ</title>${ASKED_AHEAD}</head>${LINE}`)
    for (let cut = 0; cut <= page.length; cut += 1) {
      expect(await pass([page.subarray(0, cut), page.subarray(cut)])).toBe(
        `<head><title>Ụlọ</title>${ASKED_LATE}</head>${LINE}`,
      )
    }
  })

  it('what stands in the page itself is left as it is, and goes on at once', async () => {
    expect(await pass([Buffer.from('<head></head>'), Buffer.from(ASKED_AHEAD)])).toBe(
      `<head></head>${ASKED_AHEAD}`,
    )
  })

  it('a page that broke off within its head is sent as far as it came', async () => {
    expect(await pass([Buffer.from(`<head>${ASKED_AHEAD}`)])).toBe(`<head>${ASKED_LATE}`)
    expect(await pass([])).toBe('')
  })
})
