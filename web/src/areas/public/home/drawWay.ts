import type { ServiceArea } from '@ozi/contract'
import type { WayToDraw } from '../shared/askFare'
import { type Box, type Dot, type Label, LETTERS, type MapPlot } from './plotAreas'

type LngLat = readonly [number, number]
type Point = readonly [x: number, y: number]

interface WaySketch {
  /** SVG path data. */
  readonly way: string
  readonly streets: string
  readonly start: Point
  readonly end: Point
  /** For both ends, the side on which the way leads away. */
  readonly ends: readonly EndName[]
  /** Parts of the city that are in view. */
  readonly names: MapPlot
}

interface EndName extends Pick<Label, 'name' | 'x' | 'y' | 'anchor'> {
  readonly room: Box
}

/** In SVG units. The margin has room for the ring, the pin and their names. */
export const DRAWING = { width: 480, height: 300, margin: 56 } as const
/** How far apart the points of a line are at least: closer ones only make the page larger. */
const LEAST_STEP = 2.5
/** Streets are drawn a little over the edge, which cuts them. */
const OVER_EDGE = 30

/** Draws the way and the streets around it, north up, without distortion; null for a way without length. */
export function drawWay(
  { way, streets, areas }: WayToDraw,
  ends: readonly [from: string, to: string],
): WaySketch | null {
  const place = fitTo(way)
  if (!place) return null
  const line = thinned(way.map(place))
  const [start] = line
  const end = line.at(-1)
  if (!start || !end) return null
  const near = areas.flatMap(({ name, kind, coordinates }): Dot[] => {
    const at = place(coordinates)
    return isInView(at, 0) && !ends.includes(name) ? [dotAt(name, at, kind)] : []
  })
  const isUp = start[1] > end[1]
  const named = [nameBeside(ends[0], start, !isUp, RING), nameBeside(ends[1], end, isUp, PIN)]
  return {
    way: pathOf(line),
    streets: streets.flatMap((street) => piecesInView(street.map(place)).map(pathOf)).join(''),
    start,
    end,
    ends: named,
    names: {
      dots: near,
      width: DRAWING.width,
      height: DRAWING.height,
      middle: { x: DRAWING.width / 2, y: DRAWING.height / 2 },
      clear: [...named.map(({ room }) => room), ...[start, end].map(boxOfMark)],
    },
  }
}

/** How far the marks of the ends reach up and down from their point. */
const RING = { up: 14, down: 14 }
const PIN = { up: 34, down: 6 }
/** Room for a letter of a phone's size. */
const { size: LETTER, width: LETTER_WIDTH } = LETTERS.phone

const boxOfMark = ([x, y]: Point): Box => ({ left: x - 14, right: x + 14, top: y - 34, bottom: y + 14 })

/** How long a name may be. */
const MOST_LETTERS = Math.floor(DRAWING.width / LETTER_WIDTH)

/**
 * The name of an end stands above it or below it: on the side that the way does not go to. It never leaves the drawing,
 * which would cut it.
 */
function nameBeside(whole: string, [x, y]: Point, isAbove: boolean, mark: typeof RING): EndName {
  const name = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS - 1)}…` : whole
  const long = name.length * LETTER_WIDTH
  const anchor = x > DRAWING.width / 2 ? 'end' : 'start'
  const wanted = anchor === 'end' ? x + 12 - long : x - 12
  const left = Math.max(0, Math.min(wanted, DRAWING.width - long))
  const right = left + long
  const textY = isAbove ? y - mark.up - 4 : y + mark.down + LETTER
  return {
    name,
    anchor,
    x: anchor === 'end' ? right : left,
    y: textY,
    room: { left, right, top: textY - LETTER, bottom: textY + 4 },
  }
}

const dotAt = (name: string, [x, y]: Point, kind: ServiceArea['kind']): Dot => ({
  name,
  kind,
  x,
  y,
  bend: { x, y },
})

/** How points are placed so that the way fills the drawing. */
function fitTo(way: readonly LngLat[]): ((at: LngLat) => Point) | null {
  const [first] = way
  if (!first || way.length < 2) return null
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const squeeze = Math.cos((first[1] * Math.PI) / 180)
  const xs = way.map(([lng]) => lng * squeeze)
  const ys = way.map(([, lat]) => -lat)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const { width, height, margin } = DRAWING
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
  if (!Number.isFinite(scale)) return null
  return ([lng, lat]) => [
    round(width / 2 + (lng * squeeze - (left + right) / 2) * scale),
    round(height / 2 + (-lat - (top + bottom) / 2) * scale),
  ]
}

const isInView = ([x, y]: Point, over: number): boolean =>
  x >= -over && x <= DRAWING.width + over && y >= -over && y <= DRAWING.height + over

/** The parts of a line that are in view, each with the point before and after it. */
function piecesInView(line: readonly Point[]): (readonly Point[])[] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  line.forEach((point, at) => {
    const isNear = [line[at - 1], point, line[at + 1]].some((each) => each && isInView(each, OVER_EDGE))
    if (isNear) piece.push(point)
    if ((!isNear || at === line.length - 1) && piece.length > 0) {
      if (piece.length > 1) pieces.push(piece)
      piece = []
    }
  })
  return pieces.map(thinned)
}

function thinned(line: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  line.forEach((point, at) => {
    const last = kept.at(-1)
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP
    if (isFar || at === line.length - 1) kept.push(point)
  })
  return kept
}

const pathOf = (line: readonly Point[]): string =>
  line.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join('')

const round = (value: number): number => Math.round(value * 10) / 10
