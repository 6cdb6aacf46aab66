/** Why the user could not be located. */
type NoFixReason = 'denied' | 'timeout' | 'unavailable'

interface Fix {
  /** [longitude, latitude] */
  readonly coordinates: readonly [number, number]
  readonly accuracyM: number
}

/** Beyond this accuracy the name may be wrong: the next street is as near. */
export const ROUGH_M = 100

/**
 * Beyond this accuracy the position is useless to a rider: a wired network reports its provider's location.
 */
export const VAGUE_M = 3000

const PRECISE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 }

/** Indoors there is no GPS, but positions from mobile masts still work. */
const COARSE: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** Locates the user; the browser asks for permission. Rejects with a NoFix. */
export async function findFix(): Promise<Fix> {
  if (typeof navigator === 'undefined' || !('geolocation' in navigator)) throw new NoFix('unavailable')
  try {
    return await ask(PRECISE)
  } catch (error) {
    if (noFixReason(error) === 'denied') throw error
    return ask(COARSE)
  }
}

export class NoFix extends Error {
  readonly reason: NoFixReason
  constructor(reason: NoFixReason) {
    super(reason)
    this.reason = reason
  }
}

export const noFixReason = (error: unknown): NoFixReason =>
  error instanceof NoFix ? error.reason : 'unavailable'

function ask(options: PositionOptions): Promise<Fix> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve({ coordinates: [longitude, latitude], accuracyM: accuracy }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        reject(
          new NoFix(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable'),
        ),
      options,
    )
  })
}

/** An imprecise distance as people say it: 300 m, 2 km. */
export function formatRoughDistance(metres: number): string {
  if (metres >= 1000) return `${String(Math.round(metres / 1000))} km`
  return `${String(Math.max(50, Math.round(metres / 50) * 50))} m`
}
