import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { liveList } from './liveList'

/** Rows stand in the alphabetical order of their ids. */
interface Row {
  readonly _id: string
  readonly status: string
}
interface Filter {
  readonly status?: string
  readonly search?: string
}
interface Page {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
  readonly total: number
}
type CacheEntry = Page | { readonly pages: readonly Page[] }

const row = (_id: string, status = 'new'): Row => ({ _id, status })
const page = (rows: readonly Row[], nextCursor: string | null = null, total = 9): Page => ({
  rows,
  nextCursor,
  total,
})

const rowsList = liveList<Row, Filter>({
  lists: [['list']],
  rows: 'rows',
  belongs: ({ status }, filter) =>
    filter.search === undefined ? filter.status === undefined || filter.status === status : undefined,
  position: (one, other) => one._id < other._id,
})

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
let queries = client()
const list = () => rowsList(queries)
afterEach(() => {
  queries.clear()
  queries = client()
})

const keyOf = (filter: Filter) => ['list', { input: filter }]

/** A cached list, a page for each array; `next` follows the last one. */
function cached(rows: readonly (readonly Row[])[], filter: Filter = {}, next: string | null = null) {
  const queryKey = keyOf(filter)
  const pages = rows.map((each, at) => page(each, at === rows.length - 1 ? next : 'more'))
  queries.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) })
  const now = () => (queries.getQueryData(queryKey) as { pages: Page[] }).pages
  return {
    ids: () => now().map((each) => each.rows.map(({ _id }) => _id).join(' ')),
    statuses: () => now().flatMap((each) => each.rows.map(({ status }) => status)),
    totals: () => now().map(({ total }) => total),
    pages: now,
    isMarked: () => queries.getQueryState(queryKey)?.isInvalidated,
  }
}

/** The same list on the screen, and how often it is fetched. */
function shown(rows: readonly (readonly Row[])[], filter: Filter = {}, next: string | null = null) {
  const fetched = vi.fn(() => new Promise<never>(() => undefined))
  const kept = cached(rows, filter, next)
  new QueryObserver(queries, { queryKey: keyOf(filter), queryFn: fetched }).subscribe(() => undefined)
  return { ...kept, fetched }
}

