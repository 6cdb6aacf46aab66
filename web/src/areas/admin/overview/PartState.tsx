import type { ReactNode } from 'react'
import { ErrorState } from '~/ui/ErrorState'
import { SkeletonLines } from '~/ui/Skeleton'
import { adminTexts } from '../shared/texts'
import type { Part } from './part'

/** A part of the page as it stands: on its way, failed with a way to try again, or there. */
export function PartState<Data>({
  part: { data, failure, isRetrying, retry },
  lines = 4,
  children,
}: {
  part: Part<Data>
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
