import {
  isPermitted,
  type TransactionWithOrder,
  type Role,
  TEXT_LIMIT,
  type TransactionFilter,
  transactionMessages,
} from '@ozi/contract'
import { Plus } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useSession } from '~/session'
import { LinkButton } from '~/ui/button/Button'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { api } from '~/api'
import { useStore } from '~/browser/useStore'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { ListPage } from '../shared/ListPage'
import { forgetNewRows, newRows } from '../shared/transactions/newRows'
import { PagedTable } from '../shared/PagedTable'
import { useColumnChoice } from '../shared/useColumnChoice'
import { transactionColumns } from './columns'
import { ExportButton } from './ExportButton'
import { FilterBar } from './FilterBar'
import { useOrderFilters } from './orderFilters'
import { transactionsTexts as texts } from './texts'

type Transactions = PagedList<TransactionWithOrder>

/** Transactions, newest first, page by page. */
function useTransactions(filter: TransactionFilter): Transactions {
  return usePagedList(api.payments.listTransactions.infiniteOptions(byPage({ ...filter })), 'transactions')
}

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

/** The transactions of all orders, newest first, filtered by the server; an order opens beside the list. */
export default function OrderTransactions() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const chosen = useOrderFilters()
  const filter = { ...(search.search === '' ? {} : { search: search.search }), ...chosen.filters }
  const transactions = useTransactions(filter)
  const role: Role = useSession()?.data?.role ?? 'user'
  useEffect(() => forgetNewRows, [])
  const columns = useColumnChoice('orders', transactionColumns)
  const isAsked = search.search !== '' || chosen.isFiltered
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.searchPlaceholder, placeholder: texts.searchPlaceholder }}
      filter={{
        fields: <FilterBar filter={chosen} />,
        count: Object.keys(chosen.filters).length,
        isWide: true,
      }}
      tools={columns.button}
      paged={transactions}
      nouns={texts.nouns}
      actions={
        <>
          {isPermitted(role, 'exportTransactions') && <ExportButton filter={filter} />}
          {isPermitted(role, 'moveOrders') && (
            <LinkButton to="/admin/orders/new" size="sm" icon={<Plus size={16} />}>
              {texts.placeOne}
            </LinkButton>
          )}
        </>
      }
    >
      <PagedTable
        paged={transactions}
        caption={texts.title}
        columns={columns.columns}
        empty={isAsked ? transactionMessages.noMatch : transactionMessages.none}
        onOpen={useOpenOrder()}
        marks={useStore(newRows)}
      />
      <Outlet />
    </ListPage>
  )
}

/** The same function at each render, because thousands of rows may use it. */
function useOpenOrder() {
  const navigate = useNavigate()
  return useCallback(
    ({ orderId }: TransactionWithOrder) => {
      const { search } = window.location
      void navigate({ pathname: `/admin/orders/${orderId}`, search }, { preventScrollReset: true })
    },
    [navigate],
  )
}
