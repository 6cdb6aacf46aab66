import type { Order, OrderFilter } from '@ozi/contract'
import type { ReactNode } from 'react'
import { api } from '~/api'
import { type PagedList, usePagedList } from '~/live/usePagedList'
import { OrderRows } from '~/order/OrderRows'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { jobsQuery } from './jobsQuery'
import { JobCard, JobCardSkeleton } from './JobCard'

const useJobs = (filter: OrderFilter): PagedList<Order> =>
  usePagedList(api.orders.listOfRider.infiniteOptions(jobsQuery(filter)), 'orders')

const STACK = 'mx-auto grid w-full max-w-2xl grid-cols-1 gap-4'

interface JobListProps {
  filter: OrderFilter
  title: string
  /** Between the title and the jobs. */
  above?: ReactNode
  /** Its size is known. */
  isAboveSettled?: boolean
  /** Appears with the jobs, before them. */
  heading?: ReactNode
  empty: ReactNode
}

/** The rider's jobs, newest first. */
export function JobList({ filter, title, above, isAboveSettled = true, heading, empty }: JobListProps) {
  const jobs = useJobs(filter)
  return (
    <div className={STACK} aria-busy={jobs.isLoading || !isAboveSettled}>
      <h1 className="text-3xl">{title}</h1>
      {above}
      <RevealWhen ready={isAboveSettled} className={STACK}>
        {heading}
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
      </RevealWhen>
    </div>
  )
}
