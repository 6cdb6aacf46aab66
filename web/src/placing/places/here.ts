/** Why somebody's place could not be told. */
export type HereTrouble = 'denied' | 'timeout' | 'unavailable'

export interface Fix {
  /** [longitude, latitude] */
  readonly coordinates: readonly [number, number]
  readonly accuracyM: number
}

/** Beyond this one cannot be sure of the name: the next street is as far. */
export const ROUGH_M = 100

/** Beyond this it is no place for a rider to go to: a desk's network says where its provider is. */
export const VAGUE_M = 3000

const PRECISE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 }

/** Under a roof the satellites are not seen: the masts still are. */
const COARSE: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser where it is; it asks the person. Rejects with a HereTrouble. */
export async function findFix(): Promise<Fix> {
  if (typeof navigator === 'undefined' || !('geolocation' in navigator)) throw new NoFix('unavailable')
  try {
    return await ask(PRECISE)
  } catch (error) {
    if (troubleOf(error) === 'denied') throw error
    return ask(COARSE)
  }
}

export class NoFix extends Error {
  readonly trouble: HereTrouble
  constructor(trouble: HereTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

export const troubleOf = (error: unknown): HereTrouble =>
  error instanceof NoFix ? error.trouble : 'unavailable'

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

/** As people say a distance they do not know well: 300 m, 2 km. */
export function roughly(metres: number): string {
  if (metres >= 1000) return `${String(Math.round(metres / 1000))} km`
  return `${String(Math.max(50, Math.round(metres / 50) * 50))} m`
}