/** A list of one page on the screen; each fetch waits until the test answers it. */
function answered(filter: Filter = {}) {
  const answers: ((rows: readonly Row[]) => void)[] = []
  const observer = new QueryObserver<Page>(queries, {
    queryKey: keyOf(filter),
    queryFn: () => new Promise((resolve) => answers.push((rows) => resolve(page(rows)))),
  })
  observer.subscribe(() => undefined)
  return {
    asked: () => answers.length,
    refetch: () => void observer.refetch(),
    ids: () => observer.getCurrentResult().data?.rows.map(({ _id }) => _id),
    answer: async (at: number, ...ids: string[]) => {
      answers[at]?.(ids.map((id) => row(id)))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('a row that is known', () => {
  test('is replaced in its place on every page', () => {
    const pages = cached([[row('a'), row('b')], [row('c')]])
    list().put(row('c', 'done'))
    list().put(row('a', 'done'))
    expect(pages.statuses()).toEqual(['done', 'new', 'done'])
  })

  test('is replaced in lists of a single page', () => {
    queries.setQueryData<CacheEntry>(keyOf({}), page([row('a')]))
    list().put(row('a', 'done'))
    expect(queries.getQueryData(keyOf({}))).toEqual(page([row('a', 'done')]))
  })

  test('stays where the filter no longer matches', () => {
    const news = shown([[row('a'), row('b')]], { status: 'new' })
    list().put(row('a', 'done'))
    expect(news.statuses()).toEqual(['done', 'new'])
  })

  test('leaves the other pages the same objects', () => {
    const pages = cached([[row('a')], [row('b')]])
    const [first] = pages.pages()
    list().put(row('b', 'done'))
    expect(pages.pages()[0]).toBe(first)
  })

  test('can be changed by what it was', () => {
    const pages = cached([[row('a', 'old')]])
    expect(list().change('a', ({ status, ...rest }) => ({ ...rest, status: `${status}er` }))).toBe(true)
    expect(pages.statuses()).toEqual(['older'])
  })

  test('is listed once, however many lists have it', () => {
    cached([[row('a')], [row('b')]])
    cached([[row('b')]], { status: 'new' })
    expect(list().rows()).toEqual([row('a'), row('b')])
  })
})

test('a change of an unknown row says so and writes nothing', () => {
  const pages = cached([[row('a')]])
  expect(list().change('b', (before) => before)).toBe(false)
  expect(pages.ids()).toEqual(['a'])
})

describe('a row that a list on the screen lacks', () => {
  test('is added where it stands, and counted', () => {
    const pages = shown([[row('b')], [row('d')]], {}, 'more')
    list().put(row('c'))
    list().put(row('a'))
    expect(pages.ids()).toEqual(['a b', 'c d'])
    expect(pages.totals()).toEqual([11, 11])
  })

  test('waits for its page below all that is loaded', () => {
    const pages = shown([[row('b')]], {}, 'more')
    list().put(row('c'))
    expect(pages.ids()).toEqual(['b'])
  })

  test('stands last in a list that is loaded to its end', () => {
    const pages = shown([[row('b')]])
    list().put(row('c'))
    expect(pages.ids()).toEqual(['b c'])
  })

  test('is not added where it does not belong', () => {
    const done = shown([[row('b')]], { status: 'done' })
    expect(list().isLacking(row('c'))).toBe(false)
    list().put(row('c'))
    expect(done.ids()).toEqual(['b'])
    expect(done.fetched).not.toHaveBeenCalled()
  })

  test('is lacking there only until it is added', () => {
    shown([[row('b')]])
    expect(list().isLacking(row('c'))).toBe(true)
    list().put(row('c'))
    expect(list().isLacking(row('c'))).toBe(false)
  })

  test('is asked for if only the server knows what belongs', () => {
    const found = shown([[row('b')]], { search: 'ada' })
    expect(list().isLacking(row('c'))).toBe(true)
    list().put(row('c'))
    expect(found.ids()).toEqual(['b'])
    expect(found.fetched).toHaveBeenCalledOnce()
  })

  test('only marks a long list as stale if only the server knows', () => {
    const found = shown([[row('a')], [row('b')]], { search: 'ada' })
    list().put(row('c'))
    expect(found.fetched).not.toHaveBeenCalled()
    expect(found.isMarked()).toBe(true)
  })

  test('keeps that mark when another row is written', () => {
    const found = shown([[row('a')], [row('b')]], { search: 'ada' })
    list().put(row('c'))
    list().put(row('a', 'done'))
    expect(found.statuses()).toEqual(['done', 'new'])
    expect(found.isMarked()).toBe(true)
  })

  test('only marks a list that is not on the screen', () => {
    const hidden = cached([[row('b')]])
    list().put(row('c'))
    expect(hidden.ids()).toEqual(['b'])
    expect(hidden.isMarked()).toBe(true)
  })

  test('stands first if the list has no order of its own', () => {
    const pages = shown([[row('a')], [row('b')]], {}, 'more')
    liveList<Row>({ lists: [['list']], rows: 'rows', belongs: () => true })(queries).put(row('c'))
    expect(pages.ids()).toEqual(['c a', 'b'])
  })

  test('stands below all that is loaded if the list says so', () => {
    const pages = shown([[row('b')], [row('c')]], {}, 'more')
    liveList<Row>({ lists: [['list']], rows: 'rows', belongs: () => true, position: 'last' })(queries).put(
      row('a'),
    )
    expect(pages.ids()).toEqual(['b', 'c a'])
  })
})

describe('a row that arrives while its list is fetched', () => {
  test('is there once the first answer has been asked for again', async () => {
    const pages = answered()
    list().put(row('b'))
    await pages.answer(0, 'a')
    await pages.answer(1, 'a', 'b')
    expect(pages.ids()).toEqual(['a', 'b'])
  })

  test('is not overwritten by an answer that is older', async () => {
    const pages = answered()
    await pages.answer(0, 'a')
    pages.refetch()
    list().put(row('b'))
    await pages.answer(1, 'a')
    expect(pages.ids()).toEqual(['a', 'b'])
    await pages.answer(2, 'a', 'b')
    expect(pages.asked()).toBe(3)
  })

  test('is not lost to a next page that is on its way', async () => {
    const asked: unknown[] = []
    const observer = new InfiniteQueryObserver(queries, {
      queryKey: keyOf({}),
      queryFn: async ({ pageParam }) => {
        asked.push(pageParam)
        await Promise.resolve()
        return pageParam === '' ? page([row('b')], 'more') : page([row('c')])
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }: Page) => nextCursor,
    })
    observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), { timeout: 15_000 })
    void observer.fetchNextPage()
    list().put(row('a'))
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false), { timeout: 15_000 })
    expect(asked).toEqual(['', 'more', ''])
  })

  test('is asked for again in lists whose answer may lack its change', async () => {
    const pages = answered()
    await pages.answer(0, 'a')
    pages.refetch()
    list().change('unknown', (before) => before)
    expect(pages.asked()).toBe(3)
  })
})

