import type { ReactNode } from 'react'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { loadError } from '../shared/loadError'
import type { OverviewPart } from './overviewPart'

/** A part of the page while loading, failed with Retry, or loaded. */
export function PartState<Data>({
  part,
  lines = 4,
  children,
}: {
  part: OverviewPart<Data>
  lines?: number
  children: (data: Data) => ReactNode
}) {
  if (part.data !== undefined) return children(part.data)
  if (part.error !== null) return <ErrorState title={loadError(part.error)} query={part} />
  return (
    <div aria-busy="true">
      <SkeletonLines lines={lines} />
    </div>
  )
}
