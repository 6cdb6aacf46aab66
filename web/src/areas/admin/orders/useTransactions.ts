import type { Transaction, TransactionFilter } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

export type Transactions = PagedList<Transaction>

const rowsOf = ({ transactions }: { readonly transactions: readonly Transaction[] }) => transactions

/** Transactions, newest first, page by page. */
export function useTransactions(filter: TransactionFilter): Transactions {
  return usePagedList(api.payments.listTransactions.infiniteOptions(byPage({ ...filter })), rowsOf)
}
