import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { refetchAfterEvent, refetchIfFetching, refetchUnlessPaged } from './refetch.ts'

const KEY = ['list']
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
let stop: (() => void) | undefined

afterEach(() => {
  stop?.()
  queries.clear()
})

/** An active list query; each fetch waits until the test answers it. */
function shown() {
  const answers: { answer: (value: string) => void; fail: () => void }[] = []
  const observer = new QueryObserver<string>(queries, {
    queryKey: KEY,
    queryFn: () =>
      new Promise((resolve, reject) =>
        answers.push({ answer: resolve, fail: () => reject(new Error('refused')) }),
      ),
  })
  stop = observer.subscribe(() => undefined)
  return {
    asked: () => answers.length,
    answer: async (at: number, value: string) => {
      answers[at]?.answer(value)
      await settled()
    },
    fail: async (at: number) => {
      answers[at]?.fail()
      await settled()
    },
    shows: () => observer.getCurrentResult().data,
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what nobody asks for at the moment is asked for', async () => {
  const list = shown()
  await list.answer(0, 'old')
  refetchIfFetching(queries, { queryKey: KEY })
  expect(list.asked(), 'no answer is on its way').toBe(1)
  refetchAfterEvent(queries, { queryKey: KEY })
  expect(list.asked()).toBe(2)
  await list.answer(1, 'new')
  expect(list.shows()).toBe('new')
})

test('a first answer on its way is asked for again once it is there', async () => {
  const list = shown()
  refetchAfterEvent(queries, { queryKey: KEY })
  refetchAfterEvent(queries, { queryKey: KEY })
  expect(list.asked()).toBe(1)
  await list.answer(0, 'before the news')
  expect(list.asked()).toBe(2)
  await list.answer(1, 'after the news')
  expect(list.shows()).toBe('after the news')
  expect(list.asked()).toBe(2)
})

test('a later answer on its way gives way to a newer one, and is never shown', async () => {
  const list = shown()
  await list.answer(0, 'first')
  refetchAfterEvent(queries, { queryKey: KEY })
  refetchIfFetching(queries, { queryKey: KEY })
  expect(list.asked()).toBe(3)
  await list.answer(1, 'before the news')
  expect(list.shows()).toBe('first')
  await list.answer(2, 'after the news')
  expect(list.shows()).toBe('after the news')
  expect(list.asked()).toBe(3)
})

test('news that never pause let an answer come, and it is asked for again', async () => {
  const list = shown()
  await list.answer(0, 'first')
  refetchAfterEvent(queries, { queryKey: KEY })
  for (let i = 0; i < 5; i++) refetchAfterEvent(queries, { queryKey: KEY })
  refetchAfterEvent(queries, { queryKey: KEY })
  expect(list.asked()).toBe(3)
  await list.answer(2, 'in between')
  expect(list.shows()).toBe('in between')
  expect(list.asked()).toBe(4)
  await list.answer(3, 'after the news')
  expect(list.shows()).toBe('after the news')
  expect(list.asked()).toBe(4)
})

test('after a failure it waits for a retry, and asks about later news', async () => {
  const list = shown()
  refetchAfterEvent(queries, { queryKey: KEY })
  await list.fail(0)
  expect(list.asked()).toBe(1)
  refetchAfterEvent(queries, { queryKey: KEY })
  expect(list.asked()).toBe(2)
  await list.answer(1, 'there')
  expect(list.shows()).toBe('there')
})

test('a list of one page is asked for, a longer one is only marked', async () => {
  const fetched: number[] = []
  for (const pages of [1, 2]) {
    const data = { pages: Array<string>(pages).fill('page') }
    queries.setQueryData([...KEY, pages], data)
    new QueryObserver(queries, {
      queryKey: [...KEY, pages],
      queryFn: () => {
        fetched.push(pages)
        return data
      },
      staleTime: Infinity,
    }).subscribe(() => undefined)
  }
  refetchUnlessPaged(queries, { queryKey: KEY })
  await settled()
  expect(fetched).toEqual([1])
  expect(queries.getQueryState([...KEY, 2])?.isInvalidated).toBe(true)
})

test('a long list that is loading more is marked once it has loaded', async () => {
  const data = { pages: ['one', 'two'] }
  queries.setQueryData(KEY, data)
  let answer: (value: object) => void = () => undefined
  const observer = new QueryObserver<object>(queries, {
    queryKey: KEY,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
    staleTime: Infinity,
  })
  stop = observer.subscribe(() => undefined)
  void observer.refetch()
  refetchUnlessPaged(queries, { queryKey: KEY })
  answer({ pages: ['one', 'two', 'three'] })
  await settled()
  expect(queries.getQueryState(KEY)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
})
