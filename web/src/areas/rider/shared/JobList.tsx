import type { Order, OrderFilter } from '@ozi/contract'
import type { ReactNode } from 'react'
import { api } from '~/api'
import { type PagedList, usePagedList } from '~/live/usePagedList'
import { OrderRows } from '~/order/OrderRows'
import { jobsAsked } from './jobsAsked'
import { JobCard, JobCardSkeleton } from './JobCard'

const jobsOf = ({ orders }: { readonly orders: readonly Order[] }) => orders

const useJobs = (filter: OrderFilter): PagedList<Order> =>
  usePagedList(api.orders.listOfRider.infiniteOptions(jobsAsked(filter)), jobsOf)

interface JobListProps {
  filter: OrderFilter
  title: string
  /** Between the title and the jobs. */
  above?: ReactNode
  /** Nothing is shown below that yet: its length is not known. */
  isAbovePending?: boolean
  empty: ReactNode
}

/** The rider's jobs, newest first. */
export function JobList({ filter, title, above, isAbovePending = false, empty }: JobListProps) {
  const jobs = useJobs(filter)
  return (
    <div
      className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4"
      aria-busy={jobs.isLoading || isAbovePending}
    >
      <h1 className="text-3xl">{title}</h1>
      {above}
      {!isAbovePending && (
        <OrderRows
          orders={jobs}
          row={(job) => <JobCard job={job} />}
          empty={empty}
          skeleton={
            <>
              <JobCardSkeleton />
              <JobCardSkeleton />
            </>
          }
        />
      )}
    </div>
  )
}
