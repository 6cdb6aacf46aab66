import type { RemittanceDispute, RiderCash } from '@ozi/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

/** Riders who hold cash, the most first. */
export function useHolders(search: string): PagedList<RiderCash> {
  return usePagedList(api.cash.list.infiniteOptions(byPage({ search })), 'riders')
}

/**
 * The sum that all riders hold, null until it is known, and the sums that riders dispute. A call of its own, because a list of several pages is
 * not fetched again at each event.
 */
export function useTotalHeld(): {
  readonly amount: number | null
  readonly disputed: readonly RemittanceDispute[]
  readonly isFailed: boolean
} {
  const { data, isError } = useQuery(api.cash.list.queryOptions({ input: { limit: 1 } }))
  return { amount: data?.totalHeld ?? null, disputed: data?.disputed ?? [], isFailed: isError }
}

/** A rider's statement, newest first. */
export function useStatement(riderId: string) {
  const options = api.cash.read.infiniteOptions(byPage({}, { riderId }))
  const entries = usePagedList(options, 'entries')
  // A call of its own for what is held, for the same reason; until it is answered, what came with the entries.
  const { data: head } = useQuery(api.cash.read.queryOptions({ input: { riderId, limit: 1 } }))
  const { data: listed } = useInfiniteQuery({ ...options, enabled: false })
  return {
    entries,
    rider: head?.rider ?? listed?.pages.at(-1)?.rider ?? null,
    // An address that is no id of ours is refused as VALIDATION.
    isNotFound: entries.error !== null && ['NOT_FOUND', 'VALIDATION'].includes(refusalOf(entries.error).code),
  }
}
