import type { Transaction } from '@ozi/contract'
import { api } from '~/api'
import { byCursor, type PagedList, usePagedList } from '~/api/usePagedList'

export type Transactions = PagedList<Transaction>

const rowsOf = ({ transactions }: { readonly transactions: readonly Transaction[] }) => transactions

/** Transactions newest first, page after page. */
export function useTransactions(search: string): Transactions {
  return usePagedList(
    api.payments.listTransactions.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      ...byCursor,
    }),
    rowsOf,
  )
}
