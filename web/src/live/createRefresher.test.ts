import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefresher } from './createRefresher'

const queries = new QueryClient()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

/** A list on the screen with so many pages, and how often it was fetched. */
function shown(name: string, pages: number) {
  const fetched = vi.fn(() => Promise.resolve({ pages: Array<string>(pages).fill('page') }))
  const queryKey = ['cash', name]
  queries.setQueryData(queryKey, { pages: Array<string>(pages).fill('page') })
  const observer = new QueryObserver(queries, { queryKey, queryFn: fetched, staleTime: Infinity })
  observer.subscribe(() => undefined)
  return { fetched, isMarked: () => queries.getQueryState(queryKey)?.isInvalidated }
}

test('events fetch a short list once, and a long one when it is opened next', async () => {
  const short = shown('short', 1)
  const long = shown('long', 2)
  const refresher = createRefresher(queries, [['cash']])
  refresher.schedule()
  refresher.schedule()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(short.fetched).toHaveBeenCalledOnce()
  expect(long.fetched).not.toHaveBeenCalled()
  expect([short.isMarked(), long.isMarked()]).toEqual([false, true])
})
