/** Longitude, latitude. */
export type Point = readonly [number, number]

/** A ring marks a pickup, a pin a dropoff or another place. */
export interface MapPin {
  readonly id: string
  readonly mark: 'ring' | 'pin'
  readonly at: Point
  /** Its meaning, for people who do not see it: "Dropoff: FUTO". */
  readonly label: string
  readonly isMovable?: boolean
  /** The page that a press on it opens. */
  readonly href?: string
}

/** The rider's place and its time. */
export interface MapRider {
  readonly coordinates: Point
  /** ISO 8601 */
  readonly at: string
  /** Metres. */
  readonly accuracy: number
  /** Degrees clockwise from north; absent while the rider stands. */
  readonly heading?: number
  readonly label?: string
}

/**
 * One dot of hundreds. The page lists what the dots stand for: a keyboard does not reach them.
 * - `bad`: it needs somebody now
 * - `wait`: it will, if nothing happens
 * - `calm`: all is well
 * - `rider`
 */
export interface MapSpot {
  readonly id: string
  readonly at: Point
  readonly tone: 'bad' | 'wait' | 'calm' | 'rider'
}

/** The drawing on the map of the region. */
export interface MapContent {
  readonly pins: readonly MapPin[]
  /** The way between them along roads. */
  readonly way?: readonly Point[] | null | undefined
  readonly rider?: MapRider | undefined
  /** Stretches of road that are closed. */
  readonly closed?: readonly (readonly Point[])[] | undefined
  /** Without pins, the map first shows the part that has them all. */
  readonly spots?: readonly MapSpot[] | undefined
  /** Presses on it are told, and it stays where it is, whatever is drawn. */
  readonly isDrawing?: boolean | undefined
}

/** The points that the shown part of the map must contain: of closed roads beside a way, none. */
export const pointsOf = ({ pins, way, rider, closed, spots }: MapContent): readonly Point[] => [
  ...pins.map(({ at }) => at),
  ...(pins.length === 0 ? (spots ?? []).map(({ at }) => at) : []),
  ...(way ?? []),
  ...(rider ? [rider.coordinates] : []),
  ...(way ? [] : (closed ?? []).flat()),
]

/** West, south, east, north; null of no points. */
export function boundsOf(points: readonly Point[]): readonly [number, number, number, number] | null {
  if (points.length === 0) return null
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
