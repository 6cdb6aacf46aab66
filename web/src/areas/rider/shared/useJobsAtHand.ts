import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '~/api'

const JOBS_AT_ONCE = 20

/** The rider's running jobs. */
export const useRunningJobs = () =>
  useQuery(api.orders.listOfRider.queryOptions({ input: { filter: 'running', limit: JOBS_AT_ONCE } })).data
    ?.orders

/** Fetches each running job before it is opened: later there may be no network. */
export function useJobsAtHand(): void {
  const queries = useQueryClient()
  const jobs = useRunningJobs()
  useEffect(() => {
    for (const { _id: id } of jobs ?? []) {
      const options = api.orders.read.queryOptions({ input: { id } })
      if (queries.getQueryState(options.queryKey) === undefined) void queries.prefetchQuery(options)
    }
  }, [jobs, queries])
}