describe('a row that is removed', () => {
  test('is gone from every list and no longer counted', () => {
    const all = shown([[row('a')], [row('b'), row('c')]])
    const other = shown([[row('a')]], { status: 'new' })
    list().drop('b')
    expect(all.ids()).toEqual(['a', 'c'])
    expect([all.totals(), other.totals()]).toEqual([[8, 8], [9]])
  })

  test('is not brought back by an answer from before', async () => {
    const pages = answered()
    await pages.answer(0, 'a', 'b')
    pages.refetch()
    list().drop('b')
    await pages.answer(1, 'a', 'b')
    expect(pages.ids()).toEqual(['a'])
    await pages.answer(2, 'a')
    expect(pages.ids()).toEqual(['a'])
  })

  test('is not put back by a call that was made before', () => {
    const pages = shown([[row('a'), row('b')]])
    list().drop('b')
    list().put(row('b', 'done'))
    expect(pages.ids()).toEqual(['a'])
  })
})

describe('what the server says of a list', () => {
  test('replaces, adds and removes rows in one go', () => {
    const pages = shown([[row('a'), row('b')], [row('d')]])
    const [it] = list().shown()
    const news = { rows: [row('a', 'done'), row('c')], isGone: ({ _id }: Row) => _id === 'b' }
    expect(it && list().take(it, news)).toEqual(['c'])
    expect(pages.ids()).toEqual(['a', 'c d'])
    expect(pages.statuses()).toEqual(['done', 'new', 'new'])
  })

  test('sets the totals of all its pages, but not their cursors', () => {
    const pages = shown([[row('a')], [row('b')]], {}, 'end')
    const [it] = list().shown()
    if (it) list().take(it, { rows: [], totals: page([row('z')], 'z', 500) })
    expect(pages.totals()).toEqual([500, 500])
    expect(pages.pages().map(({ nextCursor }) => nextCursor)).toEqual(['more', 'end'])
    expect(pages.ids()).toEqual(['a', 'b'])
  })

  test('is for lists of pages on the screen, with their filters', () => {
    cached([[row('a')]])
    queries.setQueryData<CacheEntry>(keyOf({ search: 'one page' }), page([row('b')]))
    shown([[row('c')], [row('d')]], { status: 'new' })
    expect(list().shown()).toMatchObject([{ filter: { status: 'new' }, rows: [row('c'), row('d')] }])
  })
})
