import { QUOTE } from '@ozi/contract'
import { type FetchQueryOptions, keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { type CallRefusal, client, refusalOf } from '~/api'
import { useWhenBack } from '~/live/useWhenBack'
import { type CartQuote, toCartQuote } from './cartQuote'
import { type CartQuoteRequest, wantedKey } from './checkoutValues'

const LIFETIME_MS = QUOTE.lifetimeMinutes * 60_000
/** Before the quote expires, so that slow readers still order at the price shown. */
const RENEWED_AFTER_MS = LIFETIME_MS - 2 * 60_000

interface QuoteState {
  readonly quote: CartQuote | null
  /** false while the quote shown is for the previous cart. */
  readonly isCurrent: boolean
  readonly isLoading: boolean
  /** Why there is no quote. */
  readonly refusal: CallRefusal | null
  readonly retry: () => void
}

const quoteKey = (wanted: CartQuoteRequest | null) => ['fare', 'cart', wanted && wantedKey(wanted)]

async function ask(wanted: CartQuoteRequest, signal: AbortSignal): Promise<CartQuote> {
  const { data } = await client.pricing.quote({ kind: 'shop', ...wanted }, { signal })
  const quote = toCartQuote(data)
  if (quote === null) throw new Error('a quote of a cart without its shops')
  return quote
}

/** A valid quote to order at: the one shown, the one being requested, or a new one. */
export const cartQuery = (wanted: CartQuoteRequest): FetchQueryOptions<CartQuote> => ({
  queryKey: quoteKey(wanted),
  queryFn: ({ signal }) => ask(wanted, signal),
  staleTime: RENEWED_AFTER_MS,
})

/**
 * The quote of the cart, requested once its place is known and refreshed in the background before it expires.
 * @param kept the quote of an order sent before a reload: it is shown again instead of a new one
 */
export function useCartQuote(wanted: CartQuoteRequest | null, kept: CartQuote | null): QuoteState {
  const query = useQuery({
    queryKey: quoteKey(wanted),
    queryFn: wanted ? ({ signal }) => ask(wanted, signal) : skipToken,
    staleTime: RENEWED_AFTER_MS,
    refetchInterval: RENEWED_AFTER_MS,
    placeholderData: keepPreviousData,
    ...(kept ? { initialData: kept } : {}),
  })
  const { data, error, isFetching, isPlaceholderData } = query
  const refusal = wanted && error && !data && !isFetching ? refusalOf(error) : null
  useWhenBack(refusal?.code === 'NETWORK', () => void query.refetch())
  return {
    quote: wanted && data ? data : null,
    isCurrent: wanted !== null && data !== undefined && !isPlaceholderData,
    isLoading: wanted !== null && isFetching && (!data || isPlaceholderData),
    refusal,
    retry: () => void query.refetch(),
  }
}
