import type { AddressSuggestion } from '@ozi/contract'
import { haversineM } from '@ozi/geo'

export interface ExampleTrip {
  readonly from: AddressSuggestion
  readonly to: AddressSuggestion
}

/** Through the city, across it, and out of it, in metres as the crow flies. */
const REACHES_M = [3_000, 6_000, 10_000]

/**
 * Errands of different lengths between places that people of the city know. No place is in two of them.
 * @param parts parts of the city
 * @param towns around it; the longest errand leads to one of them, if there is any
 */
export function chooseExampleTrips(
  parts: readonly AddressSuggestion[],
  towns: readonly AddressSuggestion[],
): ExampleTrip[] {
  const trips: ExampleTrip[] = []
  for (const reachM of REACHES_M) {
    const taken = new Set(trips.flatMap(({ from, to }) => [from, to]))
    const free = parts.filter((part) => !taken.has(part))
    const isLast = reachM === REACHES_M.at(-1)
    const best = nearestTo(reachM, free, isLast && towns.length > 0 ? towns : free)
    if (best) trips.push(best)
  }
  return trips
}

/** The two places whose distance is nearest to `reachM`. */
function nearestTo(
  reachM: number,
  starts: readonly AddressSuggestion[],
  ends: readonly AddressSuggestion[],
): ExampleTrip | undefined {
  let best: ExampleTrip | undefined
  let leastM = Infinity
  for (const from of starts) {
    for (const to of ends) {
      if (from.placeName === to.placeName) continue
      const offM = Math.abs(haversineM(...from.coordinates, ...to.coordinates) - reachM)
      if (offM >= leastM) continue
      best = { from, to }
      leastM = offM
    }
  }
  return best
}
