import { ORDER_STAGE_NAMES, type Role, TEXT_LIMIT } from '@ozi/contract'
import { useQueries } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { isId } from '~/api/isId'
import type { ComboboxStatus } from '~/ui/combobox/ComboboxList'
import { dialledPhone } from '~/ui/field/phoneNumber'
import { useDebounced } from '~/ui/address/useDebounced'
import { findActions, findPages } from './findActions'
import type { findTexts } from './texts'

const SEARCH_RESTS_MS = 300
/** Hits of each kind; the list shows more. */
const SHOWN = 4

export interface SearchHit {
  readonly key: string
  readonly kind: keyof typeof findTexts.kinds
  readonly name: string
  /** A detail that tells it from others of that name. */
  readonly more: string
  readonly to: string
}

interface Person {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly mobileNumber: string
}

/**
 * The orders, people, pages and actions that a text means. Pages and actions are found at once, the others by the
 * server's own searches.
 */
export function useFound(wanted: string, role: Role) {
  const asked = wanted.slice(0, TEXT_LIMIT.line)
  const search = useDebounced(asked, SEARCH_RESTS_MS)
  const input = { search, limit: SHOWN }
  const enabled = search !== ''
  const queries = useQueries({
    queries: [
      { ...api.payments.listTransactions.queryOptions({ input }), enabled },
      {
        ...api.staffOrders.read.queryOptions({ input: { id: search } }),
        enabled: isId(search),
        retry: false,
      },
      { ...api.customers.list.queryOptions({ input }), enabled },
      { ...api.riders.list.queryOptions({ input }), enabled },
      { ...api.vendors.list.queryOptions({ input }), enabled },
    ],
  })
  const [transactions, order, users, riders, vendors] = queries
  const byId = order.data?.data
  const isAsking = search !== asked || queries.some(({ isLoading }) => isLoading)
  const isAnswered = asked !== '' && !isAsking
  // An id that is no order's is no failure.
  const failed = isAnswered ? queries.filter((query) => query.error !== null && query !== order) : []
  const fromServer = (): readonly SearchHit[] => [
    ...(byId ? [toOrder(byId._id, byId.number, byId.customer.name)] : []),
    // A redelivery is a transaction of the same order.
    ...once(transactions.data?.transactions ?? [])
      .filter(({ orderId }) => orderId !== byId?._id)
      .map(({ orderId, order: { number, stage }, email }) =>
        toOrder(orderId, number, [ORDER_STAGE_NAMES[stage], email].filter(Boolean).join(' · ')),
      ),
    ...(users.data?.users ?? []).map(toPerson('user')),
    ...(riders.data?.riders ?? []).map(toPerson('rider')),
    ...(vendors.data?.vendors ?? []).map(toPerson('vendor')),
  ]
  const found: readonly SearchHit[] = [
    ...findActions(role, wanted).map(toHit('action')),
    ...findPages(role, wanted).map(toHit('page')),
    // All at once, and only those of this text: rows that come one by one would move under Enter.
    ...(isAnswered ? fromServer() : []),
  ]
  const searchStatus: ComboboxStatus =
    asked !== '' && isAsking ? 'loading' : failed.length > 0 ? 'error' : 'ready'
  return {
    found,
    status: found.length > 0 ? ('ready' as const) : searchStatus,
    searchStatus,
    error: failed[0]?.error ? refusalOf(failed[0].error).message : '',
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

const toHit =
  (kind: 'action' | 'page') =>
  ({ to, name }: { readonly to: string; readonly name: string }): SearchHit => ({
    key: `${kind} ${to}`,
    kind,
    name,
    more: '',
    to,
  })

const toOrder = (orderId: string, number: string, more: string): SearchHit => ({
  key: orderId,
  kind: 'order',
  name: number,
  more,
  to: `/admin/orders/${orderId}`,
})

const PATHS = { user: '/admin/users', rider: '/admin/riders', vendor: '/admin/vendors' } as const

/** A person is opened from the list, which is cut down to them. */
const toPerson =
  (kind: keyof typeof PATHS) =>
  ({ _id, name, email, mobileNumber }: Person): SearchHit => ({
    key: _id,
    kind,
    name,
    more: [email, mobileNumber === '' ? '' : dialledPhone(mobileNumber)].filter(Boolean).join(' · '),
    to: `${PATHS[kind]}?search=${encodeURIComponent(email === '' ? name : email)}`,
  })

const once = <Row extends { readonly orderId: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.orderId, row])).values(),
]
