import { haversineM, METRES_PER_DEGREE, type LngLat } from '../geometry.ts'

/**
 * Makes a search for the nearest place within some metres; of equally near ones, the first in the list. Places are sorted
 * by latitude: the search starts at the point's and goes north and south only as far as the nearest place found so far. A
 * grid would only pay off with many more than 30,000.
 */
export function indexNearest<Each extends { coordinates: LngLat }>(
  places: readonly Each[],
): (point: LngLat, limitM: number) => Each | undefined {
  const latitudeOf = Float64Array.from(places, ({ coordinates }) => coordinates[1])
  const sorted = Int32Array.from(places.keys()).sort(
    (a, b) => (latitudeOf[a] ?? 0) - (latitudeOf[b] ?? 0) || a - b,
  )
  const latitudes = Float64Array.from(sorted, (p) => latitudeOf[p] ?? 0)
  const longitudes = Float64Array.from(sorted, (p) => places[p]?.coordinates[0] ?? 0)

  return ([lng, lat], limitM) => {
    let best = -1
    let bestM = limitM
    /** @returns whether to continue in this direction */
    const visit = (i: number): boolean => {
      const latitude = latitudes[i]
      if (latitude === undefined || Math.abs(latitude - lat) * METRES_PER_DEGREE > bestM) return false
      const metres = haversineM(lng, lat, longitudes[i] ?? 0, latitude)
      const place = sorted[i] ?? 0
      if (metres < bestM || (metres === bestM && (best === -1 || place < best))) {
        best = place
        bestM = metres
      }
      return true
    }
    const middle = firstAtLeast(latitudes, lat)
    for (let north = middle; visit(north);) north++
    for (let south = middle - 1; visit(south);) south--
    return places[best]
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
