import { SHORT_SEARCH_HINT } from '@ozi/contract'
import type { PagedList } from '~/live/usePagedList'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { LoadMore } from '~/ui/list/LoadMore'
import { Spinner } from '~/ui/state/Spinner'
import { Table, type TableColumn } from '~/ui/table/Table'
import { countOf } from './countRows'
import { loadError } from './loadError'
import { adminTexts as texts } from './texts'

interface PagedTableProps<Row extends { readonly _id: string }> {
  paged: PagedList<Row>
  caption: string
  columns: readonly TableColumn<Row>[]
  empty: string
  onOpen?: (row: Row) => void
  marks?: ReadonlyMap<string, string>
}

/** A paged list in all its states. Rows stay while others load, even if that fails. */
export function PagedTable<Row extends { readonly _id: string }>({
  paged,
  caption,
  columns,
  empty,
  onOpen,
  marks,
}: PagedTableProps<Row>) {
  const { list, failedAtNextPage } = paged
  const hasRows = list !== null && list.rows.length > 0
  const error = paged.error !== null && (
    <ErrorState title={loadError(paged.error)} query={paged}>
      {hasRows && !list.isCurrent && texts.earlierRows}
    </ErrorState>
  )
  return (
    <>
      {!failedAtNextPage && error}
      {(!error || hasRows) && (
        <Card flush>
          <Table
            caption={caption}
            columns={columns}
            rows={list?.rows ?? []}
            rowKey={({ _id }) => _id}
            loading={paged.isLoading}
            empty={empty}
            {...(onOpen && { onOpen })}
            {...(marks && { marks })}
            isDense
          />
          {failedAtNextPage && <div className="p-4 md:px-6">{error}</div>}
          <LoadMore of={paged} />
        </Card>
      )}
    </>
  )
}

interface PagedCountProps {
  paged: Pick<PagedList<{ readonly _id: string }>, 'list' | 'isLoading'>
  nouns: readonly [one: string, many: string]
}

/** The number of rows, or that they are loading; announced whenever it changes. */
export function PagedCount({ paged: { list, isLoading }, nouns }: PagedCountProps) {
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
            {countOf(list, nouns)}
            {list.isNewestOnly && <span>{SHORT_SEARCH_HINT}</span>}
          </>
        )
      )}
    </p>
  )
}
