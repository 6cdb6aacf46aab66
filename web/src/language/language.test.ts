import { LANGUAGE_COOKIE } from '@ozi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { followChoice, shown, textsLoaded, wantTexts } from './language'

afterEach(() => void vi.unstubAllGlobals())

test('texts that are wanted while a language loads are shown, too', async () => {
  vi.stubGlobal('document', { cookie: `${LANGUAGE_COOKIE}=pcm` })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: { getItem: () => null } }))
  wantTexts(['base'])
  const stop = followChoice()
  wantTexts(['payouts'])
  await textsLoaded()
  expect(Object.keys(shown.read().dictionary)).toEqual(expect.arrayContaining(['frameTexts', 'bankTexts']))
  expect(shown.read().language).toBe('pcm')
  stop()
  expect(shown.read().language).toBe('en')
})
