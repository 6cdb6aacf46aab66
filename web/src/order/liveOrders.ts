import { isEnded, type Order, type OrderDetail } from '@ozi/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'
import { askAgain, askAgainIfAsked } from '~/api/askAgain'

/** How many single orders one catching up asks for; more than anybody has running at once. */
const ASKED_SINGLY = 20

interface OrderPage {
  readonly orders: readonly Order[]
}

/** A list as it is kept: one page, or page after page. */
type KeptList = OrderPage | { readonly pages: readonly OrderPage[] }

const pagesOf = (list: KeptList): readonly OrderPage[] => ('pages' in list ? list.pages : [list])

/** The lists of orders there are: a customer's, a shop's, a rider's and the staff's. */
const LISTS = ['listOwn', 'listOfVendor', 'listOfRider', 'listAll'] as const

const keptLists = (queries: QueryClient): Query[] =>
  LISTS.flatMap((list) => queries.getQueryCache().findAll({ queryKey: api.orders[list].key() }))
const keptDetails = (queries: QueryClient): Query[] =>
  [api.orders.read.key(), api.staffOrders.read.key()].flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey }),
  )

/** Every order that some page shows or showed, as it was known last. */
function knownOrders(queries: QueryClient): Map<string, Order> {
  const inLists = keptLists(queries).flatMap(({ state }) =>
    state.data === undefined ? [] : pagesOf(state.data as KeptList).flatMap(({ orders }) => orders),
  )
  const inDetails = keptDetails(queries).flatMap(({ state }) =>
    state.data === undefined ? [] : [(state.data as { data: OrderDetail }).data],
  )
  return new Map([...inLists, ...inDetails].map((order) => [order._id, order]))
}

/**
 * Puts what became of an order wherever it is shown: in its place, whatever the list is cut down to, so that
 * nothing moves under the reader's eyes. Lists without it are asked for again.
 * @returns whether its state is news to this page
 */
export function mergeOrder(queries: QueryClient, told: Order | OrderDetail): boolean {
  const order = withoutHistory(told)
  const before = knownOrders(queries).get(order._id)
  for (const query of keptLists(queries)) {
    const list = query.state.data as KeptList | undefined
    if (list && pagesOf(list).some(({ orders }) => orders.some(({ _id }) => _id === order._id))) {
      queries.setQueryData(query.queryKey, withOrder(list, order))
      askAgainIfAsked(queries, { queryKey: query.queryKey, exact: true })
    } else {
      // Long lists would be asked for page by page: they are when they are opened next.
      const isShort = !list || pagesOf(list).length <= 1
      askAgain(queries, {
        queryKey: query.queryKey,
        exact: true,
        refetchType: isShort ? 'active' : 'none',
      })
    }
  }
  const input = { id: order._id }
  const ownKey = api.orders.read.queryKey({ input })
  queries.setQueryData(ownKey, (kept) => kept && { ...kept, data: inDetail(kept.data, order) })
  const staffKey = api.staffOrders.read.queryKey({ input })
  queries.setQueryData(staffKey, (kept) => kept && { ...kept, data: inDetail(kept.data, order) })
  // Its history, its codes and its money are in no list.
  for (const queryKey of [ownKey, staffKey]) askAgain(queries, { queryKey })
  return !isSameState(before, order)
}

function withOrder(list: KeptList, order: Order): KeptList {
  const inPage = (page: OrderPage): OrderPage =>
    page.orders.some(({ _id }) => _id === order._id)
      ? { ...page, orders: page.orders.map((each) => (each._id === order._id ? order : each)) }
      : page
  return 'pages' in list ? { ...list, pages: list.pages.map(inPage) } : inPage(list)
}

/** A rider who stepped back is in the history alone. */
function inDetail<Detail extends Order>({ rider: _rider, ...detail }: Detail, order: Order) {
  return { ...detail, ...order }
}

/** What a list shows of an order. */
function withoutHistory(order: Order | OrderDetail): Order {
  const {
    events: _events,
    pickupCode: _pickupCode,
    dropoffCode: _dropoffCode,
    returnCode: _returnCode,
    trackToken: _trackToken,
    waitsUntil: _waitsUntil,
    ...rest
  } = order as OrderDetail
  return rest
}

/** Where orders are read from. */
export interface OrderSource {
  readonly running: () => Promise<readonly Order[]>
  readonly one: (id: string) => Promise<OrderDetail>
  /** Asks for what else is told of orders and may have been missed. */
  readonly missed?: () => void
}

type OrderState = Pick<Order, 'status' | 'shopStatus'>

/** Where an order is, as far as any page here knows; undefined where none does. */
export const knownState = (queries: QueryClient, id: string): OrderState | undefined =>
  knownOrders(queries).get(id)

export const isSameState = (one: OrderState | undefined, other: OrderState | undefined): boolean =>
  one?.status === other?.status && one?.shopStatus === other?.shopStatus

/**
 * Reads an order and puts it wherever it is shown, where nobody can tell which of two states is the later one. Read
 * again as long as there were news of it meanwhile.
 */
export async function readAnew(queries: QueryClient, id: string): Promise<void> {
  try {
    for (;;) {
      const before = knownState(queries, id)
      const { data } = await client.orders.read({ id })
      if (isSameState(knownState(queries, id), before)) return void mergeOrder(queries, data)
    }
  } catch {
    // Nobody's any more, or out of reach: the page that shows it says so.
    const input = { id }
    for (const each of [api.orders.read, api.staffOrders.read]) {
      askAgain(queries, { queryKey: each.queryKey({ input }) })
    }
  }
}

/** Whether some page here shows or showed it. */
export const isKnownHere = (queries: QueryClient, id: string): boolean => knownOrders(queries).has(id)

/** Whether any order that is known here may still change. */
export const isAnyRunning = (queries: QueryClient): boolean =>
  [...knownOrders(queries).values()].some(({ status }) => !isEnded(status))

/**
 * Asks for what was missed while nobody told us.
 * @returns the orders that were known here and whose state is news
 */
export async function catchUp(queries: QueryClient, source: OrderSource): Promise<Order[]> {
  const running = await source.running()
  const isRunning = new Set(running.map(({ _id }) => _id))
  const ended = [...knownOrders(queries).values()]
    .filter(({ _id, status }) => !isEnded(status) && !isRunning.has(_id))
    .slice(0, ASKED_SINGLY)
  const answers = await Promise.all(ended.map(({ _id }) => source.one(_id)))
  const known = knownOrders(queries)
  const changed = [...running, ...answers.map(withoutHistory)].filter((order) => {
    const before = known.get(order._id)
    return !isSameState(before, order)
  })
  for (const order of changed) mergeOrder(queries, order)
  return changed.filter(({ _id }) => known.has(_id))
}
