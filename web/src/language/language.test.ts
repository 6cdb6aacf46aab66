import { LANGUAGE_COOKIE } from '@ozi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { followChoice, shown, wantTexts } from './language'

afterEach(() => void vi.unstubAllGlobals())

test('texts that are wanted while a language loads are shown, too', async () => {
  vi.stubGlobal('document', { cookie: `${LANGUAGE_COOKIE}=pcm` })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: { getItem: () => null } }))
  const stop = followChoice()
  const part = () => Promise.resolve({ default: { 'vendor.test': { title: 'Shop' } } })
  wantTexts({ ig: part, pcm: part })
  await expect.poll(() => Object.keys(shown.read().dictionary)).toContain('vendor.test')
  expect(shown.read().language).toBe('pcm')
  stop()
  expect(shown.read().language).toBe('en')
})
