import { expect, test, vi } from 'vitest'
import { createStore } from './createStore'

test('a store tells of a change, and of nothing when all stays', () => {
  const heard = vi.fn()
  const count = createStore(1)
  const stop = count.watch(heard)
  count.set(1)
  expect(heard).not.toHaveBeenCalled()
  count.set(2)
  expect([count.read(), heard.mock.calls.length]).toEqual([2, 1])
  stop()
  count.set(3)
  expect([count.read(), heard.mock.calls.length]).toEqual([3, 1])
})

test('a page rendered by the server has the first value', () => {
  const count = createStore(1)
  count.set(2)
  expect(count.rendered()).toBe(1)
})
