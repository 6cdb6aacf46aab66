import type { Transaction } from '@ozi/contract'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'

/** How many pages back a list searches for rows it knows, before it starts anew. */
export const PAGES_BACK = 4
/** Far more transactions than one order has. */
export const OF_ONE_ORDER = 10

export type ListInput = Parameters<typeof client.payments.listTransactions>[0]
export type ListPage = Awaited<ReturnType<typeof client.payments.listTransactions>>
export type Kept = InfiniteData<ListPage, string | undefined>

/** Fetches a page of a list; tests replace the server. */
export type AskPage = (input: ListInput) => Promise<ListPage>
export const askServer: AskPage = (input) => client.payments.listTransactions(input)

/** The active lists with their filters. */
export function shownLists(queries: QueryClient): { query: Query; input: ListInput }[] {
  const found = queries
    .getQueryCache()
    .findAll({ queryKey: api.payments.listTransactions.key({ type: 'infinite' }), type: 'active' })
  return found.map((query) => ({ query, input: (query.queryKey[1] as { input: ListInput }).input }))
}

export const keptOf = ({ state }: Query): Kept | undefined => state.data as Kept | undefined
export const rowsOf = (kept: Kept): Transaction[] => kept.pages.flatMap(({ transactions }) => transactions)

/** The cached data of a list that consists of these pages, from its newest row. */
export const begunAnew = (pages: readonly ListPage[]): Kept => ({
  pages: [...pages],
  pageParams: [undefined, ...pages.slice(0, -1).map(({ nextCursor }) => nextCursor ?? undefined)],
})

/** Copies an answer's totals to every cached page. */
export function withTotalOf(
  { nextCursor: _nextCursor, transactions: _rows, ...total }: ListPage,
  kept: Kept,
): Kept {
  return {
    ...kept,
    pages: kept.pages.map(({ nextCursor, transactions }) => ({ nextCursor, transactions, ...total })),
  }
}
