import type { ReactNode } from 'react'
import { STALE_CLASS } from '../state/staleClass'
import { ErrorState } from '../state/ErrorState'
import { LoadMore } from './LoadMore'

/** The parts of a paged list that rendering needs. */
interface RowList<Row> {
  /** null until the first answer. */
  readonly list: {
    readonly rows: readonly Row[]
    /** false while the rows still answer the previous query. */
    readonly isCurrent: boolean
    readonly total: number
    readonly totalIsMinimum: boolean
  } | null
  /** Why the list, or its next page, failed to load. */
  readonly failure: string | null
  readonly failedAtNextPage: boolean
  readonly isFetching: boolean
  readonly refetch: () => void
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** The title of a failure; without it only the reason is shown. */
interface FailureWords {
  readonly failed: string
  readonly failedNext: string
  /** For rows that are still shown. */
  readonly earlier: string
}

interface PagedRowsProps<Row> {
  paged: RowList<Row>
  /** Called once there are rows. */
  children: (rows: readonly Row[]) => ReactNode
  /** Shown while rows are loading. */
  skeleton: ReactNode
  /** Shown if there are no rows. */
  empty: ReactNode
  texts?: FailureWords
}

/**
 * The rows of a paged list in every loading state. Rows once shown stay, in grey while others are loading.
 */
export function PagedRows<Row>({ paged, children, skeleton, empty, texts }: PagedRowsProps<Row>) {
  const { list, failure, failedAtNextPage } = paged
  const hasRows = list !== null && list.rows.length > 0
  const error = failure !== null && (
    <ErrorState title={texts ? (failedAtNextPage ? texts.failedNext : texts.failed) : failure} query={paged}>
      {texts && (
        <>
          {failure} {hasRows && !failedAtNextPage && texts.earlier}
        </>
      )}
    </ErrorState>
  )
  return (
    <>
      {!failedAtNextPage && error}
      {list === null && failure === null && skeleton}
      {list?.isCurrent && !hasRows && empty}
      {hasRows && <div className={list.isCurrent ? undefined : STALE_CLASS}>{children(list.rows)}</div>}
      {failedAtNextPage && error}
      <LoadMore of={paged} />
    </>
  )
}
