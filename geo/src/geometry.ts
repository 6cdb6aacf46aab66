/** [longitude, latitude] in degrees, WGS 84, the order GeoJSON uses. */
export type LngLat = [lng: number, lat: number]

/** [west, south, east, north] in degrees. */
export type BBox = [west: number, south: number, east: number, north: number]

const EARTH_RADIUS_M = 6_371_000
const RADIANS = Math.PI / 180

/** Metres per degree of latitude on the sphere that all code here uses. */
export const METRES_PER_DEGREE = EARTH_RADIUS_M * RADIANS

/** Great-circle distance in metres between two points (haversine, mean earth radius). */
export function haversineM(lng1: number, lat1: number, lng2: number, lat2: number): number {
  const sinLat = Math.sin(((lat2 - lat1) * RADIANS) / 2)
  const sinLng = Math.sin(((lng2 - lng1) * RADIANS) / 2)
  const h = sinLat * sinLat + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * sinLng * sinLng
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Metres per degree of longitude at a latitude. */
export function metresPerDegreeLng(lat: number): number {
  return METRES_PER_DEGREE * Math.cos(lat * RADIANS)
}

/** True if a point lies in a box, edges included. False unless both coordinates are finite numbers. */
export function isInside(bbox: BBox, lng: number, lat: number): boolean {
  return lng >= bbox[0] && lng <= bbox[2] && lat >= bbox[1] && lat <= bbox[3]
}

/** The smallest box around some points. */
export function boxOf(points: Iterable<LngLat>): BBox {
  const box: BBox = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of points) {
    box[0] = Math.min(box[0], lng)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lng)
    box[3] = Math.max(box[3], lat)
  }
  return box
}

/** True if a point is inside a closed ring: a ray from it crosses the ring an odd number of times. */
export function isInRing(ring: readonly LngLat[], [lng, lat]: LngLat): boolean {
  let isIn = false
  ring.forEach((b, i) => {
    const a = ring[i - 1]
    if (!a || a[1] > lat === b[1] > lat) return
    if (lng < ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]) + a[0]) isIn = !isIn
  })
  return isIn
}

/**
 * Where the point nearest to `lng, lat` lies on a straight segment: 0 at its start, 1 at its end. Computed on
 * a plane around that point; for the length of road segments the error is far below a metre.
 */
export function nearestFraction(
  lng: number,
  lat: number,
  startLng: number,
  startLat: number,
  endLng: number,
  endLat: number,
): number {
  const scale = Math.cos(lat * RADIANS)
  const dx = (endLng - startLng) * scale
  const dy = endLat - startLat
  const lengthSquared = dx * dx + dy * dy
  if (lengthSquared === 0) return 0
  const along = ((lng - startLng) * scale * dx + (lat - startLat) * dy) / lengthSquared
  return along < 0 ? 0 : along > 1 ? 1 : along
}

/** Length of a line in metres. */
export function lineLengthM(line: readonly LngLat[]): number {
  let metres = 0
  let previous: LngLat | undefined
  for (const point of line) {
    if (previous) metres += haversineM(previous[0], previous[1], point[0], point[1])
    previous = point
  }
  return metres
}

/** Points on a line: the middles of equal parts of at most `partM` metres. */
export function pointsAlong(line: readonly LngLat[], partM: number): LngLat[] {
  const lengthM = lineLengthM(line)
  const parts = Math.max(1, Math.ceil(lengthM / partM))
  const points: LngLat[] = []
  let doneM = 0
  line.forEach((point, i) => {
    const before = line[i - 1] ?? point
    const segmentM = haversineM(before[0], before[1], point[0], point[1])
    for (;;) {
      const nextM = ((points.length + 0.5) / parts) * lengthM
      if (points.length === parts || segmentM === 0 || nextM > doneM + segmentM) break
      const along = (nextM - doneM) / segmentM
      points.push([before[0] + (point[0] - before[0]) * along, before[1] + (point[1] - before[1]) * along])
    }
    doneM += segmentM
  })
  return points
}

/** How far a point is from a line, in metres; Infinity if the line has no points. */
export function distanceToLineM([lng, lat]: LngLat, line: readonly LngLat[]): number {
  return Math.min(
    ...line.map((end, i) => {
      const start = line[i - 1] ?? end
      const along = nearestFraction(lng, lat, ...start, ...end)
      return haversineM(
        lng,
        lat,
        start[0] + (end[0] - start[0]) * along,
        start[1] + (end[1] - start[1]) * along,
      )
    }),
  )
}
