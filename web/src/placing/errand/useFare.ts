import { type DeliveryKind, type KeptQuote, type Quote, QUOTE } from '@ozi/contract'
import { type FetchQueryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallRefusal, client, refusalOf } from '~/api'
import { onThisClock } from '~/api/serverClock'
import { useWhenBack } from '~/live/useWhenBack'
import { useFirstQuote } from '../useFirstQuote'
import type { Ends } from './values'

const LIFETIME_MS = QUOTE.lifetimeMinutes * 60_000

/** A fare is refetched two minutes before it expires, so that slow users order at a valid one. */
const REFRESH_MS = LIFETIME_MS - 2 * 60_000

export interface FareState {
  readonly quote: Quote | null
  readonly isLoading: boolean
  /** In naira: the first total shown for these two places, if it is different now. */
  readonly was: number | null
  /** Why there is no fare. */
  readonly failure: CallRefusal | null
  readonly retry: () => void
}

const ask = async (kind: DeliveryKind, ends: Ends, signal: AbortSignal): Promise<Quote> =>
  (await client.pricing.quote({ kind, ...ends }, { signal })).data

/** Names count, too: a fare that was refused for a name is asked for again under another. */
const fareKey = (kind: DeliveryKind, ends: Ends | null) => [
  'fare',
  kind,
  ends && [ends.pickup, ends.dropoff].map(({ coordinates, placeName }) => [...coordinates, placeName]),
  ends?.pickupWindow?.from ?? 'now',
]

/** A valid fare to order at: the one shown, the one being requested, or a new one. */
export const fareQuery = (kind: DeliveryKind, ends: Ends): FetchQueryOptions<Quote> => ({
  queryKey: fareKey(kind, ends),
  queryFn: ({ signal }) => ask(kind, ends, signal),
  // Measured from its arrival with the phone's own clock, so a wrong clock does not matter.
  staleTime: LIFETIME_MS,
})

/**
 * The fare between two ends, requested once both are known. Another pair of ends aborts the request and
 * starts a new one.
 * @param kept the fare of an order sent before a reload: it is shown again instead of a new one
 */
export function useFare(kind: DeliveryKind, ends: Ends | null, kept: Quote | null): FareState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: fareKey(kind, ends),
    queryFn: ends ? ({ signal }) => ask(kind, ends, signal) : skipToken,
    // An order being placed keeps the fare it was sent with.
    ...(kept
      ? { initialData: kept, staleTime: Infinity }
      : { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS }),
  })
  const was = useFirstQuote(fareKey(kind, ends).join(), data)?.total ?? null
  const failure = ends && error && !data && !isFetching ? refusalOf(error) : null
  useWhenBack(failure?.code === 'NETWORK', () => void refetch())
  return {
    quote: ends && data ? data : null,
    isLoading: ends !== null && !data && isFetching,
    was: ends && data && was !== null && was !== data.total ? was : null,
    failure,
    retry: () => void refetch(),
  }
}

/** Shows a fare that was asked for before, e.g. before signing in, as long as it is kept. */
export function useKeepFare(kind: DeliveryKind): (quote: KeptQuote) => void {
  const queries = useQueryClient()
  return ({ pickup, dropoff, ...quote }) =>
    queries.setQueryData<Quote>(fareKey(kind, { pickup, dropoff }), quote, {
      updatedAt: onThisClock(quote.expiresAt) - LIFETIME_MS,
    })
}
