import type { ServiceArea } from '@ozi/contract'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Dot extends Point {
  readonly name: string
  readonly kind: ServiceArea['kind']
  /** The control point of the curve from the middle. */
  readonly bend: Point
}

/** A name beside its dot; its text runs away from the dot (`start`) or up to it (`end`). */
export interface Label extends Point {
  readonly name: string
  readonly anchor: 'start' | 'end'
}

export interface MapPlot {
  readonly dots: readonly Dot[]
  readonly middle: Point
  readonly width: number
  readonly height: number
  /** Boxes that names keep clear of, besides all dots. */
  readonly clear: readonly Box[]
}

const WIDTH = 440
const MARGIN = { side: 70, edge: 24 }
/**
 * The size of names in the plot's units, assuming wide letters. On phones the plot is scaled down, so its
 * letters must be larger.
 */
export const LETTERS = {
  wide: { size: 13, width: 8.6, height: 20 },
  phone: { size: 18, width: 12, height: 25 },
} as const
type Letters = (typeof LETTERS)[keyof typeof LETTERS]

/** Positions the areas, north up, so that all are visible. */
export function plotAreas(areas: readonly ServiceArea[], centreText: string): MapPlot {
  const [lng = 0, lat = 0] = centreText.split(',').map(Number)
  const points = [...areas.map(({ coordinates }) => coordinates), [lng, lat] as const]
  const lngs = points.map(([x]) => x)
  const lats = points.map(([, y]) => y)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const scale = (WIDTH - 2 * MARGIN.side) / Math.max(east - west, 1e-6)
  const height = Math.round((north - south) * scale + 2 * MARGIN.edge)
  const place = ([x, y]: readonly [number, number]): Point => ({
    x: round(MARGIN.side + (x - west) * scale),
    y: round(MARGIN.edge + (north - y) * scale),
  })
  const middle = place([lng, lat])

  const dots = areas.map(({ name, kind, coordinates }, index): Dot => {
    const at = place(coordinates)
    return { name, kind, ...at, bend: bendOf(middle, at, index) }
  })
  const spiral = { left: middle.x - 34, right: middle.x + 34, top: middle.y - 36, bottom: middle.y + 34 }
  return { dots, middle, width: WIDTH, height, clear: [spiral] }
}

/**
 * The names that fit without overlapping: each beside its dot, preferably on the side away from the middle.
 */
export function labelsOf({ dots, middle, width, clear }: MapPlot, letters: Letters): Label[] {
  const taken: Box[] = [...dots.map(boxAround), ...clear]
  return dots.flatMap(({ name, x, y }, index): Label[] => {
    const room = name.length * letters.width
    const height = { top: y - letters.height / 2, bottom: y + letters.height / 2 }
    const start = { anchor: 'start', box: { left: x + 8, right: x + 10 + room, ...height } } as const
    const end = { anchor: 'end', box: { left: x - 10 - room, right: x - 8, ...height } } as const
    const side = (x < middle.x ? [end, start] : [start, end]).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= width &&
        !taken.some((other, which) => which !== index && overlap(box, other)),
    )
    if (side === undefined) return []
    taken.push(side.box)
    return [
      {
        name,
        anchor: side.anchor,
        x: side.anchor === 'end' ? x - 10 : x + 10,
        y: round(y + letters.size * 0.35),
      },
    ]
  })
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxAround = ({ x, y }: Point): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Halfway, and a little to the left or right of the straight line. */
function bendOf(from: Point, to: Point, index: number): Point {
  const swing = index % 2 === 0 ? 0.16 : -0.16
  return {
    x: round((from.x + to.x) / 2 + (to.y - from.y) * swing),
    y: round((from.y + to.y) / 2 - (to.x - from.x) * swing),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
