import type { ExampleFare, HomeFacts } from '@ozi/contract'
import { Refusal } from '../../platform/refusal.ts'
import { toKm, toMinutes, type PlacesService } from '../places/places.service.ts'
import type { PricingService } from '../pricing/pricing.service.ts'
import { chooseExampleTrips, type ExampleTrip } from './example-trips.ts'

/** As long as the cached home page is shown. */
const KEPT_MS = 60_000

/** The categories of places that people of a city know: its parts, and the towns around it. */
const PARTS = ['neighborhood', 'estate']
const TOWNS = ['town']

/** What the home page says a delivery costs now. */
export function createHomeService(deps: {
  places: Pick<PlacesService, 'findWay' | 'placesOf'>
  pricing: Pick<PricingService, 'priceOf'>
  nowMs?: () => number
}) {
  const { places, pricing, nowMs = Date.now } = deps
  let kept: { readonly facts: Promise<HomeFacts>; readonly untilMs: number } | undefined

  /** The fare of a trip; none if nobody can ride it now, because a road is closed or the maps do not answer. */
  async function fareOf({ from, to }: ExampleTrip): Promise<ExampleFare[]> {
    try {
      const way = await places.findWay(from.coordinates, to.coordinates)
      const total = await pricing.priceOf(way)
      const ends = { from: toEnd(from), to: toEnd(to) }
      const durationMinutes = toMinutes(way.durationS)
      return [{ ...ends, distanceKm: toKm(way.distanceM), durationMinutes, total }]
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  }

  async function read(): Promise<HomeFacts> {
    const trips = chooseExampleTrips(places.placesOf(PARTS), places.placesOf(TOWNS))
    const fares = await Promise.all(trips.map(fareOf))
    return { fares: fares.flat().sort((a, b) => a.distanceKm - b.distanceKm) }
  }

  return {
    /** The answer is reused for a minute, because each home page that is not cached asks for it. */
    facts(): Promise<HomeFacts> {
      if (kept && kept.untilMs > nowMs()) return kept.facts
      const facts = read()
      kept = { facts, untilMs: nowMs() + KEPT_MS }
      facts.catch(() => (kept = undefined))
      return facts
    },
  }
}

export type HomeService = ReturnType<typeof createHomeService>

const toEnd = ({ placeName, coordinates }: ExampleTrip['from']) => ({ placeName, coordinates })
