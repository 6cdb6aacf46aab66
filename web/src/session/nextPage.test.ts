import { beforeEach, expect, test, vi } from 'vitest'
import { takeTold, tellNextPage } from './nextPage'

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
  tellNextPage({ title: 'Password changed', text: 'Please log in.' }, NOW)
  expect(takeTold(NOW + 5_000)).toEqual({ title: 'Password changed', text: 'Please log in.' })
  expect(takeTold(NOW + 5_000)).toBeNull()
})

test('what is said in passing has no title', () => {
  tellNextPage({ text: 'Verification successful' }, NOW)
  expect(takeTold(NOW)).toEqual({ text: 'Verification successful' })
})

test('a page that came too late tells nothing', () => {
  tellNextPage({ text: 'Verification successful' }, NOW)
  expect(takeTold(NOW + 10 * 60_000)).toBeNull()
})

test.each(['not ours', '7', '{"text":1}'])('what another hand wrote is not told: %s', (text) => {
  kept.set('told', text)
  expect(takeTold(NOW)).toBeNull()
})

test('where storage is closed nothing is told, and nothing breaks', () => {
  vi.stubGlobal('window', {})
  tellNextPage({ text: 'Verification successful' }, NOW)
  expect(takeTold(NOW)).toBeNull()
})
