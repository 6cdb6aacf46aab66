import type { ReactNode } from 'react'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { adminTexts } from '../shared/texts'
import type { OverviewPart } from './overviewPart'

/** A part of the page while loading, failed with Retry, or loaded. */
export function PartState<Data>({
  part: { data, failure, isRetrying, retry },
  lines = 4,
  children,
}: {
  part: OverviewPart<Data>
  lines?: number
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (failure !== null) {
    return <ErrorState title={adminTexts.loadFailed(failure)} onRetry={retry} retrying={isRetrying} />
  }
  return (
    <div aria-busy="true">
      <SkeletonLines lines={lines} />
    </div>
  )
}
