import type { OrderStage, Transaction } from '@ozi/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '~/api'
import type { AskPage, ListInput, ListPage } from './shownLists'
import { askStagedAnew, refreshStaged } from './stagedLists'

// Made when the web is built; nothing is called here.
vi.mock('virtual:contract-routes', () => ({ default: {} }))

/** One of an order of the same name, made at this minute. */
const row = (id: string, minute: number): Transaction => ({
  _id: id,
  orderId: `order of ${id}`,
  email: 'ada@ozi.test',
  amount: 1400,
  paymentMethod: 'Cash',
  status: 'pending',
  description: '',
  createdAt: `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`,
})
const page = (transactions: Transaction[], total: number, nextCursor: string | null = null): ListPage => ({
  transactions,
  nextCursor,
  total,
})

const [d, c, b, a] = [row('d', 40), row('c', 30), row('b', 20), row('a', 10)]

/** Two pages of what could not be delivered, on the screen; more follows where `next` says so. */
function shownList(next: string | null = null, filter: Partial<ListInput> = { stage: 'delivery_failed' }) {
  const queries = new QueryClient()
  const queryKey = api.payments.listTransactions.infiniteKey({
    input: () => filter,
    initialPageParam: undefined as string | undefined,
  })
  queries.setQueryData(queryKey, {
    pages: [page([d, c], 4, 'after c'), page([b, a], 4, next)],
    pageParams: [undefined, 'after c'],
  })
  new QueryObserver(queries, {
    queryKey,
    queryFn: () => Promise.reject(new Error('nothing is fetched here')),
    staleTime: Infinity,
  }).subscribe(() => undefined)
  const kept = () => queries.getQueryData(queryKey)?.pages ?? []
  return {
    queries,
    pages: () => kept().map(({ transactions }) => transactions.map(({ _id }) => _id)),
    totals: () => kept().map(({ total }) => total),
  }
}

/** A server whose list holds these of the orders that are asked for. */
function server(total: number, ...held: Transaction[]) {
  const asked: ListInput[] = []
  const ask: AskPage = (input) => {
    asked.push(input)
    return Promise.resolve(
      page(
        held.filter(({ orderId }) => orderId === input.order),
        total,
      ),
    )
  }
  return { ask, asked }
}
const moved = (...orders: [string, OrderStage][]) => new Map(orders)

test('a row goes when its order leaves the stage, and the total with it', async () => {
  const { queries, pages, totals } = shownList()
  const { ask, asked } = server(3)
  expect(await refreshStaged(queries, moved(['order of c', 'returning']), ask)).toEqual([])
  expect(pages()).toEqual([['d'], ['b', 'a']])
  expect(totals()).toEqual([3, 3])
  expect(asked, 'by what the list is cut down to').toContainEqual({
    stage: 'delivery_failed',
    order: 'order of c',
    limit: expect.any(Number),
  })
})

test('an order that comes to the stage stands where its time has it, however long ago that was', async () => {
  const { queries, pages, totals } = shownList()
  const [middle, oldest, newest] = [row('m', 25), row('o', 5), row('n', 50)]
  const { ask } = server(7, middle, oldest, newest)
  const told = [middle, oldest, newest].map((each): [string, OrderStage] => [each.orderId, 'delivery_failed'])
  expect(await refreshStaged(queries, moved(...told), ask)).toEqual(['n', 'm', 'o'])
  expect(pages()).toEqual([
    ['n', 'd', 'c'],
    ['m', 'b', 'a', 'o'],
  ])
  expect(totals()).toEqual([7, 7])
})

test('what is older than all that was scrolled to is counted, and comes as one scrolls', async () => {
  const { queries, pages, totals } = shownList('after a')
  const old = row('o', 5)
  const { ask } = server(5, old)
  expect(await refreshStaged(queries, moved([old.orderId, 'delivery_failed']), ask)).toEqual([])
  expect(pages()).toEqual([
    ['d', 'c'],
    ['b', 'a'],
  ])
  expect(totals()).toEqual([5, 5])
})

test('the server has the last word: news of a stage that was left again change nothing', async () => {
  const { queries, pages } = shownList()
  const { ask } = server(4, b)
  await refreshStaged(queries, moved(['order of b', 'with_rider'], ['order of z', 'delivery_failed']), ask)
  expect(pages()).toEqual([
    ['d', 'c'],
    ['b', 'a'],
  ])
})

test('nobody is asked of orders that were and are elsewhere, nor for lists of all stages', async () => {
  const { ask, asked } = server(4)
  await refreshStaged(shownList().queries, moved(['order of z', 'delivered']), ask)
  const whole = shownList(null, { status: 'pending' })
  await refreshStaged(whole.queries, moved(['order of c', 'delivered']), ask)
  await askStagedAnew(whole.queries, ask)
  expect(asked).toEqual([])
})

test('after a while without news all that was scrolled through is asked for again', async () => {
  const { queries, pages, totals } = shownList('after a')
  const answers = [page([d, row('m', 25)], 3, 'after m'), page([a], 3)]
  const cursors: unknown[] = []
  await askStagedAnew(queries, ({ cursor }) => {
    cursors.push(cursor)
    return Promise.resolve(answers.shift() ?? page([], 3))
  })
  expect(cursors).toEqual([undefined, 'after m'])
  expect(pages()).toEqual([['d', 'm'], ['a']])
  expect(totals()).toEqual([3, 3])
})
