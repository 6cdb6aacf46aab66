import { isEnded, type Order, type OrderDetail, type ServerEvent } from '@ozi/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api, client } from '~/api'
import { refetchAfterEvent, refetchIfFetching } from '~/live/refetch'
import { liveList } from '~/live/liveList'

/** The maximum number of single orders that one catch-up requests; more than anybody has running at once. */
const ASKED_SINGLY = 20

/** All lists of orders: the customer's, the shop's, the rider's and the staff's. */
const orderLists = liveList<Order>({
  lists: [
    api.orders.listOwn.key(),
    api.orders.listOfVendor.key(),
    api.orders.listOfRider.key(),
    api.orders.listAll.key(),
  ],
  rows: 'orders',
})

/** All orders in the cache, in their last known state. */
function knownOrders(queries: QueryClient): Map<string, Order> {
  const details = [api.orders.read.key(), api.staffOrders.read.key()]
    .flatMap((queryKey) => queries.getQueriesData<{ readonly data: OrderDetail }>({ queryKey }))
    .flatMap(([, kept]) => (kept ? [kept.data] : []))
  return new Map([...orderLists(queries).rows(), ...details].map((order) => [order._id, order]))
}

/** An order's new state, with what details show beside it if this page has been sent that. */
type OrderNews = Omit<ServerEvent<'order_updated'>, 'by'>

/** A read order as an event would bring it. A rider who gave the order back is answered without history. */
export const newsOf = (detail: OrderDetail): OrderNews =>
  detail.events.length === 0
    ? { order: withoutHistory(detail) }
    : { order: withoutHistory(detail), view: detail }

/**
 * Updates an order everywhere in the cache. If the event lacks a part of a page's details, they are fetched
 * again. An event older than the details is ignored: each move adds to the history, and the events of two server
 * processes may arrive in either order.
 * @returns whether the order's state is new to this page
 */
export function mergeOrder(queries: QueryClient, { order, view, staffView }: OrderNews): boolean {
  const input = { id: order._id }
  const ownKey = api.orders.read.queryKey({ input })
  const staffKey = api.staffOrders.read.queryKey({ input })
  const steps = (view ?? staffView)?.events.length ?? Infinity
  const details = [queries.getQueryData(ownKey), queries.getQueryData(staffKey)]
  if (details.some((detail) => detail && steps < detail.data.events.length)) return false
  const before = knownOrders(queries).get(order._id)
  orderLists(queries).put(order)
  putInDetail(queries, ownKey, order, view)
  putInDetail(queries, staffKey, order, staffView)
  return !isSameState(before, order)
}

/** A detail that the news lack a part of is refetched. */
function putInDetail(queries: QueryClient, queryKey: QueryKey, order: Order, rest: object | undefined): void {
  if (!rest) {
    queries.setQueryData<{ data: Order }>(queryKey, (kept) => kept && { data: inDetail(kept.data, order) })
    refetchAfterEvent(queries, { queryKey })
  } else if (queries.getQueryState(queryKey)) {
    queries.setQueryData(queryKey, { data: { ...order, ...rest } })
    refetchIfFetching(queries, { queryKey })
  }
}

/** The detail loses what the new state does not have: a rider who stepped back, a deadline that was met. */
function inDetail<Detail extends Order>(
  { rider: _rider, deadline: _deadline, askedAt: _askedAt, ...detail }: Detail,
  order: Order,
) {
  return { ...detail, ...order }
}

/** The fields of an order that lists contain. */
function withoutHistory(detail: OrderDetail): Order {
  const {
    events: _events,
    pickupCode: _pickupCode,
    dropoffCode: _dropoffCode,
    returnCode: _returnCode,
    trackToken: _trackToken,
    waitsUntil: _waitsUntil,
    customer: _customer,
    ...order
  } = detail
  return order
}

/** How orders are fetched. */
export interface OrderSource {
  readonly running: () => Promise<readonly Order[]>
  readonly one: (id: string) => Promise<OrderDetail>
  /** Refetches other data about orders whose events may have been missed. */
  readonly missed?: () => void
}

export type OrderState = Pick<Order, 'status' | 'shopStatus'>

/** An order's state as cached; undefined if it is not. */
export const knownState = (queries: QueryClient, id: string): OrderState | undefined =>
  knownOrders(queries).get(id)

export const isSameState = (one: OrderState | undefined, other: OrderState | undefined): boolean =>
  one?.status === other?.status && one?.shopStatus === other?.shopStatus

/**
 * Fetches an order and updates it everywhere in the cache. If an event changed its state during the fetch, it
 * is unclear which state is later, so it is fetched again.
 */
export async function readAnew(queries: QueryClient, id: string): Promise<void> {
  try {
    for (;;) {
      const before = knownState(queries, id)
      const { data } = await client.orders.read({ id })
      if (isSameState(knownState(queries, id), before)) return void mergeOrder(queries, newsOf(data))
    }
  } catch {
    // The user may no longer see the order, or the server is unreachable; the order's page shows which.
    const input = { id }
    for (const each of [api.orders.read, api.staffOrders.read]) {
      refetchAfterEvent(queries, { queryKey: each.queryKey({ input }) })
    }
  }
}

/** Whether the order is in the cache. */
export const isKnownHere = (queries: QueryClient, id: string): boolean => knownOrders(queries).has(id)

/** Whether any cached order may still change. */
export const isAnyRunning = (queries: QueryClient): boolean =>
  [...knownOrders(queries).values()].some(({ status }) => !isEnded(status))

/**
 * Fetches the changes missed while the socket was disconnected.
 * @returns the orders that were cached and whose state changed
 */
export async function catchUp(queries: QueryClient, source: OrderSource): Promise<Order[]> {
  const running = await source.running()
  const isRunning = new Set(running.map(({ _id }) => _id))
  const ended = [...knownOrders(queries).values()]
    .filter(({ _id, status }) => !isEnded(status) && !isRunning.has(_id))
    .slice(0, ASKED_SINGLY)
  const answers = await Promise.all(ended.map(({ _id }) => source.one(_id)))
  const known = knownOrders(queries)
  const news = [...running.map((order) => ({ order })), ...answers.map(newsOf)]
  const changed = news.filter(({ order }) => !isSameState(known.get(order._id), order))
  // The question whether to wait may be new, or answered, though the state is the same.
  const asked = news.filter(({ order }) => known.get(order._id)?.askedAt !== order.askedAt)
  for (const each of new Set([...changed, ...asked])) mergeOrder(queries, each)
  return changed.map(({ order }) => order).filter(({ _id }) => known.has(_id))
}
