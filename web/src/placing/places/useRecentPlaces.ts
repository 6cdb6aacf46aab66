import type { AddressSuggestion, RecentPlace } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

const NONE: readonly RecentPlace[] = []

/** Where this person's last errands began and ended, the latest first; none too where they cannot be had. */
export function useRecentPlaces(): readonly RecentPlace[] {
  const { data } = useQuery(api.orders.recentPlaces.queryOptions({ staleTime: 300_000, retry: false }))
  return data?.places ?? NONE
}

/** Those that make sense at one end of an errand whose other end is known. */
export function recentBut(places: readonly RecentPlace[], other: AddressSuggestion | null) {
  const taken = other?.coordinates.join(',')
  return places.filter(({ place }) => place.coordinates.join(',') !== taken)
}
