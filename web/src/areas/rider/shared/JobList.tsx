import type { Order, OrderFilter } from '@ozi/contract'
import type { ReactNode } from 'react'
import { api } from '~/api'
import { byCursor, type PagedList, usePagedList } from '~/api/usePagedList'
import { ErrorState } from '~/ui/ErrorState'
import { LoadMore } from '~/ui/LoadMore'
import { JobCard, JobCardSkeleton } from './JobCard'

const PAGE_OF = 20
const jobsOf = ({ orders }: { readonly orders: readonly Order[] }) => orders

const useJobs = (filter: OrderFilter): PagedList<Order> =>
  usePagedList(
    api.orders.listOfRider.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE_OF,
        filter,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      ...byCursor,
    }),
    jobsOf,
  )

/** The jobs of the one who is signed in, newest first. */
export function JobList({ filter, title, empty }: { filter: OrderFilter; title: string; empty: ReactNode }) {
  const { list, failure, failedAtNextPage, ...more } = useJobs(filter)
  const error = failure !== null && (
    <ErrorState title={failure} onRetry={more.retry} retrying={more.isRetrying} />
  )
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4" aria-busy={more.isLoading}>
      <h1 className="text-3xl">{title}</h1>
      {!failedAtNextPage && error}
      {list === null && failure === null && (
        <>
          <JobCardSkeleton />
          <JobCardSkeleton />
        </>
      )}
      {list?.rows.length === 0 && empty}
      {list && list.rows.length > 0 && (
        <ul className="grid gap-3">
          {list.rows.map((job) => (
            <li key={job._id} className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
      {failedAtNextPage && error}
      {list && more.hasMore && !failedAtNextPage && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          totalIsMinimum={list.totalIsMinimum}
          hasMore
          loading={more.isLoadingMore}
          onLoadMore={more.loadMore}
        />
      )}
    </div>
  )
}
