import type { ReactNode } from 'react'
import { EARLIER } from './earlier'
import { ErrorState } from './ErrorState'
import { LoadMore } from './LoadMore'

/** A list that is fetched page after page, as far as it concerns what is drawn. */
interface Paged<Row> {
  /** null until a first answer came. */
  readonly list: {
    readonly rows: readonly Row[]
    /** false while these are of what was asked before. */
    readonly isCurrent: boolean
    readonly total: number
    readonly totalIsMinimum: boolean
  } | null
  /** Why the list, or its next page, could not be had. */
  readonly failure: string | null
  readonly failedAtNextPage: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** What is said above why a list could not be had; without it the reason stands alone. */
interface FailureWords {
  readonly failed: string
  readonly failedNext: string
  /** Of the rows that are still there. */
  readonly earlier: string
}

interface PagedRowsProps<Row> {
  paged: Paged<Row>
  /** The rows, once there are some. */
  children: (rows: readonly Row[]) => ReactNode
  /** The place of rows that are coming. */
  skeleton: ReactNode
  /** What stands there when there is nothing. */
  empty: ReactNode
  texts?: FailureWords
}

/** Rows page after page, with all that may become of asking for them; rows once shown stay, grey while others come. */
export function PagedRows<Row>({ paged, children, skeleton, empty, texts }: PagedRowsProps<Row>) {
  const { list, failure, failedAtNextPage } = paged
  const hasRows = list !== null && list.rows.length > 0
  const error = failure !== null && (
    <ErrorState
      title={texts ? (failedAtNextPage ? texts.failedNext : texts.failed) : failure}
      onRetry={paged.retry}
      retrying={paged.isRetrying}
    >
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
      {hasRows && <div className={list.isCurrent ? undefined : EARLIER}>{children(list.rows)}</div>}
      {failedAtNextPage && error}
      <LoadMore of={paged} />
    </>
  )
}
