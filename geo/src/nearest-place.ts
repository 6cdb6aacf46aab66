import { haversineM, METRES_PER_DEGREE, type LngLat } from './geometry.ts'
import type { Place } from './places-file.ts'

/** Finds the nearest place; of equally near ones, the first in the list. */
export type NearestPlace = (point: LngLat, limitM: number) => Place | undefined

/**
 * Sorts places by latitude. A search starts at the point's latitude and goes north and south only as far as
 * the nearest place found so far. Measured with 30,000 places in bench/geo.bench.ts; a grid would only pay
 * off with many more.
 */
export function indexNearest(places: readonly Place[]): NearestPlace {
  const sorted = places
    .map((place, order) => ({ place, order, lng: place.coordinates[0], lat: place.coordinates[1] }))
    .sort((a, b) => a.lat - b.lat)
  const latitudes = Float64Array.from(sorted, ({ lat }) => lat)

  return ([lng, lat], limitM) => {
    let best: (typeof sorted)[number] | undefined
    let bestM = limitM
    /** @returns whether to continue in this direction */
    const visit = (i: number): boolean => {
      const each = sorted[i]
      if (!each || Math.abs(each.lat - lat) * METRES_PER_DEGREE > bestM) return false
      const metres = haversineM(lng, lat, each.lng, each.lat)
      if (metres < bestM || (metres === bestM && (!best || each.order < best.order))) {
        best = each
        bestM = metres
      }
      return true
    }
    const middle = firstAtLeast(latitudes, lat)
    for (let north = middle; visit(north);) north++
    for (let south = middle - 1; visit(south);) south--
    return best?.place
  }
}

/** The first index whose value is at least `wanted`, in ascending values. */
function firstAtLeast(ascending: Float64Array, wanted: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? Infinity) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
