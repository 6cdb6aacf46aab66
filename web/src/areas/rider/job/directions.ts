export type Point = readonly [number, number]

/** '5.48120, 7.03320': latitude first, as people and map apps write it. */
export const writtenPoint = ([lng, lat]: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`

export const googleMapsLink = ([lng, lat]: Point): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${String(lat)},${String(lng)}`

export const appleMapsLink = ([lng, lat]: Point): string =>
  `https://maps.apple.com/?dirflg=d&daddr=${String(lat)},${String(lng)}`

/** The way to a place: on Android in whatever map app the rider has, elsewhere in the phone's usual one. */
export function directionsLink(to: Point, userAgent: string): string {
  const [lng, lat] = to.map(String)
  if (/Android/i.test(userAgent)) return `geo:${String(lat)},${String(lng)}?q=${String(lat)},${String(lng)}`
  return /iPhone|iPad|Macintosh/.test(userAgent) ? appleMapsLink(to) : googleMapsLink(to)
}
