import type { Order } from '@ozi/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '~/api'
import { jobsQuery } from './jobsQuery'

interface JobPages {
  readonly pages: readonly { readonly orders: readonly Order[] }[]
}
const jobsOf = ({ pages }: JobPages): readonly Order[] => pages.flatMap(({ orders }) => orders)

/** The rider's running jobs. The page that lists them shows the same answer, so that both ask once. */
export const useRunningJobs = () =>
  useInfiniteQuery({ ...api.orders.listOfRider.infiniteOptions(jobsQuery('running')), select: jobsOf })

/** Fetches each running job before it is opened: later there may be no network. */
export function useJobsAtHand(): void {
  const queries = useQueryClient()
  const { data: jobs } = useRunningJobs()
  useEffect(() => {
    for (const { _id: id } of jobs ?? []) {
      const options = api.orders.read.queryOptions({ input: { id } })
      if (queries.getQueryState(options.queryKey) === undefined) void queries.prefetchQuery(options)
    }
  }, [jobs, queries])
}
