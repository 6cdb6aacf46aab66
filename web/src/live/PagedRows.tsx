import type { ReactNode } from 'react'
import { refusalOf } from '~/api'
import { LoadMore } from '~/ui/list/LoadMore'
import { ErrorState } from '~/ui/state/ErrorState'
import { useOnline } from '~/ui/state/OfflineBanner'
import { STALE_CLASS } from '~/ui/state/staleClass'
import type { PagedList } from './usePagedList'

/** The title of an error; without it only the reason is shown. */
interface ErrorTexts {
  readonly failed: string
  readonly failedNext: string
  /** For rows that are still shown. */
  readonly earlier: string
}

interface PagedRowsProps<Row> {
  paged: PagedList<Row>
  /** Called once there are rows. */
  children: (rows: readonly Row[]) => ReactNode
  /** Shown while rows are loading. */
  skeleton: ReactNode
  /** Shown if there are no rows. */
  empty: ReactNode
  texts?: ErrorTexts
  reasonOf?: (error: Error) => string
  /** The classes around an error. */
  errorClass?: string
}

/**
 * The rows of a paged list in every loading state. Rows once shown stay, in grey while others are loading.
 */
export function PagedRows<Row>({
  paged,
  children,
  skeleton,
  empty,
  texts,
  reasonOf = (error) => refusalOf(error).message,
  errorClass,
}: PagedRowsProps<Row>) {
  const { list, error, failedAtNextPage } = paged
  const hasRows = list !== null && list.rows.length > 0
  const reason = error && reasonOf(error)
  // Without a network, a line on each page says so.
  const isSaidAlready = !useOnline() && hasRows && !failedAtNextPage
  const alert = reason !== null && !isSaidAlready && (
    <div className={errorClass}>
      <ErrorState title={texts ? (failedAtNextPage ? texts.failedNext : texts.failed) : reason} query={paged}>
        {texts && (
          <>
            {reason} {hasRows && !failedAtNextPage && texts.earlier}
          </>
        )}
      </ErrorState>
    </div>
  )
  return (
    <>
      {!failedAtNextPage && alert}
      {list === null && error === null && skeleton}
      {list?.isCurrent && !hasRows && empty}
      {hasRows && <div className={list.isCurrent ? undefined : STALE_CLASS}>{children(list.rows)}</div>}
      {failedAtNextPage && alert}
      <LoadMore of={paged} />
    </>
  )
}
