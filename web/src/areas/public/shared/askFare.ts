import { type AddressSuggestion, type Quote, REFUSALS, type ServiceArea, SUGGESTIONS } from '@ozi/contract'
import { refusalOf } from '~/api/refusal'
import type { PublicCalls } from '~/api/pageServer'

/** The two ends in the address; `At` is the point of an end chosen from the list. */
export interface FareQuery {
  readonly from: string
  readonly to: string
  readonly fromAt: string
  readonly toAt: string
}

/** A way and what is around it; points are [longitude, latitude]. */
export interface WayToDraw {
  readonly way: readonly LngLat[]
  /** Main roads near it. */
  readonly streets: readonly (readonly LngLat[])[]
  readonly areas: readonly ServiceArea[]
}
type LngLat = readonly [number, number]

export type FareEnd = 'from' | 'to'

/** The outcome of a request for a fare. */
export type FareAnswer =
  | {
      readonly kind: 'fare'
      readonly quote: Quote
      readonly from: AddressSuggestion
      readonly to: AddressSuggestion
      /** The data that the way is drawn from; null if they could not be read. */
      readonly drawing: WayToDraw | null
    }
  /** There is no fare for these two places, and a retry will not help. */
  | { readonly kind: 'refused'; readonly reason: FareRefusal; readonly end?: FareEnd }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed' }

const REFUSED = ['OUTSIDE_AREA', 'NO_ROAD_NEARBY', 'NO_ROUTE', 'SAME_PLACE'] as const

type FareRefusal = 'missing' | 'unknown' | (typeof REFUSED)[number]

export function readFareQuery(search: URLSearchParams): FareQuery {
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, SUGGESTIONS.queryMax)
  return { from: read('from'), to: read('to'), fromAt: read('fromAt'), toAt: read('toAt') }
}

/** Always resolves: a page that shows a fare never fails because of it. */
export async function askFare(calls: PublicCalls, asked: FareQuery): Promise<FareAnswer> {
  if (asked.from === '') return { kind: 'refused', reason: 'missing', end: 'from' }
  if (asked.to === '') return { kind: 'refused', reason: 'missing', end: 'to' }
  try {
    const [pickup, dropoff] = await Promise.all([
      findPlace(calls, asked.from, asked.fromAt),
      findPlace(calls, asked.to, asked.toAt),
    ])
    if (!pickup) return { kind: 'refused', reason: 'unknown', end: 'from' }
    if (!dropoff) return { kind: 'refused', reason: 'unknown', end: 'to' }
    const [{ data: quote }, drawing] = await Promise.all([
      calls.pricing.quote({ kind: 'send', pickup, dropoff }),
      readWay(calls, pickup, dropoff),
    ])
    return { kind: 'fare', quote, from: pickup, to: dropoff, drawing }
  } catch (error) {
    return whyNot(error)
  }
}

/** A fare without a drawing is as good a fare. */
async function readWay(
  { places }: PublicCalls,
  from: AddressSuggestion,
  to: AddressSuggestion,
): Promise<WayToDraw | null> {
  try {
    const [{ geometry, streets = [] }, { areas }] = await Promise.all([
      places.directions({ from: from.coordinates.join(), to: to.coordinates.join(), streets: 'true' }),
      places.areas(),
    ])
    return { way: geometry.coordinates, streets, areas }
  } catch {
    return null
  }
}

/** The place at the chosen point, else the one that matches the text best. */
async function findPlace(calls: PublicCalls, q: string, at: string): Promise<AddressSuggestion | undefined> {
  const { suggestions } = await calls.places.search({ q, limit: SUGGESTIONS.max })
  return suggestions.find(({ coordinates }) => coordinates.join(',') === at) ?? suggestions[0]
}

function whyNot(error: unknown): FareAnswer {
  const { code, end, status } = refusalOf(error)
  const reason = REFUSED.find((each) => each === code)
  if (reason) {
    return {
      kind: 'refused',
      reason,
      ...(end === undefined ? {} : { end: end === 'pickup' ? 'from' : 'to' }),
    }
  }
  return { kind: status === REFUSALS.RATE_LIMITED.status ? 'busy' : 'failed' }
}
