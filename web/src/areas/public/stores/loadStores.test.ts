import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import type { PublicCalls } from '~/api/pageServer'
import { loadStores, readStoresQuery, storesStatus, storesPath } from './loadStores'

const read = (search: string) => readStoresQuery(new URLSearchParams(search))
const load = (search: string, listStores: (query: object) => Promise<unknown>) =>
  loadStores({ catalogue: { listStores } } as unknown as PublicCalls, new URLSearchParams(search))

test.each([
  ['', { search: '', category: null, page: 1 }],
  ['search=%20oha%20&category=food&page=3', { search: 'oha', category: 'food', page: 3 }],
  ['category=cars&page=0', { search: '', category: null, page: 1 }],
  ['page=1e9', { search: '', category: null, page: 1 }],
])('an address with “%s” is read', (search, query) => expect(read(search)).toEqual(query))

test('the address of a page of stores says what differs from the first', () => {
  expect(storesPath({})).toBe('/stores')
  expect(storesPath({ search: 'a&b', category: 'food', page: 2 })).toBe(
    '/stores?search=a%26b&category=food&page=2',
  )
})

test('only what is looked for is asked', async () => {
  const asked: object[] = []
  const list = { stores: [{}], total: 30 }
  const listStores = async (query: object) => {
    asked.push(query)
    return list
  }
  expect(storesStatus(await load('category=food&page=2', listStores))).toBe(200)
  expect(asked).toEqual([{ limit: 24, page: 2, category: 'food' }])
})

test('a page behind the last is not there, and a failure is no empty list', async () => {
  expect(storesStatus(await load('page=9', async () => ({ stores: [], total: 30 })))).toBe(404)
  expect(storesStatus(await load('search=xyz', async () => ({ stores: [], total: 0 })))).toBe(200)
  const refused = await load('', () => Promise.reject(new ORPCError('RATE_LIMITED', { status: 429 })))
  expect([refused.list, storesStatus(refused)]).toEqual([null, 503])
})
