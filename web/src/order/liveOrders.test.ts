import type { Order, OrderDetail, OrderStatus } from '@ozi/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '~/api'
import { catchUp, isAnyRunning, mergeOrder } from './liveOrders'

// Made when the web is built; nothing is called here.
vi.mock('virtual:contract-routes', () => ({ default: {} }))

const AT = '2026-03-02T10:00:00.000Z'

const order = (id: string, status: OrderStatus, more: Partial<OrderDetail> = {}): OrderDetail => ({
  _id: id,
  number: id.toUpperCase(),
  kind: 'send',
  status,
  pickupLocation: { placeName: 'Ikenegbu' } as Order['pickupLocation'],
  dropLocation: { placeName: 'FUTO' } as Order['dropLocation'],
  pickupAddress: '',
  receiverAddress: 'Beside the clinic',
  receiverName: 'Obinna',
  phone: '+2348031234567',
  packageDetails: '',
  fee: 1400,
  lines: [],
  distanceKm: 4,
  durationMinutes: 12,
  paymentMethod: 'Cash',
  createdAt: AT,
  events: [],
  ...more,
})

const pages = api.orders.listOwn.infiniteKey({
  input: () => ({ limit: 20 }),
  initialPageParam: undefined,
})
const latest = api.orders.listOwn.queryKey({ input: { limit: 1 } })
const detail = (id: string) => api.orders.read.queryKey({ input: { id } })
const page = (...orders: Order[]) => ({ orders, nextCursor: null, total: orders.length })

function kept() {
  const queries = new QueryClient()
  queries.setQueryData(pages, {
    pages: [page(order('a', 'created'), order('b', 'created')), page(order('c', 'assigned'))],
    pageParams: [undefined, undefined],
  })
  queries.setQueryData(latest, page(order('a', 'created')))
  return queries
}
const statuses = (queries: QueryClient) =>
  queries
    .getQueryData(pages)
    ?.pages.flatMap(({ orders }) => orders)
    .map(({ _id, status }) => `${_id}: ${status}`)

test('a new state stands wherever the order is shown, in its place', () => {
  const queries = kept()
  expect(mergeOrder(queries, order('c', 'picked_up'))).toBe(true)
  expect(statuses(queries)).toEqual(['a: created', 'b: created', 'c: picked_up'])
  mergeOrder(queries, order('a', 'assigned'))
  expect(queries.getQueryData(latest)?.orders[0]?.status).toBe('assigned')
})

test('rows that did not change are the same objects, so that they are not drawn again', () => {
  const queries = kept()
  const before = queries.getQueryData(pages)?.pages[0]
  mergeOrder(queries, order('c', 'picked_up'))
  expect(queries.getQueryData(pages)?.pages[0]).toBe(before)
})

test('what is told again is no news', () => {
  const queries = kept()
  expect(mergeOrder(queries, order('a', 'created'))).toBe(false)
})

test('a rider who stepped back is gone from the order, its codes and history stay and are asked for again', () => {
  const queries = kept()
  const rider = { _id: 'r', name: 'Emeka', mobileNumber: '+2348030000000' }
  queries.setQueryData(detail('c'), { data: order('c', 'assigned', { rider, pickupCode: '0123' }) })
  mergeOrder(queries, order('c', 'created'))
  const after = queries.getQueryData(detail('c'))?.data
  expect(after).toMatchObject({ status: 'created', pickupCode: '0123' })
  expect(after).not.toHaveProperty('rider')
  expect(queries.getQueryState(detail('c'))?.isInvalidated).toBe(true)
})

test('a detail told to a list leaves its codes behind', () => {
  const queries = kept()
  mergeOrder(queries, order('a', 'cancelled', { pickupCode: '0123', trackToken: 't', waitsUntil: AT }))
  const [first] = queries.getQueryData(latest)?.orders ?? []
  expect(first).toMatchObject({ status: 'cancelled' })
  expect(first).not.toHaveProperty('pickupCode')
  expect(first).not.toHaveProperty('trackToken')
  expect(first).not.toHaveProperty('waitsUntil')
})

test('catching up finds what moved on and what ended, and tells of these alone', async () => {
  const queries = kept()
  const changed = await catchUp(queries, {
    running: () => Promise.resolve([order('a', 'created'), order('c', 'picked_up')]),
    one: (id) => Promise.resolve(order(id, 'delivered')),
  })
  expect(changed.map(({ _id, status }) => `${_id}: ${status}`)).toEqual(['c: picked_up', 'b: delivered'])
  expect(statuses(queries)).toEqual(['a: created', 'b: delivered', 'c: picked_up'])
})

test('an order made elsewhere is asked for with the lists, and is no news of a known one', async () => {
  const queries = kept()
  const changed = await catchUp(queries, {
    running: () => Promise.resolve(['d', 'a', 'b'].map((id) => order(id, 'created'))),
    one: (id) => Promise.resolve(order(id, 'assigned')),
  })
  expect(changed).toEqual([])
  expect(queries.getQueryState(latest)?.isInvalidated).toBe(true)
})

test('where nothing runs any more there is nothing to ask for', () => {
  const queries = kept()
  expect(isAnyRunning(queries)).toBe(true)
  for (const id of ['a', 'b', 'c']) mergeOrder(queries, order(id, 'delivered'))
  expect(isAnyRunning(queries)).toBe(false)
})
