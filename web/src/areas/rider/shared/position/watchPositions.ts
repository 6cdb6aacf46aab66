import { POSITION, type PositionInput } from '@ozi/contract'

/** Why the phone does not say where it is. */
export type PositionError = 'denied' | 'unavailable'

interface WatchParts {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'> | null
  readonly found: (position: PositionInput) => void
  /** Null once the phone says again where it is. */
  readonly onError: (error: PositionError | null) => void
}

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 }
/** A phone that does not move may say nothing for long. */
const ASK_EVERY_MS = 60_000

/** Follows the phone and passes on some of its positions, as many as others need. @returns stops */
export function watchPositions({ geolocation, found, onError }: WatchParts): () => void {
  if (!geolocation) {
    onError('unavailable')
    return () => undefined
  }
  let last: GeolocationPosition | null = null
  const pass = (position: GeolocationPosition) => {
    onError(null)
    if (last && !isWorthSending(last, position)) return
    last = position
    const { longitude, latitude, accuracy } = position.coords
    found({
      coordinates: [longitude, latitude],
      accuracy,
      at: new Date(position.timestamp).toISOString(),
    })
  }
  const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) =>
    onError(code === PERMISSION_DENIED ? 'denied' : 'unavailable')
  const watch = geolocation.watchPosition(pass, fail, OPTIONS)
  const timer = setInterval(() => geolocation.getCurrentPosition(pass, fail, OPTIONS), ASK_EVERY_MS)
  return () => {
    geolocation.clearWatch(watch)
    clearInterval(timer)
  }
}

function isWorthSending(last: GeolocationPosition, next: GeolocationPosition): boolean {
  return (
    next.timestamp - last.timestamp >= POSITION.everySeconds * 1000 ||
    metresBetween(last.coords, next.coords) >= POSITION.everyMetres
  )
}

const METRES_PER_DEGREE = 111_195

/** Exact enough within a city. */
function metresBetween(from: GeolocationCoordinates, to: GeolocationCoordinates): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(east, to.latitude - from.latitude) * METRES_PER_DEGREE
}
