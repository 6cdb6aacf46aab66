import { TEXT_LIMIT } from '@ozi/contract'
import type { ReactNode } from 'react'
import { Card } from '~/ui/Card'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'
import { SearchInput } from '~/ui/SearchInput'
import { Spinner } from '~/ui/Spinner'
import { Table, type TableColumn } from '~/ui/Table'
import { peopleTexts as texts, countOf } from './texts'
import type { PeopleList } from './usePeopleList'

interface PeoplePageProps<Row> {
  title: string
  /** 'Search riders...' */
  placeholder: string
  searchLabel: string
  /** What one and many of them are called. */
  nouns: readonly [one: string, many: string]
  /** 'No riders found.' */
  empty: string
  columns: readonly TableColumn<Row>[]
  people: PeopleList<Row>
  text: string
  onText: (text: string) => void
  onOpen: (row: Row) => void
  /** What one may do here, beside the search. */
  actions?: ReactNode
  /** The dialogs. */
  children: ReactNode
}

/** A list of people: searched on the server, further ones as one scrolls. */
export function PeoplePage<Row extends { readonly _id: string }>(props: PeoplePageProps<Row>) {
  const { title, people, columns, empty, actions, onOpen, children } = props
  const { list, failure, failedAtNextPage, ...paged } = people.paged
  const hasRows = list !== null && list.rows.length > 0
  const error = failure !== null && (
    <ErrorState title={texts.loadFailed + failure} onRetry={paged.retry} retrying={paged.isRetrying}>
      {hasRows && !list.isCurrent && texts.earlierRows}
    </ErrorState>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="w-full md:max-w-md md:flex-1">
          <SearchInput
            label={props.searchLabel}
            placeholder={props.placeholder}
            clearLabel={texts.clearSearch}
            maxLength={TEXT_LIMIT.line}
            value={props.text}
            onSearch={props.onText}
          />
        </div>
        <p role="status" className="text-quiet flex min-h-6 items-center gap-2 text-sm tabular-nums">
          {paged.isLoading ? (
            <>
              <Spinner className="size-4" />
              {texts.loading}
            </>
          ) : (
            list?.isCurrent && countOf(list, ...props.nouns)
          )}
        </p>
      </div>
      {!failedAtNextPage && error}
      {(failure === null || hasRows) && (
        <Card flush>
          <Table
            caption={title}
            columns={columns}
            rows={list?.rows ?? []}
            rowKey={({ _id }) => _id}
            loading={paged.isLoading}
            empty={empty}
            onOpen={onOpen}
            markedKeys={people.markedKeys}
          />
          {failedAtNextPage && <div className="p-4 md:px-6">{error}</div>}
          {list?.isCurrent && paged.hasMore && !failedAtNextPage && (
            <LoadMore
              shown={list.rows.length}
              total={list.total}
              totalIsMinimum={list.totalIsMinimum}
              hasMore
              loading={paged.isLoadingMore}
              onLoadMore={paged.loadMore}
            />
          )}
        </Card>
      )}
      {children}
    </div>
  )
}
