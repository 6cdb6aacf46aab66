import { type AddressSuggestion, SUGGESTIONS } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { useDebounced } from '~/ui/address/useDebounced'

const SHORTEST_QUERY = 2

interface PlaceSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly places: readonly AddressSuggestion[]
  readonly retry: () => void
}

const IDLE = { status: 'idle', places: [] } as const

/**
 * Suggests places for the typed text, debounced: the best matches first, of equal ones those nearest to the centre of town. Another text aborts the
 * previous request, and a late answer to it is never shown.
 */
export function usePlaceSearch(text: string, isChosen: boolean): PlaceSearch {
  const typed = text.trim().slice(0, SUGGESTIONS.queryMax)
  const asked = useDebounced(typed, SUGGESTIONS.debounceMs)
  const isAsking = !isChosen && typed.length >= SHORTEST_QUERY
  const region = useQuery(api.places.region.queryOptions({ staleTime: Infinity }))
  const centre = region.data?.centre.join(',')
  const search = useQuery(
    api.places.search.queryOptions({
      input: { q: asked, limit: SUGGESTIONS.max, ...(centre === undefined ? {} : { proximity: centre }) },
      // If the region failed to load, places are still searched, only in another order.
      enabled: isAsking && asked.length >= SHORTEST_QUERY && !region.isPending,
      staleTime: 60_000,
    }),
  )
  const retry = () => void search.refetch()
  if (!isAsking) return { ...IDLE, retry }
  if (asked === typed && search.data) return { status: 'ready', places: search.data.suggestions, retry }
  const hasFailed = asked === typed && search.isError && !search.isFetching
  return { status: hasFailed ? 'error' : 'loading', places: [], retry }
}
