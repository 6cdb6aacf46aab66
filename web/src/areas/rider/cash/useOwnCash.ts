import type { CashEntry } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'

const PAGE_OF = 20
const entriesOf = ({ entries }: { readonly entries: readonly CashEntry[] }) => entries

/** The rider's own statement, newest first, and what they hold; null until it is known. */
export function useOwnStatement() {
  const options = api.cash.ofRider.infiniteOptions(byPage({ limit: PAGE_OF }))
  const entries = usePagedList(options, entriesOf)
  // Reads what the list has fetched.
  const { data } = useInfiniteQuery({ ...options, enabled: false })
  return { cash: data?.pages.at(-1)?.cash ?? null, entries }
}
