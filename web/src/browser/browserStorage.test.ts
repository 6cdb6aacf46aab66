import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, store, watchStartingWith, watchStored } from './browserStorage'

beforeEach(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
})
afterEach(() => void vi.unstubAllGlobals())

test('who watches a key hears what this tab stores and forgets', () => {
  const heard = vi.fn()
  const stop = watchStored(['cart'], heard)
  store('cart', 'suya')
  forget('cart')
  store('theme', 'dark')
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  store('cart', 'suya')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('who watches a prefix hears of its keys, here and in other tabs', () => {
  const heard = vi.fn()
  const stop = watchStartingWith('draft:', heard)
  store('draft:send', '{}')
  store('cart', 'suya')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft:send' }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
})
