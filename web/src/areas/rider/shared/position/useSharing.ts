import { TRACKED_STATUSES, type PositionConsent } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { createStore } from '~/browser/createStore'
import { useDuty } from '../duty/useDuty'
import { useRunningJobs } from '../useJobsAtHand'
import type { PositionError } from './watchPositions'

/** Why the phone says nothing of where it is; null while it does, or is not asked. */
export const positionError = createStore<PositionError | null>(null)

interface Sharing {
  /** There is a job or duty: without either, no position is taken. */
  readonly isOfUse: boolean
  /** null: not decided yet; undefined: not known. */
  readonly consent: PositionConsent | null | undefined
}

/** Whether the rider's position is of use to anybody now, and whether they agree to share it. */
export function useSharing(): Sharing {
  const jobs = useRunningJobs().data
  const isOnDuty = useDuty()?.online === true
  const isOfUse =
    isOnDuty || jobs?.some(({ status }) => (TRACKED_STATUSES as readonly string[]).includes(status)) === true
  return { isOfUse, consent: useQuery(api.riderTracking.read.queryOptions()).data?.data }
}

/** Gives the consent, or withdraws it. */
export function useDeciding() {
  const queries = useQueryClient()
  return useMutation(
    api.riderTracking.update.mutationOptions({
      onSuccess: (decided) => queries.setQueryData(api.riderTracking.read.queryKey(), decided),
    }),
  )
}
