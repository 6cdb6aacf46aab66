/** In SVG units; the margin has room for the ring and the pin. */
export const STILL = { width: 320, height: 190, margin: 34 } as const

interface StillWay {
  /** SVG path data. */
  readonly path: string
  readonly start: readonly [number, number]
  readonly end: readonly [number, number]
}

/**
 * Fits a route into the drawing, north up, without distortion.
 * @param way [longitude, latitude] in degrees; null for fewer than two points
 */
export function stillWayOf(way: readonly (readonly [number, number])[]): StillWay | null {
  const [first] = way
  const last = way.at(-1)
  if (!first || !last || way.length < 2) return null
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const squeeze = Math.cos((first[1] * Math.PI) / 180)
  const flat = way.map(([lng, lat]): [number, number] => [lng * squeeze, -lat])
  const xs = flat.map(([x]) => x)
  const ys = flat.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [spanX, spanY] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const roomX = STILL.width - 2 * STILL.margin
  const roomY = STILL.height - 2 * STILL.margin
  const scale = Math.min(roomX / (spanX || Number.EPSILON), roomY / (spanY || Number.EPSILON))
  const offsetX = (STILL.width - spanX * scale) / 2
  const offsetY = (STILL.height - spanY * scale) / 2
  const points = flat.map(([x, y]): [number, number] => [
    Math.round((offsetX + (x - left) * scale) * 10) / 10,
    Math.round((offsetY + (y - top) * scale) * 10) / 10,
  ])
  const [start] = points
  const end = points.at(-1)
  if (!start || !end) return null
  return { path: pathThrough(points, start, end), start, end }
}

type Point = [number, number]

/** Rounds the corners: each point is the control point of a curve between the midpoints of its segments. */
function pathThrough(points: readonly Point[], start: Point, end: Point): string {
  const bends = points.slice(1, -1).map(([x, y], i) => {
    const [nextX, nextY] = points[i + 2] ?? end
    return `Q${String(x)} ${String(y)} ${rounded((x + nextX) / 2)} ${rounded((y + nextY) / 2)}`
  })
  return `M${start.join(' ')}${bends.join('')}L${end.join(' ')}`
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)
