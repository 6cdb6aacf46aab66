import { describe, expect, it } from 'vitest'
import { createEncryption, UnreadableError } from './encryption.ts'

const PURPOSE = 'national identification numbers'
const withKey = (dataKey: string) => createEncryption({ dataKey, dataDir: '/nowhere' })
const { seal, open, fingerprint } = withKey('a key for tests, longer than enough')

describe('sealed text', () => {
  it.each(['12345678901', '', 'Ụzọ ọma, ₦5,000', 'x'.repeat(10_000)])('is read again: %.20s', (text) => {
    expect(open(seal(text, PURPOSE), PURPOSE)).toBe(text)
  })

  it('is read again by another process with the same key', () => {
    const other = withKey('a key for tests, longer than enough')
    expect(other.open(seal('12345678901', PURPOSE), PURPOSE)).toBe('12345678901')
  })

  it('does not show, and never looks the same twice', () => {
    const sealings = Array.from({ length: 50 }, () => seal('12345678901', PURPOSE).toString('latin1'))
    expect(new Set(sealings).size).toBe(50)
    for (const sealed of sealings) expect(sealed).not.toContain('123456')
  })

  it('is opened for its own purpose alone', () => {
    const sealed = seal('12345678901', PURPOSE)
    expect(() => open(sealed, 'second factors')).toThrow(UnreadableError)
  })

  it('is opened with its own key alone, and the refusal tells neither', () => {
    const sealed = seal('12345678901', PURPOSE)
    const other = withKey('another key for tests, longer than enough')
    expect(() => other.open(sealed, PURPOSE)).toThrow(
      `What was sealed for ${PURPOSE} cannot be opened. Was DATA_KEY changed?`,
    )
  })

  it('is read with another key while the old one is set', () => {
    const later = createEncryption({
      dataKey: 'another key for tests, longer than enough',
      dataDir: '/nowhere',
      oldDataKey: 'a key for tests, longer than enough',
    })
    expect(later.open(seal('12345678901', PURPOSE), PURPOSE)).toBe('12345678901')
  })

  it('is refused when one bit of it was changed, wherever that is', () => {
    const sealed = seal('12345678901', PURPOSE)
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => open(changed, PURPOSE), `byte ${index}`).toThrow(UnreadableError)
    }
  })

  it('is refused when some of it is missing', () => {
    const sealed = seal('12345678901', PURPOSE)
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => open(sealed.subarray(0, length), PURPOSE), `${length} bytes`).toThrow(UnreadableError)
    }
  })
})

describe('the fingerprint of a text', () => {
  const hex = (text: string, purpose = PURPOSE, { fingerprint: of } = { fingerprint }) =>
    of(text, purpose).toString('hex')

  it('is the same each time, in another process, too', () => {
    const other = withKey('a key for tests, longer than enough')
    expect(hex('12345678901', PURPOSE, other)).toBe(hex('12345678901'))
  })

  it('is another for another text, another purpose and another key', () => {
    const other = withKey('another key for tests, longer than enough')
    const all = [
      hex('12345678901'),
      hex('12345678902'),
      hex('12345678901', 'plates'),
      hex('12345678901', PURPOSE, other),
    ]
    expect(new Set(all).size).toBe(4)
  })
})
