import { REDELIVERIES, type Transaction } from '@ozi/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '~/api'
import { isShown, refreshNewest, refreshOne } from './liveTransactions'
import type { AskPage } from './shownLists'

// Made when the web is built; nothing is called here.
vi.mock('virtual:contract-routes', () => ({ default: {} }))

const row = (id: string, status: Transaction['status'] = 'pending'): Transaction => ({
  _id: id,
  orderId: `order of ${id}`,
  email: 'ada@ozi.test',
  amount: 1400,
  paymentMethod: 'Cash',
  status,
  description: '',
  createdAt: '2026-03-02T10:00:00.000Z',
})
const page = (ids: readonly string[], total: number, nextCursor: string | null = null) => ({
  transactions: ids.map((id) => row(id)),
  nextCursor,
  total,
})

const queryKey = api.payments.listTransactions.infiniteKey({
  input: () => ({ status: 'pending' as const }),
  initialPageParam: undefined as string | undefined,
})

/** Two pages somebody has scrolled through, on the screen. */
function shownList() {
  const queries = new QueryClient()
  queries.setQueryData(queryKey, {
    pages: [page(['d', 'c'], 4, 'after c'), page(['b', 'a'], 4)],
    pageParams: [undefined, 'after c'],
  })
  new QueryObserver(queries, {
    queryKey,
    queryFn: () => Promise.reject(new Error('nothing is fetched here')),
    staleTime: Infinity,
  }).subscribe(() => undefined)
  const kept = () => queries.getQueryData(queryKey)
  const ids = () => kept()?.pages.flatMap(({ transactions }) => transactions.map(({ _id }) => _id))
  return { queries, kept, ids }
}

test('what came stands on top, and what was scrolled through stays below it', async () => {
  const { queries, kept, ids } = shownList()
  const asked: unknown[] = []
  const ask: AskPage = (input) => {
    asked.push(input)
    return Promise.resolve(page(['f', 'e', 'd'], 6, 'after d'))
  }
  expect(await refreshNewest(queries, ask)).toEqual(['f', 'e'])
  expect(ids()).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
  expect(kept()?.pages.map(({ total, nextCursor }) => [total, nextCursor])).toEqual([
    [6, 'after c'],
    [6, null],
  ])
  expect(asked, 'by what the list is cut down to').toEqual([{ status: 'pending' }])
})

test('more than a page is looked for back to the first row that is known', async () => {
  const { queries, ids } = shownList()
  const answers = [page(['h', 'g'], 8, 'after g'), page(['f', 'e'], 8, 'after e'), page(['d'], 8, 'after d')]
  await refreshNewest(queries, () => Promise.resolve(answers.shift() ?? page([], 8)))
  expect(ids()).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'])
})

test('a list that was away for too long begins anew, without a gap in it', async () => {
  const { queries, kept, ids } = shownList()
  let asked = 0
  await refreshNewest(queries, () =>
    Promise.resolve(page([`new ${String(asked++)}`], 900, `after ${String(asked)}`)),
  )
  expect(ids()).toEqual(['new 0', 'new 1', 'new 2', 'new 3'])
  expect(kept()?.pages.at(-1)?.nextCursor).toBe('after 4')
})

test('a transaction that ended changes in its place; other pages are the same objects', async () => {
  const { queries, kept } = shownList()
  const before = kept()?.pages[0]
  expect(isShown(queries, 'order of b')).toBe(true)
  expect(isShown(queries, 'order of z')).toBe(false)
  const isLacking = await refreshOne(queries, 'order of b', (input) => {
    expect(input).toMatchObject({ order: 'order of b' })
    expect(input.limit, 'all that one order makes').toBeGreaterThan(REDELIVERIES.max)
    return Promise.resolve({ transactions: [row('b', 'success')], nextCursor: null, total: 1 })
  })
  expect(isLacking).toBe(false)
  expect(kept()?.pages[1]?.transactions.map(({ status }) => status)).toEqual(['success', 'pending'])
  expect(kept()?.pages[0]).toBe(before)
})

test('a further transaction of an order that is shown comes on top, and both end in their places', async () => {
  const { queries, kept, ids } = shownList()
  const again = { ...row('b again'), orderId: 'order of b', createdAt: '2026-03-02T11:00:00.000Z' }
  const ofOrder = (...transactions: Transaction[]) => ({ transactions, nextCursor: null, total: 2 })
  expect(await refreshOne(queries, 'order of b', () => Promise.resolve(ofOrder(again, row('b'))))).toBe(true)
  await refreshNewest(queries, () =>
    Promise.resolve({ transactions: [again, row('d'), row('c')], nextCursor: 'after c', total: 5 }),
  )
  expect(ids()).toEqual(['b again', 'd', 'c', 'b', 'a'])

  const ended = ofOrder({ ...again, status: 'success' }, row('b', 'success'))
  expect(await refreshOne(queries, 'order of b', () => Promise.resolve(ended))).toBe(false)
  const rows = kept()?.pages.flatMap(({ transactions }) => transactions)
  expect(rows?.filter(({ status }) => status === 'success').map(({ _id }) => _id)).toEqual(['b again', 'b'])
})

test('a transaction below all that was scrolled to is not looked for at the top', async () => {
  const { queries } = shownList()
  const older = { ...row('older'), orderId: 'order of b', createdAt: '2026-03-01T10:00:00.000Z' }
  const both = { transactions: [row('b'), older], nextCursor: null, total: 2 }
  expect(await refreshOne(queries, 'order of b', () => Promise.resolve(both))).toBe(false)
})
