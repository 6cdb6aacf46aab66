import { LANGUAGE_COOKIE } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChoice, shown, wantTexts } from '~/language/language'
import { untilLoaded } from './untilLoaded'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a module that failed to load is asked for until it comes', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue('module')
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('module')
})

test('a module that nobody waits for any more is not asked for again', async () => {
  const gone = new AbortController()
  const load = vi.fn().mockRejectedValue(new TypeError('failed'))
  const loaded = untilLoaded(load, gone.signal)
  const ended = expect(loaded).rejects.toThrow('failed')
  await vi.advanceTimersByTimeAsync(1_000)
  gone.abort()
  await vi.runAllTimersAsync()
  await ended
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part waits for the texts of the language that is chosen', async () => {
  vi.stubGlobal('document', { cookie: `${LANGUAGE_COOKIE}=pcm` })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: { getItem: () => null } }))
  wantTexts(['rider'])
  const stop = followChoice()
  await untilLoaded(() => Promise.resolve('part'))
  expect(shown.read().language).toBe('pcm')
  stop()
  vi.unstubAllGlobals()
})
