import type { RiderCash, StaffCashEntry } from '@ozi/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/api/usePagedList'

const ridersOf = ({ riders }: { readonly riders: readonly RiderCash[] }) => riders
const entriesOf = ({ entries }: { readonly entries: readonly StaffCashEntry[] }) => entries

/** Riders who hold cash, the most first; and what all of them hold, null until it is known. */
export function useHolders(search: string): {
  readonly holders: PagedList<RiderCash>
  readonly totalHeld: number | null
} {
  const options = api.cash.list.infiniteOptions(byPage({ search }))
  const holders = usePagedList(options, ridersOf)
  // Reads what the list has fetched.
  const { data } = useInfiniteQuery({ ...options, enabled: false, placeholderData: keepPreviousData })
  return { holders, totalHeld: data?.pages.at(-1)?.totalHeld ?? null }
}

/** A rider's statement, newest first. */
export function useStatement(riderId: string) {
  const options = api.cash.read.infiniteOptions(byPage({}, { riderId }))
  const entries = usePagedList(options, entriesOf)
  const { data } = useInfiniteQuery({ ...options, enabled: false })
  return {
    entries,
    rider: data?.pages.at(-1)?.rider ?? null,
    // An address that is no id of ours is refused as VALIDATION.
    isNotFound: entries.error !== null && ['NOT_FOUND', 'VALIDATION'].includes(refusalOf(entries.error).code),
  }
}
