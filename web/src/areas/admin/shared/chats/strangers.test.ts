import type { Conversation } from '@ozi/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '~/api'
import { addConversation, isMissed } from './strangers'

// Made when the web is built; nothing is called here.
vi.mock('virtual:contract-routes', () => ({ default: {} }))

const conversation = (_id: string, minute: number, more: Partial<Conversation> = {}): Conversation => ({
  _id,
  userId: { _id: 'ada', name: 'Ada Obi', email: 'ada@ozi.test' },
  status: 'active',
  lastMessage: 'Hello',
  lastSenderType: 'customer',
  lastUpdated: `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`,
  lastSequence: 1,
  seen: { admin: 0, customer: 1 },
  unreadCount: 1,
  order: null,
  assignee: null,
  ...more,
})

/** A list on the screen, of two pages, the second with more behind it. */
function shownList(input: { status?: 'active' | 'pending'; unread?: 'true'; search?: string } = {}) {
  const queries = new QueryClient()
  const queryKey = api.support.list.infiniteKey({
    input: () => input,
    initialPageParam: undefined as string | undefined,
  })
  const page = (data: Conversation[], nextCursor: string | null) => ({ data, nextCursor, total: 9 })
  queries.setQueryData(queryKey, {
    pages: [page([conversation('d', 40)], 'after d'), page([conversation('b', 20)], 'after b')],
    pageParams: [undefined, 'after d'],
  })
  let asked = 0
  new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      asked += 1
      return Promise.reject(new Error('nothing is fetched here'))
    },
    staleTime: Infinity,
    retry: false,
  }).subscribe(() => undefined)
  const ids = () => queries.getQueryData(queryKey)?.pages.map(({ data }) => data.map(({ _id }) => _id))
  const total = () => queries.getQueryData(queryKey)?.pages.at(-1)?.total
  return { queries, ids, total, asked: () => asked }
}

test('a conversation that is new here comes onto the page it belongs to, and is counted', () => {
  const { queries, ids, total } = shownList()
  addConversation(queries, conversation('c', 30), 'me')
  expect(ids()).toEqual([['d'], ['b', 'c']])
  addConversation(queries, conversation('e', 50), 'me')
  expect(ids()).toEqual([
    ['d', 'e'],
    ['b', 'c'],
  ])
  expect(total()).toBe(11)
})

test('one below all that was fetched waits for its page', () => {
  const { queries, ids } = shownList()
  addConversation(queries, conversation('a', 10), 'me')
  expect(ids()).toEqual([['d'], ['b']])
})

test('one that a list shows already is added to none', () => {
  const { queries, ids } = shownList()
  expect(isMissed(queries, conversation('d', 59), 'me')).toBe(false)
  addConversation(queries, conversation('d', 59), 'me')
  expect(ids()).toEqual([['d'], ['b']])
})

test('a list of one status misses what came to stand there, and nothing else', () => {
  const { queries, ids } = shownList({ status: 'pending' })
  expect(isMissed(queries, conversation('e', 50), 'me')).toBe(false)
  const pending = conversation('e', 50, { status: 'pending' })
  expect(isMissed(queries, pending, 'me')).toBe(true)
  addConversation(queries, pending, 'me')
  expect(ids()).toEqual([['d', 'e'], ['b']])
})

test('a list of unread ones takes no read one', () => {
  const { queries, ids } = shownList({ unread: 'true' })
  addConversation(queries, conversation('e', 50, { unreadCount: 0 }), 'me')
  expect(ids()).toEqual([['d'], ['b']])
})

test('what a searched list finds the server says', () => {
  const { queries, ids, asked } = shownList({ search: 'bola' })
  addConversation(queries, conversation('e', 50), 'me')
  expect(ids()).toEqual([['d'], ['b']])
  expect(asked()).toBe(1)
})
