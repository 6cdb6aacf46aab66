import { type DeliveryKind, type Quote, QUOTE } from '@ozi/contract'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallRefusal, client, refusalOf } from '~/api'
import { useWhenBack } from '~/api/useWhenBack'
import type { Ends } from './values'

const LIFETIME_MS = QUOTE.lifetimeMinutes * 60_000

/** Asked anew this long before it ends, so that whoever takes their time orders at a fare that holds. */
const REFRESH_MS = LIFETIME_MS - 2 * 60_000

export interface Fare {
  readonly quote: Quote | null
  readonly isLoading: boolean
  /** Naira: what was seen first for these two places, where it is another now. */
  readonly was: number | null
  /** Why there is no fare. */
  readonly failure: CallRefusal | null
  readonly retry: () => void
}

/** The same key for the same two places, whatever they are called. */
const fareKey = (kind: DeliveryKind, ends: Ends | null) => [
  'fare',
  kind,
  ends && [ends.pickup.coordinates, ends.dropoff.coordinates],
]

const ask = async (kind: DeliveryKind, ends: Ends, signal: AbortSignal): Promise<Quote> =>
  (await client.pricing.quote({ kind, ...ends }, { signal })).data

const fareOf = (kind: DeliveryKind, ends: Ends) =>
  queryOptions({
    queryKey: fareKey(kind, ends),
    queryFn: ({ signal }) => ask(kind, ends, signal),
  })

/**
 * The fare between two ends, asked for once they are known; another pair is another question, and the answer to an
 * earlier one is called off.
 * @param kept the fare of an order that was sent before a reload: it is shown again instead of a new one
 */
export function useFare(kind: DeliveryKind, ends: Ends | null, kept: Quote | null): Fare {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: fareKey(kind, ends),
    queryFn: ends ? ({ signal }) => ask(kind, ends, signal) : skipToken,
    // The fare of an order on its way stays the one it was sent with.
    ...(kept
      ? { initialData: kept, staleTime: Infinity }
      : { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS }),
  })
  const was = useFirstTotal(fareKey(kind, ends).join(), data)
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

/** What the first quote for these places came to; null before there is one. */
function useFirstTotal(places: string, quote: Quote | undefined): number | null {
  const [first, setFirst] = useState<{ places: string; total: number } | null>(null)
  if (quote && first?.places !== places) setFirst({ places, total: quote.total })
  return first?.places === places ? first.total : null
}

export interface FareDesk {
  /** What is shown now; undefined where no fare is. */
  readonly shown: (ends: Ends) => Quote | undefined
  /** A fare that still holds: the one shown, the one being asked for, or else a new one. Rejects with its refusal. */
  readonly current: (ends: Ends) => Promise<Quote>
  readonly show: (ends: Ends, quote: Quote) => void
  /** Makes the fare of these ends be asked for anew; those of others stay. */
  readonly askAgain: (ends: Ends) => void
  /** A used fare is nobody's any more. */
  readonly forgetAll: () => void
}

/** The fares as the sending of an order needs them. */
export function useFareDesk(kind: DeliveryKind): FareDesk {
  const queries = useQueryClient()
  return {
    shown: (ends) => queries.getQueryData<Quote>(fareKey(kind, ends)),
    // Measured from when it came, by one clock, however wrong that clock is.
    current: (ends) => queries.fetchQuery({ ...fareOf(kind, ends), staleTime: LIFETIME_MS }),
    show: (ends, quote) => void queries.setQueryData(fareKey(kind, ends), quote),
    askAgain: (ends) => {
      // What was shown stays until then; a refusal is shown where the fare would be.
      queries.fetchQuery({ ...fareOf(kind, ends), staleTime: 0 }).catch(() => undefined)
    },
    forgetAll: () => queries.removeQueries({ queryKey: ['fare'] }),
  }
}
