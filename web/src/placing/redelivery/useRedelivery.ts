import { type Order, type Quote, QUOTE } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CallRefusal, client, refusalOf } from '~/api'
import { useWhenBack } from '~/live/useWhenBack'
import { readAnew } from '~/order/liveOrders'
import type { Moving } from '~/order/useMove'
import { toQuote } from '../carriedQuote'
import type { QuoteChange } from '../usePlacing'
import type { RightPlace } from './RightPlaceFields'

/** Ends before the quote expires, so that slow readers are charged what was shown. */
const HOLDS_MS = (QUOTE.lifetimeMinutes - 2) * 60_000

export interface Redelivery {
  /** The quote of a redelivery; null until known. */
  readonly quote: Quote | null
  readonly isFetching: boolean
  /** Why there is no quote. */
  readonly refusal: CallRefusal | null
  readonly refetch: () => void
  /** Sends the rider again at the quoted fee. */
  readonly charge: (reason: string) => void
  /** The fee has changed; nothing is charged until the user accepts. */
  readonly change: QuoteChange<Quote> | null
  readonly accept: (reason: string) => void
  readonly refuse: () => void
  /** The quote shown can no longer be used; a new one is requested. */
  readonly isStale: boolean
  /** The order changed state before there was a quote. */
  readonly isOvertaken: boolean
}

/** Refusals of the move that make its quote useless. */
const STALE: ReadonlySet<string> = new Set(['QUOTE_USED', 'QUOTE_REQUIRED', 'NOT_FOUND', 'FEE_CHANGED'])

/**
 * A redelivery of an order for a fee: its quote, and the move that is charged.
 * @param isWanted whether the price is wanted
 * @param right the right place, if the one before was wrong; without a place, there is no price yet
 */
export function useRedelivery(
  { _id, redeliveries = 0 }: Pick<Order, '_id' | 'redeliveries'>,
  moving: Moving,
  isWanted = true,
  right: RightPlace | null = null,
): Redelivery {
  const queries = useQueryClient()
  // Fixed when the hook is mounted: once this redelivery is charged, the quote is used and must not be
  // requested again.
  const [ofOrder] = useState(['redelivery', _id, redeliveries] as const)
  const dropoff = right?.place ?? undefined
  const queryKey = [...ofOrder, dropoff?.placeName, dropoff?.coordinates.join()]
  const isAsked = isWanted && (right === null || dropoff !== undefined)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await client.orders.quoteRedelivery({ id: _id, ...(dropoff ? { dropoff } : {}) }, { signal })).data,
    enabled: isAsked,
    staleTime: HOLDS_MS,
    // The price must not change while the user reads it. Only the server decides whether it is still valid.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => (state.data === undefined ? 'always' : false),
  })
  const quote = query.isFetching ? null : (query.data ?? null)
  const quoteRefusal = query.error && !query.isFetching && !quote ? refusalOf(query.error) : null
  const isOvertaken = quoteRefusal?.code === 'ILLEGAL_MOVE'

  const { refusal } = moving
  const now = refusal?.code === 'FEE_CHANGED' ? toQuote(refusal.quote) : null
  const change = quote && now && { before: quote, now }
  const isStale = refusal !== null && change === null && STALE.has(refusal.code)

  useWhenBack(quoteRefusal?.code === 'NETWORK', () => void query.refetch())
  useWhenBack(refusal?.code === 'NETWORK', moving.forget)
  useEffect(() => {
    if (isStale) void queries.resetQueries({ queryKey: ofOrder })
  }, [isStale, queries, ofOrder])
  useEffect(() => {
    if (isOvertaken) void readAnew(queries, _id)
  }, [isOvertaken, queries, _id])

  const send = ({ _id: quoteId }: Quote, reason: string) =>
    moving.move({
      to: 'enroute_to_dropoff',
      quoteId,
      reason,
      ...(right ? { receiverAddress: right.receiverAddress.trim() } : {}),
    })
  return {
    quote,
    isFetching: isAsked && query.isFetching,
    refusal: isOvertaken ? null : quoteRefusal,
    refetch: () => void query.refetch(),
    charge: (reason) => {
      if (quote) send(quote, reason)
    },
    change,
    accept: (reason) => {
      if (!change) return
      queries.setQueryData(queryKey, change.now)
      send(change.now, reason)
    },
    refuse: () => {
      if (change) queries.setQueryData(queryKey, change.now)
      moving.forget()
    },
    isStale,
    isOvertaken,
  }
}
