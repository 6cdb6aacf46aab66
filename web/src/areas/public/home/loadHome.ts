import type { HomeFacts, ServiceArea, Store } from '@ozi/contract'
import type { PublicCalls } from '~/api/pageServer'
import { type FareQuery, askFare, type FareAnswer } from '../shared/askFare'

const STORES_SHOWN = 6

/** The city's facts on the home page. */
export interface City {
  readonly name: string
  readonly centre: string
}

export interface HomeData {
  readonly city: City | null
  readonly areas: readonly ServiceArea[]
  readonly stores: readonly Store[]
  readonly facts: HomeFacts
  readonly asked: FareQuery
  /** null if no fare was requested. */
  readonly answer: FareAnswer | null
  /** false if some data failed to load and the page omits it. */
  readonly isWhole: boolean
  /** The path as requested. */
  readonly path: string
}

/**
 * The catalogue and city data of the home page. What fails to load is omitted; the page itself never fails.
 */
export async function loadHome(
  calls: PublicCalls,
  asked: FareQuery,
  { search, searchParams }: URL,
): Promise<HomeData> {
  let isWhole = true
  const without = <T>(nothing: T) => {
    return () => {
      isWhole = false
      return nothing
    }
  }
  const hasAsked = searchParams.has('from') && searchParams.has('to')
  const [city, areas, stores, facts, answer] = await Promise.all([
    calls.places
      .region()
      .then(({ city: name, centre }) => ({ name, centre: centre.join(',') }), without(null)),
    calls.places.areas().then(({ areas: served }) => served, without([])),
    calls.catalogue.listStores({ limit: STORES_SHOWN }).then(({ stores: listed }) => listed, without([])),
    calls.home.facts().then(({ data }) => data, without<HomeFacts>({ fares: [] })),
    hasAsked ? askFare(calls, asked) : null,
  ])
  return { city, areas, stores, facts, asked, answer, isWhole, path: `/${search}` }
}
