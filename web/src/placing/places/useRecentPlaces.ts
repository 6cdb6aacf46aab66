import type { AddressSuggestion, RecentPlace } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'

const NONE: readonly RecentPlace[] = []

/** The ends of this user's latest errands, latest first; empty if they failed to load. */
export function useRecentPlaces(): readonly RecentPlace[] {
  const { data } = useQuery(api.orders.recentPlaces.queryOptions({ staleTime: 300_000, retry: false }))
  return data?.places ?? NONE
}

/** The recent places for one end, without the place at the other end. */
export function recentBut(places: readonly RecentPlace[], other: AddressSuggestion | null) {
  const taken = other?.coordinates.join(',')
  return places.filter(({ place }) => place.coordinates.join(',') !== taken)
}
