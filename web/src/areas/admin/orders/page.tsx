import {
  isPermitted,
  type Role,
  SHORT_SEARCH_HINT,
  TEXT_LIMIT,
  type Transaction,
  transactionMessages,
} from '@ozi/contract'
import { Plus } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useSession } from '~/session'
import { LinkButton } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'
import { SearchInput } from '~/ui/SearchInput'
import { Spinner } from '~/ui/Spinner'
import { Table } from '~/ui/Table'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { forgetNewRows, useNewRows } from '../shared/live/newRows'
import { transactionColumns } from './columns'
import { ExportButton } from './ExportButton'
import { FilterBar } from './FilterBar'
import { useNarrowing } from './filter'
import { ordersTexts as texts, transactionCount } from './texts'
import { type Transactions, useTransactions } from './useTransactions'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

/** Every order's transaction, newest first, cut down on the server; an order opens beside the list. */
export default function OrderTransactions() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const narrowed = useNarrowing()
  const filter = { ...(search === '' ? {} : { search }), ...narrowed.narrowing }
  const transactions = useTransactions(filter)
  const role: Role = useSession()?.data?.role ?? 'user'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <div className="flex flex-wrap gap-2">
          {isPermitted(role, 'exportTransactions') && <ExportButton filter={filter} />}
          {isPermitted(role, 'moveOrders') && (
            <LinkButton
              to="/admin/orders/new"
              size="sm"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            >
              {texts.placeOne}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchBox text={text} setText={setText} />
        <Count transactions={transactions} />
      </div>
      <FilterBar filter={narrowed} />
      <TransactionList
        transactions={transactions}
        empty={search === '' && !narrowed.isNarrowed ? transactionMessages.none : transactionMessages.noMatch}
      />
      <Outlet />
    </div>
  )
}

function TransactionList({ transactions, empty }: { transactions: Transactions; empty: string }) {
  const { list, failure, failedAtNextPage } = transactions
  const navigate = useNavigate()
  const newRows = useNewRows()
  useEffect(() => forgetNewRows, [])
  const open = useCallback(
    ({ orderId }: Transaction) => {
      const { search } = window.location
      void navigate({ pathname: `/admin/orders/${orderId}`, search }, { preventScrollReset: true })
    },
    [navigate],
  )
  const hasRows = list !== null && list.rows.length > 0
  const error = failure !== null && (
    <ErrorState
      title={transactionMessages.loadFailed + failure}
      onRetry={transactions.retry}
      retrying={transactions.isRetrying}
    >
      {hasRows && !list.isCurrent && texts.earlierRows}
    </ErrorState>
  )
  return (
    <>
      {!failedAtNextPage && error}
      {(failure === null || hasRows) && (
        <Card flush>
          <Table
            caption={texts.title}
            columns={transactionColumns}
            rows={list?.rows ?? []}
            rowKey={keyOf}
            loading={transactions.isLoading}
            empty={empty}
            onOpen={open}
            markedKeys={newRows}
          />
          {failedAtNextPage && <div className="p-4 md:px-6">{error}</div>}
          {list?.isCurrent && transactions.hasMore && !failedAtNextPage && (
            <LoadMore
              shown={list.rows.length}
              total={list.total}
              totalIsMinimum={list.totalIsMinimum}
              hasMore
              loading={transactions.isLoadingMore}
              onLoadMore={transactions.loadMore}
            />
          )}
        </Card>
      )}
    </>
  )
}

const keyOf = ({ _id }: Transaction) => _id

function SearchBox({ text, setText }: { text: string; setText: (text: string) => void }) {
  return (
    <div className="w-full md:max-w-md md:flex-1">
      <SearchInput
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        clearLabel={texts.clearSearch}
        maxLength={TEXT_LIMIT.line}
        value={text}
        onSearch={setText}
        className="max-sm:placeholder:text-sm max-[22rem]:placeholder:text-xs max-[22rem]:placeholder:tracking-tight"
      />
    </div>
  )
}

/** How many there are, or that they are being fetched; read out whenever that changes. */
function Count({ transactions: { list, isLoading } }: { transactions: Transactions }) {
  return (
    <p role="status" className="text-quiet flex min-h-6 flex-wrap items-center gap-x-2 text-sm tabular-nums">
      {isLoading ? (
        <>
          <Spinner className="size-4" />
          {texts.loading}
        </>
      ) : (
        list?.isCurrent && (
          <>
            {transactionCount(list.total, list.totalIsMinimum)}
            {list.isNewestOnly && <span>{SHORT_SEARCH_HINT}</span>}
          </>
        )
      )}
    </p>
  )
}
