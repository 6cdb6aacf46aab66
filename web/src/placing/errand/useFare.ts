import { type DeliveryKind, type QuoteWithPlaces, type Quote, QUOTE } from '@ozi/contract'
import { type FetchQueryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallRefusal, client, refusalOf } from '~/api'
import { onThisClock } from '~/api/serverClock'
import { useWhenBack } from '~/live/useWhenBack'
import { useFirstQuote } from '../useFirstQuote'
import type { Ends } from './errandValues'

const LIFETIME_MS = QUOTE.lifetimeMinutes * 60_000

/** How soon a fare that has expired and could not be asked for is tried again. */
const RETRY_MS = 15_000

const untilExpiryMs = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
  Math.max(RETRY_MS, state.dataUpdatedAt + LIFETIME_MS - Date.now())

/** A fare that was shown and is not kept any longer. */
export interface FareLapse {
  /** In naira. */
  readonly total: number
  readonly expiresAt: string
}

export interface FareState {
  readonly quote: Quote | null
  readonly isLoading: boolean
  /** The first fare shown for these two places, if it is another now, or was asked for before signing in. */
  readonly was: FareLapse | null
  /** Why there is no fare. */
  readonly refusal: CallRefusal | null
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
 * @param lapsed a fare that was asked for before signing in, and has expired since
 */
export function useFare(
  kind: DeliveryKind,
  ends: Ends | null,
  kept: Quote | null,
  lapsed: QuoteWithPlaces | null = null,
): FareState {
  const key = fareKey(kind, ends)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ends ? ({ signal }) => ask(kind, ends, signal) : skipToken,
    // An order being placed keeps the fare it was sent with.
    ...(kept
      ? { initialData: kept, staleTime: Infinity }
      : {
          staleTime: LIFETIME_MS,
          refetchInterval: untilExpiryMs,
        }),
  })
  const isLapsed = lapsed !== null && fareKey(kind, endsOfQuote(lapsed)).join() === key.join()
  const first = useFirstQuote<Quote>(key.join(), isLapsed ? lapsed : data)
  const refusal = ends && error && !data && !isFetching ? refusalOf(error) : null
  useWhenBack(refusal?.code === 'NETWORK', () => void refetch())
  return {
    quote: ends && data ? data : null,
    isLoading: ends !== null && !data && isFetching,
    was: ends && data && first && (isLapsed || first.total !== data.total) ? first : null,
    refusal,
    retry: () => void refetch(),
  }
}

const endsOfQuote = ({ pickup, dropoff }: QuoteWithPlaces): Ends => ({ pickup, dropoff })

/**
 * Takes over a fare that was asked for before signing in: it is shown as long as it is kept.
 * @param onLapsed called instead if it has expired
 */
export function useKeepFare(kind: DeliveryKind, onLapsed: (quote: QuoteWithPlaces) => void) {
  const queries = useQueryClient()
  return (quote: QuoteWithPlaces): void => {
    const expiresMs = onThisClock(quote.expiresAt)
    if (expiresMs <= Date.now()) return onLapsed(quote)
    const { pickup, dropoff, ...shown } = quote
    queries.setQueryData<Quote>(fareKey(kind, { pickup, dropoff }), shown, {
      updatedAt: expiresMs - LIFETIME_MS,
    })
  }
}
