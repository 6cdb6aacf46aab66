import { beforeEach, expect, test, vi } from 'vitest'
import { takeFlash, setFlash } from './flash'

const NOW = Date.UTC(2026, 0, 5, 9)
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  return () => vi.unstubAllGlobals()
})

test('what one page left is told by the next, once', () => {
  setFlash({ title: 'Password changed', text: 'Please log in.' }, NOW)
  expect(takeFlash(NOW + 5_000)).toEqual({ title: 'Password changed', text: 'Please log in.' })
  expect(takeFlash(NOW + 5_000)).toBeNull()
})

test('what is said in passing has no title', () => {
  setFlash({ text: 'Verification successful' }, NOW)
  expect(takeFlash(NOW)).toEqual({ text: 'Verification successful' })
})

test('a page that came too late tells nothing', () => {
  setFlash({ text: 'Verification successful' }, NOW)
  expect(takeFlash(NOW + 10 * 60_000)).toBeNull()
})

test.each(['not ours', '7', '{"text":1}'])('what another hand wrote is not told: %s', (text) => {
  kept.set('flash', text)
  expect(takeFlash(NOW)).toBeNull()
})

test('where storage is closed nothing is told, and nothing breaks', () => {
  vi.stubGlobal('window', {})
  setFlash({ text: 'Verification successful' }, NOW)
  expect(takeFlash(NOW)).toBeNull()
})
