type Point = readonly [number, number]

export const googleMapsLink = ([lng, lat]: Point): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${String(lat)},${String(lng)}`

const appleMapsLink = ([lng, lat]: Point): string =>
  `https://maps.apple.com/?dirflg=d&daddr=${String(lat)},${String(lng)}`

/** The way to a place: on Android in whatever map app the rider has, elsewhere in the phone's usual one. */
export function directionsLink(to: Point, userAgent: string): string {
  const [lng, lat] = to.map(String)
  if (/Android/i.test(userAgent)) return `geo:${String(lat)},${String(lng)}?q=${String(lat)},${String(lng)}`
  return /iPhone|iPad|Macintosh/.test(userAgent) ? appleMapsLink(to) : googleMapsLink(to)
}

/** A map app comes to the front within this time. */
const OPENS_MS = 1500

/** A phone without a map app follows a geo: link nowhere, and says nothing: the way is then shown by `instead`. */
export function unlessAnAppOpens(instead: () => void, page: EventTarget = window): void {
  const end = () => {
    clearTimeout(waiting)
    page.removeEventListener('blur', end)
  }
  const waiting = setTimeout(() => {
    end()
    instead()
  }, OPENS_MS)
  page.addEventListener('blur', end)
}
