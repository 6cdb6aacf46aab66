import { SHORT_SEARCH_HINT, TEXT_LIMIT, type Transaction, transactionMessages } from '@ozi/contract'
import { useState } from 'react'
import { Card } from '~/ui/Card'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'
import { SearchInput } from '~/ui/SearchInput'
import { Spinner } from '~/ui/Spinner'
import { Table } from '~/ui/Table'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { transactionColumns } from './columns'
import { ordersTexts as texts, transactionCount } from './texts'
import { TransactionSheet } from './TransactionSheet'
import { type Transactions, useTransactions } from './useTransactions'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

/** Every order's transaction, newest first; searched on the server. */
export default function OrderTransactions() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const transactions = useTransactions(search)
  const { list, failure, failedAtNextPage } = transactions
  const [opened, setOpened] = useState<Transaction | null>(null)
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchBox text={text} setText={setText} />
        <Count transactions={transactions} />
      </div>
      {!failedAtNextPage && error}
      {(failure === null || hasRows) && (
        <Card flush>
          <Table
            caption={texts.title}
            columns={transactionColumns}
            rows={list?.rows ?? []}
            rowKey={(row) => row._id}
            loading={transactions.isLoading}
            empty={search === '' ? transactionMessages.none : transactionMessages.noMatch}
            onOpen={setOpened}
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
      <TransactionSheet transaction={opened} onClose={() => setOpened(null)} />
    </div>
  )
}

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
