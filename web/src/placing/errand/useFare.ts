import { type DeliveryKind, type Quote, QUOTE } from '@ozi/contract'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallRefusal, client, refusalOf } from '~/api'
import { useWhenBack } from '~/live/useWhenBack'
import type { Ends } from './values'

const LIFETIME_MS = QUOTE.lifetimeMinutes * 60_000

/** A fare is refetched two minutes before it expires, so that slow users order at a valid one. */
const REFRESH_MS = LIFETIME_MS - 2 * 60_000

export interface Fare {
  readonly quote: Quote | null
  readonly isLoading: boolean
  /** In naira: the first total shown for these two places, if it is different now. */
  readonly was: number | null
  /** Why there is no fare. */
  readonly failure: CallRefusal | null
  readonly retry: () => void
}

/** The same key for the same two coordinates, whatever the places are called. */
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
 * The fare between two ends, requested once both are known. Another pair of ends aborts the request and
 * starts a new one.
 * @param kept the fare of an order sent before a reload: it is shown again instead of a new one
 */
export function useFare(kind: DeliveryKind, ends: Ends | null, kept: Quote | null): Fare {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: fareKey(kind, ends),
    queryFn: ends ? ({ signal }) => ask(kind, ends, signal) : skipToken,
    // An order being placed keeps the fare it was sent with.
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

/** The total of the first quote for these places; null until there is one. */
function useFirstTotal(places: string, quote: Quote | undefined): number | null {
  const [first, setFirst] = useState<{ places: string; total: number } | null>(null)
  if (quote && first?.places !== places) setFirst({ places, total: quote.total })
  return first?.places === places ? first.total : null
}

export interface FareDesk {
  /** The fare on the screen; undefined if there is none. */
  readonly shown: (ends: Ends) => Quote | undefined
  /** A valid fare: the one shown, the one being requested, or a new one. Rejects with its refusal. */
  readonly current: (ends: Ends) => Promise<Quote>
  readonly show: (ends: Ends, quote: Quote) => void
  /** Refetches the fare of these ends only. */
  readonly askAgain: (ends: Ends) => void
  /** Deletes all fares after one was used. */
  readonly forgetAll: () => void
}

/** The fare operations that placing an order needs. */
export function useFareDesk(kind: DeliveryKind): FareDesk {
  const queries = useQueryClient()
  return {
    shown: (ends) => queries.getQueryData<Quote>(fareKey(kind, ends)),
    // Measured from its arrival with the phone's own clock, so a wrong clock does not matter.
    current: (ends) => queries.fetchQuery({ ...fareOf(kind, ends), staleTime: LIFETIME_MS }),
    show: (ends, quote) => void queries.setQueryData(fareKey(kind, ends), quote),
    askAgain: (ends) => {
      // The old fare stays until then; a refusal is shown in place of the fare.
      queries.fetchQuery({ ...fareOf(kind, ends), staleTime: 0 }).catch(() => undefined)
    },
    forgetAll: () => queries.removeQueries({ queryKey: ['fare'] }),
  }
}
