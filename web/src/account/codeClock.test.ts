// Nothing is stored outside a browser, so the tests provide what `browserStorage` uses.
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetCodeSent, noteCodeSent, resendWaitSeconds } from './codeClock'

const NOW = Date.UTC(2026, 0, 5, 9)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  return () => vi.unstubAllGlobals()
})

it('waits a minute after a code was sent, and then no more', () => {
  noteCodeSent('ada@ozi.test', NOW)
  expect(resendWaitSeconds('ada@ozi.test', NOW)).toBe(60)
  expect(resendWaitSeconds('ada@ozi.test', NOW + 18_400)).toBe(42)
  expect(resendWaitSeconds('ada@ozi.test', NOW + 60_000)).toBe(0)
})

it('lets another address ask at once', () => {
  noteCodeSent('ada@ozi.test', NOW)
  expect(resendWaitSeconds('obi@ozi.test', NOW)).toBe(0)
})

it('never waits longer than a minute, whatever the clock was set to', () => {
  noteCodeSent('ada@ozi.test', NOW + 3_600_000)
  expect(resendWaitSeconds('ada@ozi.test', NOW)).toBe(60)
})

it('waits for nothing if what is stored is gone or not ours', () => {
  noteCodeSent('ada@ozi.test', NOW)
  forgetCodeSent()
  expect(resendWaitSeconds('ada@ozi.test', NOW)).toBe(0)
  window.localStorage.setItem('code-sent', 'not ours')
  expect(resendWaitSeconds('ada@ozi.test', NOW)).toBe(0)
})
