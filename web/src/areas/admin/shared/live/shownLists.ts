import type { Transaction } from '@ozi/contract'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'

/** How many pages a list looks back through for rows it knows, before it begins anew. */
export const PAGES_BACK = 4
/** Far more than one order makes. */
export const OF_ONE_ORDER = 10

export type ListInput = Parameters<typeof client.payments.listTransactions>[0]
export type ListPage = Awaited<ReturnType<typeof client.payments.listTransactions>>
export type Kept = InfiniteData<ListPage, string | undefined>

/** Where lists are asked for; tests answer instead of a server. */
export type AskPage = (input: ListInput) => Promise<ListPage>
export const askServer: AskPage = (input) => client.payments.listTransactions(input)

/** Lists somebody looks at, with what each is cut down to. */
export function shownLists(queries: QueryClient): { query: Query; input: ListInput }[] {
  const found = queries
    .getQueryCache()
    .findAll({ queryKey: api.payments.listTransactions.key({ type: 'infinite' }), type: 'active' })
  return found.map((query) => ({ query, input: (query.queryKey[1] as { input: ListInput }).input }))
}

export const keptOf = ({ state }: Query): Kept | undefined => state.data as Kept | undefined
export const rowsOf = (kept: Kept): Transaction[] => kept.pages.flatMap(({ transactions }) => transactions)

/** A list of these pages alone, from its newest row. */
export const begunAnew = (pages: readonly ListPage[]): Kept => ({
  pages: [...pages],
  pageParams: [undefined, ...pages.slice(0, -1).map(({ nextCursor }) => nextCursor ?? undefined)],
})

/** What an answer says of the whole list is said on each page that is kept of it. */
export function withTotalOf(
  { nextCursor: _nextCursor, transactions: _rows, ...total }: ListPage,
  kept: Kept,
): Kept {
  return {
    ...kept,
    pages: kept.pages.map(({ nextCursor, transactions }) => ({ nextCursor, transactions, ...total })),
  }
}
